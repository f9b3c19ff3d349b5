/** Marks of notes: each note once, in the interval of its day, in every time zone. */
import { afterEach, expect, test } from 'vitest';
import type { Note, NoteScope } from '#queries/notes.ts';
import { setLocale } from '#ui/format/locale.ts';
import { dayOf, marksOf, notesOn, textsIn } from './marks.ts';

afterEach(() => setLocale({ locale: '', timeZone: '' }));

const link: NoteScope = { kind: 'link', id: 7 };
const at = (day: number, hour = 9) => Date.UTC(2026, 10, day, hour, 10);
const noteOf = (day: string, scope: NoteScope = link): Note => ({
  id: day,
  scope,
  at: day,
  text: `on ${day}`,
  changed: 1,
});

test('The trend of a link has its own notes and those of the account, not those of others', () => {
  const others: NoteScope[] = [
    { kind: 'link', id: 8 },
    { kind: 'channel', id: 7 },
    { kind: 'account' },
  ];
  const notes = [link, ...others].map((scope) => noteOf('2026-11-03', scope));
  const marks = marksOf(notesOn(notes, link), { from: at(1), to: at(5) });
  expect(marks.map(({ note, isDim }) => [note?.scope.kind, isDim])).toEqual([
    ['link', false],
    ['account', true],
  ]);
  expect(notesOn(notes, { kind: 'account' })).toHaveLength(1);
});

test.each(['Europe/Zurich', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'])(
  'A note is in one interval: that of its day, in %s',
  (timeZone) => {
    setLocale({ locale: '', timeZone });
    const days = [1, 2, 3, 4];
    const intervals = days.map((day) => ({ from: at(day), to: at(day + 1) }));
    const notes = intervals.map((interval) => noteOf(dayOf(interval)));
    const marks = marksOf(notesOn(notes, link), { from: at(1), to: at(5) });
    expect(intervals.map((interval) => textsIn(marks, interval))).toEqual(
      notes.map(({ text }) => [text]),
    );
  },
);

test('The first and the last day are observed, also where their noon is not; other days are outside', () => {
  setLocale({ locale: '', timeZone: 'UTC' });
  const range = { from: at(2, 20), to: at(4, 6) };
  const notes = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'].map((day) =>
    noteOf(day),
  );
  const marks = marksOf(notesOn(notes, link), range);
  expect(marks.map(({ number }) => number)).toEqual([null, 1, 2, 3, null]);
  expect(textsIn(marks, range)).toHaveLength(3);
  expect(marksOf(notesOn(notes, link), null).map(({ number }) => number)).toEqual(
    notes.map(() => null),
  );
});
