/** Stacked notice: one message of the stack of notices, and which of many are shown. */
import type { ReactNode } from 'react';

export interface StackedNotice {
  /** The same as long as it is the same message, also while its state changes. */
  readonly id: string;
  /** When it began, in milliseconds since 1970: the newest is the lowest. */
  readonly at: number;
  /** What a screen reader announces, once for each text; '' where something else announces it. */
  readonly said: string;
  /** Takes it away after a while; undefined for what waits for an answer. */
  readonly onExpire?: (() => void) | undefined;
  /** Ctrl Z or ⌘ Z; undefined where there is nothing to undo. */
  readonly onUndo?: (() => void) | undefined;
  /** Null where the screen itself shows it. */
  readonly card: ReactNode;
}

/** How long a notice is shown that waits for no answer, in milliseconds. */
export const noticeMs = 10_000;

/** More would cover the page. */
const maxShown = 3;

/** The shown ones, the oldest first. Where there are too many, those that go by themselves make room, the oldest first. */
export function shownNotices(notices: readonly StackedNotice[]): readonly StackedNotice[] {
  const byAge = notices
    .filter(({ card }) => card !== null)
    .toSorted((one, other) => one.at - other.at);
  const passing = byAge.filter(({ onExpire }) => onExpire !== undefined);
  const staying = byAge.filter(({ onExpire }) => onExpire === undefined);
  const hidden = new Set([...passing, ...staying].slice(0, Math.max(0, byAge.length - maxShown)));
  return byAge.filter((notice) => !hidden.has(notice));
}
