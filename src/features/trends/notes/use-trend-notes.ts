/** Trend notes state: the notes of one trend, the one that is being written, and the key N that begins one. */

import { useRef, useState } from 'react';
import { pressedKey } from '#base/pressed-key.ts';
import { randomId } from '#base/random-id.ts';
import { type NoteDraft, type NoteScope, useAllNotes } from '#queries/notes.ts';
import type { TimeRange } from '#ui/charts/trend/time-scale.ts';
import { isPlainKey, usePageKeys } from '#ui/data-table/use-page-keys.ts';
import { calendarDay } from '#ui/format/since-moment.ts';
import { byDay, dayOf, isObserved, type Mark, marksOf, notesOn } from './marks.ts';
import { type Markers, useMarkers } from './use-markers.ts';

export interface TrendNotes {
  readonly marks: readonly Mark[];
  readonly markers: Markers;
  /** Undefined while none is written. */
  readonly draft: NoteDraft | undefined;
  /** Begins a note: of the interval that is read in the chart, else of today. */
  begin(): void;
  edit(draft: NoteDraft | undefined): void;
  /** The interval that is read in the chart. */
  onRead(interval: TimeRange | undefined): void;
}

/**
 * @param observed the time of the trend; null where nothing was observed yet
 * @param made when a link was created, in milliseconds since 1970; null where that is not known
 */
export function useTrendNotes(
  scope: NoteScope,
  observed: TimeRange | null,
  made: number | null = null,
): TrendNotes {
  const { items: notes } = useAllNotes();
  const [draft, edit] = useState<NoteDraft>();
  const read = useRef<TimeRange>(undefined);
  const markers = useMarkers(scope, made);
  // A note outside the observed time is the user's; a marker there would explain nothing.
  const found = markers.all.filter(({ at }) => isObserved(at, observed));
  const shown = markers.areHidden ? [] : found;
  const marks = marksOf(byDay([...notesOn(notes, scope), ...shown]), observed);
  const begin = () => {
    const at = read.current === undefined ? calendarDay(Date.now()) : dayOf(read.current);
    edit({ id: randomId(), scope, at, text: '' });
  };
  usePageKeys((event) => {
    if (pressedKey(event) !== 'n' || event.shiftKey || !isPlainKey(event)) return false;
    begin();
    return true;
  });
  return {
    marks,
    markers: { ...markers, all: found },
    draft,
    begin,
    edit,
    onRead: (interval) => {
      read.current = interval;
    },
  };
}
