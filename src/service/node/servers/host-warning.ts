/**
 * Host warning: warns once of a visit for a host without links, because a proxy in front may not
 * pass the Host header on.
 */
import { canonicalHost } from '#service/urls/canonical-host.ts';

/** Host names have no more characters than this; a longer text is cut. */
const maxHostLength = 253;

export class HostWarning {
  readonly #linksHost: string;
  readonly #warn: (message: string) => void;
  /** Nothing was warned of, and nothing shows that hosts are passed on. */
  #isNeeded = true;

  /** @param linksHost host[:port] of the service's own short links */
  constructor(linksHost: string, warn: (message: string) => void) {
    this.#linksHost = linksHost;
    this.#warn = warn;
  }

  /** A visit came for the service's own host, so a proxy in front passes hosts on. */
  onOwnHost(): void {
    this.#isNeeded = false;
  }

  /** A visit came for a host that is neither the service's own nor a branded domain. */
  onUnknownHost(sentHost: string): void {
    if (!this.#isNeeded) return;
    this.#isNeeded = false;
    const own = this.#linksHost;
    const host = canonicalHost(sentHost)?.slice(0, maxHostLength) ?? '';
    const received = host === '' ? 'without a host that can be read' : `for the host ${host}`;
    this.#warn(
      `A visit came ${received}, where no links are: they are on ${own} and on branded domains. ` +
        `If visitors ask for ${own}, the proxy in front does not pass that on. In nginx, add "proxy_set_header Host $host;" ` +
        '($http_host where the address has a port), or start with --trust-proxy if the proxy sends X-Forwarded-Host. ' +
        'If they ask for another host, name it with --links-url.',
    );
  }
}
