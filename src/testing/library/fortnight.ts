/** Fortnight: visits to the short links of a real service, and looks at their counters at random times, on a clock that jumps. */
import { visitorHash } from '#demo/worker/visitor-hash.ts';
import type { Engine } from '#engine/engine.ts';
import type { TestService } from '#testing/service/test-service.ts';
import { testVisits } from '#testing/service/test-visits.ts';
import type { ManualClock } from '#testing/time/manual-clock.ts';
import { seeded } from '#testing/time/simulation.ts';

const day = 86_400_000;
const minute = 60_000;

/** What the service had counted at one look. */
interface CountedReading {
  /** In whole seconds, as milliseconds since 1970. */
  readonly at: number;
  readonly clicks: number;
}

interface Fortnight {
  /** The looks at each link by its id, in the order of time; a link that was created later than the first look, and met on its first day, begins with its creation. */
  readonly readings: ReadonlyMap<number, readonly CountedReading[]>;
  /** Visits that were counted in all. */
  readonly visits: number;
}

interface FortnightDeps {
  /** With the clock below. */
  readonly service: TestService;
  readonly clock: ManualClock;
  readonly call: Engine['call'];
  readonly seed: number;
  /** Visits of a day. */
  readonly visitsADay: number;
}

/**
 * Fourteen days. The links of the service get visits, one of them most; one is created on the fourth day. Looks go to lists and to
 * details, a few in a day, and none from the sixth to the ninth day.
 */
export async function liveFortnight({
  service,
  clock,
  call,
  seed,
  visitsADay,
}: FortnightDeps): Promise<Fortnight> {
  const random = seeded(seed);
  const begin = clock.now();
  const counted = new Map<number, number>();
  const readings = new Map<number, CountedReading[]>();
  const ids: number[] = [];
  let isLookedAt = false;
  const { visit, flush } = testVisits(
    {},
    { store: service.store, now: clock.now, linksUrl: 'http://go.test', hash: visitorHash },
  );

  const note = (id: number, at: number, clicks: number) => {
    const list = readings.get(id) ?? [];
    list.push({ at: Math.floor(at / 1000) * 1000, clicks });
    readings.set(id, list);
  };
  const add = async () => {
    const number = ids.length + 1;
    const { id } = await service.addLink({
      url: `https://shop.example/${number}`,
      custom: `day-${number}`,
    });
    ids.push(id);
    counted.set(id, 0);
    // Counters are known from the creation on where others were looked at before it.
    if (isLookedAt) note(id, clock.now(), 0);
  };
  const click = async () => {
    // One link gets half of all visits.
    const place = random() < 0.5 ? 0 : Math.floor(random() * ids.length);
    const ip = `203.0.113.${Math.floor(random() * 250)}`;
    const { status } = await visit(`/day-${place + 1}`, { host: 'go.test', ip });
    if (status !== 302) throw new Error(`The visit was answered with ${status}`);
    const id = ids[place] ?? 0;
    counted.set(id, (counted.get(id) ?? 0) + 1);
  };
  const read = async () => {
    // What waits in the queue of the service is counted first.
    await flush();
    isLookedAt = true;
    const kind = random();
    const id = ids[Math.floor(random() * ids.length)] ?? 0;
    if (kind < 0.4) {
      const { data } = await call('links.get', { id });
      if (data.clicks !== counted.get(id)) throw new Error('The service has counted otherwise');
      note(id, clock.now(), counted.get(id) ?? 0);
    } else {
      // Never all links in one page: after that the library would look again and again by itself.
      const { data } = await call('links.list', {
        page: 1,
        limit: 4,
        order: kind < 0.7 ? 'click' : 'date',
      });
      for (const row of data.rows) note(row.id ?? 0, clock.now(), counted.get(row.id ?? 0) ?? 0);
    }
  };

  for (let each = 0; each < 5; each += 1) await add();
  await clock.advance(10 * minute);
  await read();
  const isAway = (at: number) => at > 5 * day && at < 9 * day;
  const readingsADay = 5;
  const events = [
    ...Array.from({ length: 14 * visitsADay }, () => ({ at: random() * 14 * day, happens: click })),
    ...Array.from({ length: 14 * readingsADay }, () => ({
      at: random() * 14 * day,
      happens: read,
    })).filter(({ at }) => !isAway(at)),
    { at: 3.5 * day, happens: add },
    { at: 3.5 * day + 60 * minute, happens: click },
  ].sort((one, other) => one.at - other.at);
  for (const { at, happens } of events) {
    await clock.advance(Math.max(0, begin + 20 * minute + at - clock.now()));
    await happens();
  }
  return { readings, visits: events.filter(({ happens }) => happens === click).length };
}

/** Clicks that the service counted between two looks at a link; undefined where these were no looks. */
export function countedBetween(
  { readings }: Fortnight,
  id: number,
  from: number,
  to: number,
): number | undefined {
  const clicksAt = (at: number) => readings.get(id)?.find((read) => read.at === at)?.clicks;
  const before = clicksAt(from);
  const after = clicksAt(to);
  return before === undefined || after === undefined ? undefined : after - before;
}
