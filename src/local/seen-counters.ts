/** Seen counters: an account's figures at the last look, so that the next session can show what changed. */
import { attempt, isRecord } from './attempt.ts';

/** What was seen of an account at one moment. */
interface Sight {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** How many links the account had. */
  readonly links: number;
  /** The clicks of the links that were on the screen, by their id. */
  readonly clicks: Readonly<Record<string, number>>;
}

interface Kept {
  /** The last thing seen of the visit before this one. */
  readonly before?: Sight;
  readonly latest: Sight;
}

/** The part of `Storage` that is used. */
type SightPlace = Pick<Storage, 'getItem' | 'setItem'>;

/** One entry for each account, so that all of it goes when the account is forgotten. */
const entryFor = (accountId: string): string => `linkdeck.visits.${accountId}`;
// A visit ends when nothing was looked at for so long, in milliseconds.
const pause = 30 * 60_000;
const mostLinks = 100;

/**
 * What was seen of an account last in the visit before the one at `at`; undefined at the first visit, and where nothing
 * can be read. Whether what is seen now was noted already makes no difference.
 *
 * @param storage `() => localStorage`: merely naming it throws where storage is blocked
 * @param at milliseconds since 1970
 */
export function sightBefore(storage: () => SightPlace, accountId: string, at: number): Sight | undefined {
  const kept = attempt(() => readKept(storage().getItem(entryFor(accountId))));
  return kept !== undefined && at - kept.latest.at > pause ? kept.latest : kept?.before;
}

/** Notes what is seen of an account now. Where nothing can be kept, the next visit knows of no earlier one. */
export function noteSight(storage: () => SightPlace, accountId: string, seen: Sight): void {
  // Blocked or full: nothing that a person could do about it here.
  attempt(() => {
    const place = storage();
    const kept = readKept(place.getItem(entryFor(accountId)));
    const isNewVisit = kept !== undefined && seen.at - kept.latest.at > pause;
    const before = isNewVisit ? kept.latest : kept?.before;
    // Within a visit more links come into sight: each counts as it was seen last.
    const clicks = isNewVisit ? seen.clicks : { ...kept?.latest.clicks, ...seen.clicks };
    const latest = { ...seen, clicks: Object.fromEntries(Object.entries(clicks).slice(-mostLinks)) };
    place.setItem(entryFor(accountId), JSON.stringify(before === undefined ? { latest } : { before, latest }));
  });
}

/** The stored values, as far as they make sense: another version may have written them. */
function readKept(text: string | null): Kept | undefined {
  const given = attempt((): unknown => JSON.parse(text ?? 'null'));
  if (!isRecord(given) || !isSight(given['latest'])) return undefined;
  const { before, latest } = given;
  return isSight(before) ? { before, latest } : { latest };
}

function isSight(value: unknown): value is Sight {
  return (
    isRecord(value) &&
    typeof value['at'] === 'number' &&
    typeof value['links'] === 'number' &&
    isRecord(value['clicks']) &&
    Object.values(value['clicks']).every((count) => typeof count === 'number')
  );
}
