/** Trend marks: notes and markers with their numbers and their places on the time of a trend. */

import { instantOf } from '#base/zoned-time.ts';
import type { Note, NoteScope } from '#queries/notes.ts';
import type { PlotMark } from '#ui/charts/trend/group-marks.ts';
import type { TimeRange } from '#ui/charts/trend/time-scale.ts';
import { pageLocale } from '#ui/format/locale.ts';
import { calendarDay } from '#ui/format/since-moment.ts';

/** A text for a day: a note, or what Linkdeck knows by itself. */
export interface DatedText {
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly at: string;
  readonly text: string;
  /** No note of this trend alone. */
  readonly isDim: boolean;
  /** Undefined for a marker. */
  readonly note?: Note;
}

/** A text in a trend. */
export interface Mark extends Omit<DatedText, 'at'> {
  readonly day: string;
  /** By time, from 1; null outside the observed time. */
  readonly number: number | null;
  /** Where it is drawn, in milliseconds since 1970; null outside the observed time. */
  readonly at: number | null;
}

/** The notes of a record, and those of the account. */
export function notesOn(notes: readonly Note[], scope: NoteScope): readonly DatedText[] {
  return notes
    .filter((note) => note.scope.kind === 'account' || isSame(note.scope, scope))
    .map((note) => datedNote(note, note.scope.kind !== scope.kind));
}

export function datedNote(note: Note, isDim: boolean): DatedText {
  const { id, at, text } = note;
  return { id, at, text, isDim, note };
}

/**
 * The marks of texts, in their order.
 *
 * @param texts by day
 * @param observed the time of the trend; null where nothing was observed yet
 */
export function marksOf(texts: readonly DatedText[], observed: TimeRange | null): readonly Mark[] {
  const place = observed === null ? () => null : placesIn(observed);
  let number = 0;
  return texts.map(({ at: day, ...text }) => {
    const at = place(day);
    if (at !== null) number += 1;
    return { ...text, day, number: at === null ? null : number, at };
  });
}

/** Whether a day has a place in a trend. */
export function isObserved(day: string, observed: TimeRange | null): boolean {
  if (observed === null) return false;
  return day >= calendarDay(observed.from) && day <= calendarDay(observed.to);
}

/** The texts of the notes of an interval, each note in one of them alone. */
export function textsIn(marks: readonly Mark[], { from, to }: TimeRange): readonly string[] {
  return marks.filter(({ at }) => at !== null && from < at && at <= to).map(({ text }) => text);
}

/** The earliest first; what is of one day stays in its order. */
export function byDay(texts: readonly DatedText[]): readonly DatedText[] {
  return texts.toSorted((one, other) => {
    if (one.at === other.at) return 0;
    return one.at < other.at ? -1 : 1;
  });
}

/** The marks of notes alone. */
export function withoutMarkers(marks: readonly Mark[]): readonly Mark[] {
  return marks.filter(({ note }) => note !== undefined);
}

/** The marks that lie in the observed time, for a plot. */
export function plotMarks(marks: readonly Mark[]): readonly PlotMark[] {
  return marks.flatMap(({ at, number, isDim }) =>
    at === null || number === null ? [] : [{ at, number, isDim }],
  );
}

/** The day that a note of an interval begins with: that of its middle. */
export function dayOf({ from, to }: TimeRange): string {
  return calendarDay((from + to) / 2);
}

/** Where a day lies in a range: at its noon, or at the end of the range that is nearer; null for days outside. */
function placesIn({ from, to }: TimeRange): (day: string) => number | null {
  const first = calendarDay(from);
  const last = calendarDay(to);
  const noon = instantOf(`${first}T12:00`, pageLocale().timeZone ?? '') ?? from;
  // One offset for all days: daylight saving moves noon by an hour, which stays within its day.
  const offset = Date.parse(`${first}T12:00:00Z`) - noon;
  return (day) => {
    if (day < first || day > last) return null;
    const at = Date.parse(`${day}T12:00:00Z`) - offset;
    // An interval begins after its `from`.
    return Math.min(to, Math.max(from + 1, at));
  };
}

function isSame(one: NoteScope, other: NoteScope): boolean {
  if (one.kind === 'account' || other.kind === 'account') return one.kind === other.kind;
  return one.kind === other.kind && one.id === other.id;
}
