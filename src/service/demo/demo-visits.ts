/** Demo clicks: random click counts of a link, in which every figure adds up to its clicks. */
import type { ClickCountTable } from '#service/store/tables.ts';
import { networkOf } from '#service/visits/request/social-networks.ts';

/** A number from 0 up to, not including, 1. */
export type Random = () => number;

/** The same numbers for the same seed, so that all demo accounts are alike. */
export function seededRandom(seed: number): Random {
  // mulberry32
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Weights = Readonly<Record<string, number>>;

// By the names that visits are counted under.
const countries: Weights = {
  'United Kingdom': 30,
  Germany: 18,
  'United States': 14,
  Ireland: 9,
  France: 8,
  Netherlands: 6,
  Norway: 5,
  Japan: 4,
  Denmark: 3,
  Sweden: 3,
  Canada: 2.5,
  Spain: 2,
  Brazil: 1.5,
  Egypt: 1.2,
  India: 1,
  Australia: 1,
  Poland: 0.8,
};
const referrers: Weights = {
  Direct: 38,
  'harbourandpine.example': 12,
  'www.google.com': 14,
  'www.facebook.com': 9,
  't.co': 6,
  'journal.harbourandpine.example': 7,
  'mail.example.com': 5,
  'l.facebook.com': 3,
  'walks.example.org': 2.5,
  'forum.example.net': 2,
  'news.example.com': 1.5,
};
const systemsByBrowser: Readonly<Record<string, { weight: number; systems: Weights }>> = {
  Chrome: {
    weight: 40,
    systems: { Windows: 40, Android: 38, macOS: 14, Linux: 5, 'Chrome OS': 3 },
  },
  Safari: { weight: 32, systems: { iOS: 75, macOS: 25 } },
  'Microsoft Edge': { weight: 9, systems: { Windows: 92, macOS: 8 } },
  Firefox: { weight: 9, systems: { Windows: 45, Linux: 30, macOS: 15, Android: 10 } },
  'Samsung Internet for Android': { weight: 6, systems: { Android: 1 } },
  Opera: { weight: 2, systems: { Windows: 60, Android: 40 } },
};

const browsers: Weights = Object.fromEntries(
  Object.entries(systemsByBrowser).map(([name, { weight }]) => [name, weight]),
);

/**
 * The counts of a link; those of each dimension add up to `clicks`, those of the networks to less.
 */
export function demoCounts(linkId: number, clicks: number, random: Random): ClickCountTable[] {
  const rows: ClickCountTable[] = [];
  const add = (dimension: ClickCountTable['dimension'], counts: Map<string, number>): void => {
    for (const [name, count] of counts)
      if (count > 0) rows.push({ linkId, dimension, name, count });
  };

  const fromReferrer = share(clicks, referrers, random);
  const fromNetwork = new Map<string, number>();
  for (const [host, count] of fromReferrer) {
    const network = networkOf(host);
    if (network !== null) fromNetwork.set(network, (fromNetwork.get(network) ?? 0) + count);
  }
  const withBrowser = share(clicks, browsers, random);
  const withSystem = new Map<string, number>();
  for (const [browser, count] of withBrowser) {
    for (const [system, part] of share(count, systemsByBrowser[browser]?.systems ?? {}, random)) {
      withSystem.set(system, (withSystem.get(system) ?? 0) + part);
    }
  }

  add('country', share(clicks, countries, random));
  add('referrer', fromReferrer);
  add('network', fromNetwork);
  add('browser', withBrowser);
  add('os', withSystem);
  return rows;
}

/** Divides a whole number among names by weights that vary a little; the parts add up to it. */
function share(total: number, weights: Weights, random: Random): Map<string, number> {
  const varied = Object.entries(weights).map(([name, weight]) => ({
    name,
    weight: weight * (0.4 + 1.2 * random()),
  }));
  const sum = varied.reduce((before, { weight }) => before + weight, 0);
  const shares = new Map<string, number>();
  let seen = 0;
  let shared = 0;
  for (const { name, weight } of varied) {
    // Rounding the running sum, and not each share, is what keeps the total whole.
    seen += weight;
    const upTo = Math.round((total * seen) / sum);
    shares.set(name, upTo - shared);
    shared = upTo;
  }
  return shares;
}
