/** Host name normalization: one spelling for each host, and '' for the service's own. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { memoize } from './memoize.ts';

/**
 * What the parser would leave as it is; it also reads ports with a zero before them, and those that
 * are too large.
 */
const plain = /^[a-z0-9.-]+(:[1-9]\d{0,3})?$/;

/** A last label that is a number: the host is an IPv4 address, which has many spellings. */
const numeric = /(^|\.)(\d+|0x[\da-f]*)\.?(:\d{1,5})?$/;

/**
 * A host in its one spelling: lower case, international names in ASCII, IPv4 addresses as four
 * numbers, without a final dot and without the default port of http or https. Undefined for text
 * that is no host.
 */
export function canonicalHost(host: string): string | undefined {
  const lower = host.trim().toLowerCase();
  let ascii = lower;
  if (!plain.test(lower) || numeric.test(lower)) {
    // A character that ends the host part would make the parser see another host than the one that was
    // sent.
    if (/[\s/\\?#@%]/.test(lower) || !canParseUrl(`http://${lower}`)) return undefined;
    ascii = new URL(`http://${lower}`).host;
  }
  const canonical = ascii.replace(/:(80|443)$/, '').replace(/\.(?=$|:)/, '');
  // Without a name, or with a second final dot.
  return /^(:|$)|\.(:|$)/.test(canonical) ? undefined : canonical;
}

function split(host: string): { name: string; port: string } {
  const [, name = '', port = ''] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
  return { name, port };
}

// No account can have an IP address as its branded domain, so every one that leads to the service's
// port means the service.
export function isIpOrLocal(name: string): boolean {
  return name === 'localhost' || name.startsWith('[') || /^\d+(\.\d+){3}$/.test(name);
}

/**
 * Makes the function from the host of a request to the host in the store: '' for the service's own,
 * also for `localhost` and every IP address with the same port; undefined for text that is no host.
 *
 * @param linksHost host[:port] of the service's own short links
 */
export function hostResolver(linksHost: string): (host: string) => string | undefined {
  const own = canonicalHost(linksHost) ?? linksHost;
  const ownPort = split(own).port;
  const resolve = memoize(1000, 260, (sent): { host: string | undefined } => {
    const host = canonicalHost(sent);
    if (host === undefined) return { host };
    const { name, port } = split(host);
    return { host: host === own || (port === ownPort && isIpOrLocal(name)) ? '' : host };
  });
  return (host) => resolve(host).host;
}
