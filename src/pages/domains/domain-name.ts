/** The name of a domain: its address, or its id where that is empty or unread. */
import type { Domain } from '#contract/resources/domains.ts';
import { toShownAddress } from '#ui/safety/safe-url.ts';

export function domainName({ id, domain }: Pick<Domain, 'id' | 'domain'>): string {
  return toShownAddress(domain ?? '').slice(0, 300) || (id === null ? 'Domain' : `Domain ${id}`);
}
