/**
 * Social networks: the hosts of the networks that a link's `socialCount` counts, by its neutral
 * names.
 */
import type { CountedVisit } from '#service/store/store.ts';

type Network = NonNullable<CountedVisit['network']>;

const networks: readonly { network: Network; hosts: readonly RegExp[] }[] = [
  // Facebook, with the host that its outgoing links pass through (l.facebook.com) and its app
  {
    network: 'network1',
    hosts: [/(^|\.)facebook\.com$/, /(^|\.)fb\.(com|me)$/, /^com\.facebook\./],
  },
  // X, known as Twitter
  {
    network: 'network2',
    hosts: [/(^|\.)twitter\.com$/, /(^|\.)x\.com$/, /^t\.co$/, /^com\.twitter\./],
  },
  // Google, under the domains of all its countries
  {
    network: 'network3',
    hosts: [/(^|\.)google\.(com|[a-z]{2}|com?\.[a-z]{2})$/, /^com\.google\./],
  },
];

/** The network that a referring host belongs to, or null. */
export function networkOf(host: string): Network | null {
  return networks.find(({ hosts }) => hosts.some((pattern) => pattern.test(host)))?.network ?? null;
}
