/** Where a branded domain may send visitors who ask for none of its links: not in circles. */
import { canonicalHost } from '#service/addresses/canonical-host.ts';

/** What is wrong with the redirects of a domain, each problem with its field; '' is no redirect. */
export function redirectProblems(host: string, given: { redirectroot: string; redirect404: string }): string[] {
  const problems: string[] = [];
  const root = onHost(given.redirectroot, host);
  if (root?.pathname === '/') {
    problems.push('redirectroot: Must not be the bare domain itself, as visitors would go in circles');
  }
  if (onHost(given.redirect404, host) !== undefined) {
    problems.push('redirect404: Must lead to another host than the domain itself, or visitors could go in circles');
  }
  return problems;
}

function onHost(address: string, host: string): URL | undefined {
  if (address === '') return undefined;
  const url = new URL(address);
  return canonicalHost(url.host) === host ? url : undefined;
}
