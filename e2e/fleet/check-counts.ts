/** Counts of the fleet: compares what was counted with what was answered. */
import type { Store } from '#service/store/store.ts';
import { countedLinks } from './fleet-database.ts';
import type { PlannedVisit } from './visitors.ts';

interface Checked {
  readonly words: string;
  readonly isGood: boolean;
}

/** The most that the counts may lack of a process that was killed, in milliseconds. */
const maxLost = 500;
/** Visits that may be under way at a process that is killed: counted there, and answered by another one. */
const underWay = 32;

/** Every link has exactly the visits that were answered, and the visitors that made them. */
export async function checkSpread(store: Store, visits: readonly PlannedVisit[]): Promise<Checked> {
  const counted = await countedLinks(store);
  const expected = new Map<string, { clicks: number; visitors: Set<string> }>();
  for (const { alias, from } of visits) {
    const link = expected.get(alias) ?? { clicks: 0, visitors: new Set() };
    link.clicks += 1;
    link.visitors.add(from);
    expected.set(alias, link);
  }
  const wrong = [...expected].filter(([alias, { clicks, visitors }]) => {
    const link = counted.get(alias);
    return link?.clicks !== clicks || link.visitors !== visitors.size || link.byBrowser !== clicks;
  });
  const sum = [...expected.keys()].reduce(
    (before, alias) => before + (counted.get(alias)?.clicks ?? 0),
    0,
  );
  const [first] = wrong.map(
    ([alias, { clicks, visitors }]) =>
      `${alias}: ${JSON.stringify({ clicks, visitors: visitors.size, is: counted.get(alias) })}`,
  );
  return {
    words:
      `Spread: ${String(sum)} counted of ${String(visits.length)}; ${String(wrong.length)} of ${String(expected.size)} links differ` +
      (first === undefined ? '' : ` (${first})`),
    isGood: wrong.length === 0,
  };
}

interface Killed {
  /** Of `performance.now`, as the times at which the process answered. */
  readonly killedAt: number;
  readonly answered: readonly number[];
}

/** The link has all visits but for the last that a killed process had answered, and has not written. */
export async function checkHot(
  store: Store,
  visits: readonly PlannedVisit[],
  { killedAt, answered }: Killed,
): Promise<Checked> {
  const { clicks = 0, visitors = 0, byBrowser = 0 } = (await countedLinks(store)).get('hot') ?? {};
  const missing = visits.length - clicks;
  const oldest = missing > 0 ? (answered[answered.length - missing] ?? -Infinity) : killedAt;
  const lost = Math.max(0, killedAt - oldest);
  const distinct = new Set(visits.map(({ from }) => from)).size;
  return {
    words:
      `One link: ${String(clicks)} counted of ${String(visits.length)}, ${String(missing)} missing: the last ${lost.toFixed(0)} ms ` +
      `of the killed process; ${String(visitors)} visitors of ${String(distinct)}`,
    isGood:
      missing >= -underWay &&
      lost <= maxLost &&
      byBrowser === clicks &&
      visitors <= distinct &&
      visitors >= distinct - Math.max(0, missing),
  };
}
