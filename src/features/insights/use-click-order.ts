/** Click order: sorts the rows of a list by clicks, and by those of the last visit until they are counted. */
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { browserEntry } from '#local/browser-entry.ts';
import { useEngine } from '#queries/EngineContext.tsx';

/** How long rows wait for the clicks that this device knows of them, in milliseconds. */
const maxWait = 500;

/** The order of more rows is not stored. */
const maxStored = 1000;

type Id = number | null;

interface ClickOrderOptions {
  list: 'channels' | 'campaigns';
  /** Of all rows, in the order of those with equal clicks; undefined until they are loaded. */
  ids: readonly Id[] | undefined;
  clicksOf: (id: Id) => number;
  /** Whether clicks are counted, or it is clear that they are not counted yet. */
  isAnswered: boolean;
  /** Clicks of all rows are counted. */
  isComplete: boolean;
}

interface ClickOrder {
  /** Rows may be shown: they do not move by themselves under a pointer from now on. */
  isShown: boolean;
  /** By what rows are sorted; undefined where nothing is known of their clicks. */
  weightOf: ((id: Id) => number) | undefined;
  /** Clicks would sort the rows otherwise than they are. */
  isUnsorted: boolean;
  sort: () => void;
  /** Changes when rows are sorted by themselves: rows of another key are drawn in their places, none moves. */
  key: number;
}

/**
 * Rows are shown once it is clear whether this device knows their clicks. Where it does not, they have
 * the order of the last visit. Clicks that come later sort them while the user has touched nothing;
 * after that they stay, because a row that moves by itself is pressed by mistake.
 */
export function useClickOrder(options: ClickOrderOptions): ClickOrder {
  const { ids, clicksOf, isComplete } = options;
  const last = useLastOrder(options);
  const isClear = useIsClear(options);
  const [isLate, setLate] = useState<boolean>();
  const [key, setKey] = useState(0);
  const isTouched = useIsTouched(isLate === true);

  if (isClear && isLate === undefined) setLate(!isComplete);
  if (isLate === true && isComplete && !isTouched) {
    setLate(false);
    setKey(key + 1);
  }
  const places = isLate === true ? last : null;
  const weightOf = (id: Id) => (places === null ? clicksOf(id) : (places.get(id) ?? 0));
  const isSorted = isSame(sorted(ids ?? [], weightOf), sorted(ids ?? [], clicksOf));
  return {
    isShown: isLate !== undefined,
    weightOf: places?.size === 0 ? undefined : weightOf,
    isUnsorted: isLate === true && isComplete && !isSorted,
    sort: () => setLate(false),
    key,
  };
}

function useIsClear({ ids, isAnswered }: ClickOrderOptions): boolean {
  const [isOver, setOver] = useState(false);
  const isLoaded = ids !== undefined;
  useEffect(() => {
    if (!isLoaded) return undefined;
    const timer = setTimeout(() => setOver(true), maxWait);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  return isLoaded && (isAnswered || isOver);
}

/** Whether a pointer was over the page, it was scrolled, or a key was pressed, since rows wait for their clicks. */
function useIsTouched(waits: boolean): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (!waits) return undefined;
    const end = new AbortController();
    const { signal } = end;
    const touch = () => setTouched(true);
    const touchInMain = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main') !== null) touch();
    };
    for (const type of ['pointermove', 'pointerdown', 'wheel'] as const)
      window.addEventListener(type, touchInMain, { signal, passive: true });
    for (const type of ['keydown', 'scroll'] as const)
      window.addEventListener(type, touch, { signal, passive: true });
    return () => end.abort();
  }, [waits]);
  return isTouched;
}

/** The order that rows had when their clicks were counted last, as weights; it is stored as ids alone. */
function useLastOrder(options: ClickOrderOptions): ReadonlyMap<Id, number> {
  const { list, ids, clicksOf, isComplete } = options;
  const name = `linkdeck.order.${list}.${useEngine().accountId}`;
  const [last] = useState(() => orderEntry(name).read() ?? []);
  const now = isComplete && ids !== undefined ? sorted(ids, clicksOf) : [];
  const counted = JSON.stringify(now.filter((id) => id !== null).slice(0, maxStored));
  useEffect(() => {
    if (counted !== '[]') orderEntry(name).write(JSON.parse(counted) as number[]);
  }, [name, counted]);
  return new Map(last.map((id, index) => [id, last.length - index]));
}

function orderEntry(name: string) {
  return browserEntry(name, z.array(z.number()).check(z.maxLength(maxStored)));
}

function sorted(ids: readonly Id[], weightOf: (id: Id) => number): readonly Id[] {
  return ids.toSorted((one, other) => weightOf(other) - weightOf(one));
}

function isSame(one: readonly Id[], other: readonly Id[]): boolean {
  return one.every((id, index) => id === other[index]);
}
