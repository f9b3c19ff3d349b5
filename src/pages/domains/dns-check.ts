/** DNS check: the record and the command for checking whether a domain points to the service. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';

interface DnsCheck {
  /** The hostname of the service, or its IP address. */
  target: string;
  /** `A` or `AAAA` where the target is an address, else `CNAME`. */
  record: 'CNAME' | 'A' | 'AAAA';
  /** Works on every system; prints the same address for both hostnames if the domain points to the service. */
  command: string;
}

/** The typed hostname or an example; nothing else gets into a command that people run. */
function hostnameIn(typed: string): string {
  const url = /^https?:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`;
  const hostname = canParseUrl(url) ? new URL(url).hostname : '';
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) ? hostname : 'go.example.com';
}

/**
 * @param typed the domain, possibly incomplete
 * @param serviceAddress such as `https://sho.example`
 */
export function dnsCheck(typed: string, serviceAddress: string): DnsCheck {
  const target = new URL(serviceAddress).hostname.replace(/^\[|\]$/g, '');
  const record = target.includes(':') ? 'AAAA' : /^[\d.]+$/.test(target) ? 'A' : 'CNAME';
  return { target, record, command: `nslookup ${hostnameIn(typed)}` };
}
