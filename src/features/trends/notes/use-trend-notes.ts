/** Trend notes state: the notes of one trend, the one that is being written, and the key N that begins one. */
import { useMemo, useRef, useState } from 'react';
import { randomId } from '#base/random-id.ts';
import { type NoteDraft, type NoteScope, useAllNotes } from '#queries/notes.ts';
import type { TimeRange } from '#ui/charts/trend/time-scale.ts';
import { isPlainKey, usePageKeys } from '#ui/data-table/use-page-keys.ts';
import { calendarDay } from '#ui/format/since-moment.ts';
import { dayOf, type Mark, marksOf, notesOn } from './marks.ts';

export interface TrendNotes {
  readonly marks: readonly Mark[];
  /** Undefined while none is written. */
  readonly draft: NoteDraft | undefined;
  /** Begins a note: of the interval that is read in the chart, else of today. */
  begin(): void;
  edit(draft: NoteDraft | undefined): void;
  /** The interval that is read in the chart. */
  onRead(interval: TimeRange | undefined): void;
}

/** @param observed the time of the trend; null where nothing was observed yet */
export function useTrendNotes(scope: NoteScope, observed: TimeRange | null): TrendNotes {
  const { notes } = useAllNotes();
  const [draft, edit] = useState<NoteDraft>();
  const read = useRef<TimeRange>(undefined);
  const { kind } = scope;
  const id = scope.kind === 'account' ? 0 : scope.id;
  const from = observed?.from;
  const to = observed?.to;
  const marks = useMemo(() => {
    const about: NoteScope = kind === 'account' ? { kind } : { kind, id };
    const time = from === undefined || to === undefined ? null : { from, to };
    return marksOf(notesOn(notes, about), about, time);
  }, [notes, kind, id, from, to]);
  const begin = () => {
    const at = read.current === undefined ? calendarDay(Date.now()) : dayOf(read.current);
    edit({ id: randomId(), scope, at, text: '' });
  };
  usePageKeys((event) => {
    if (event.key.toLowerCase() !== 'n' || event.shiftKey || !isPlainKey(event)) return false;
    begin();
    return true;
  });
  return {
    marks,
    draft,
    begin,
    edit,
    onRead: (interval) => {
      read.current = interval;
    },
  };
}
