/** Redirect loops of domains: refuses redirects of a branded domain that lead back to itself. */

import { invalid } from '#service/api/reply.ts';
import { canonicalHost } from '#service/urls/canonical-host.ts';

/** @throws Refusal 400 where visitors could go in circles; '' is no redirect */
export function refuseLoops(
  host: string,
  { redirectroot, redirect404 }: { redirectroot: string; redirect404: string },
): void {
  const problems: string[] = [];
  if (onHost(redirectroot, host)?.pathname === '/') {
    problems.push(
      'redirectroot: Must not be the bare domain itself, as visitors would go in circles',
    );
  }
  if (onHost(redirect404, host) !== undefined) {
    problems.push(
      'redirect404: Must lead to another host than the domain itself, or visitors could go in circles',
    );
  }
  if (problems.length > 0) throw invalid(problems.join('; '));
}

function onHost(text: string, host: string): URL | undefined {
  if (text === '') return undefined;
  const url = new URL(text);
  return canonicalHost(url.host) === host ? url : undefined;
}
