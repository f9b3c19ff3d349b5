/** Whose host a visit names: the service's own, or a branded domain in the one spelling that the store knows. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { remembered } from './lru-map.ts';

const plain = /^[a-z0-9.-]+(:\d{1,5})?$/;

/**
 * A host in its one spelling: lower case, international names in their ASCII form, without a final dot or the port that
 * http and https have anyway. Undefined where it is no host at all.
 */
export function canonicalHost(host: string): string | undefined {
  const lower = host.trim().toLowerCase();
  let ascii = lower;
  if (!plain.test(lower)) {
    // Anything that could end the host part would make the parser see another host than the one that was sent.
    if (/[\s/\\?#@%]/.test(lower) || !canParseUrl(`http://${lower}`)) return undefined;
    ascii = new URL(`http://${lower}`).host;
  }
  const canonical = ascii.replace(/:(80|443)$/, '').replace(/\.(?=$|:)/, '');
  return canonical === '' || canonical.startsWith(':') ? undefined : canonical;
}

function split(host: string): { name: string; port: string } {
  const [, name = '', port = ''] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
  return { name, port };
}

// An address cannot be anybody's branded domain, so the service is meant by every one of them that leads to its port.
function isAddress(name: string): boolean {
  return name === 'localhost' || name.startsWith('[') || /^\d+(\.\d+){3}$/.test(name);
}

/**
 * Makes the function from the host of a request to the host in the store: '' for the service's own, which is also meant
 * by `localhost` and by any IP address with the same port; undefined for what is no host.
 *
 * @param linksHost host[:port] of the service's own short links
 */
export function hostResolver(linksHost: string): (host: string) => string | undefined {
  const own = canonicalHost(linksHost) ?? linksHost;
  const ownPort = split(own).port;
  const resolve = remembered(1000, 260, (sent): string | null => {
    const host = canonicalHost(sent);
    if (host === undefined) return null;
    const { name, port } = split(host);
    return host === own || (port === ownPort && isAddress(name)) ? '' : host;
  });
  return (host) => resolve(host) ?? undefined;
}
