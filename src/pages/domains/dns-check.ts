/** How somebody finds out whether a domain points to the service: the record to look for, and a command to try. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';

interface DnsCheck {
  /** The host that the record leads to, or an address where the service has no name. */
  target: string;
  /** `A` or `AAAA` where the target is an address, else `CNAME`. */
  record: 'CNAME' | 'A' | 'AAAA';
  /** Works on every system; answers alike for both hosts when the domain points to the service. */
  command: string;
}

/** The host in what somebody has typed so far, or one that stands for it; nothing else ever gets into a command. */
function hostIn(typed: string): string {
  const address = /^https?:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`;
  const host = canParseUrl(address) ? new URL(address).hostname : '';
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) ? host : 'go.example.com';
}

/**
 * The check for a domain.
 *
 * @param typed the domain as far as it is typed
 * @param serviceAddress the address of the service, e.g. `https://sho.example`
 */
export function dnsCheck(typed: string, serviceAddress: string): DnsCheck {
  const target = new URL(serviceAddress).hostname.replace(/^\[|\]$/g, '');
  const record = target.includes(':') ? 'AAAA' : /^[\d.]+$/.test(target) ? 'A' : 'CNAME';
  return { target, record, command: `nslookup ${hostIn(typed)}` };
}
