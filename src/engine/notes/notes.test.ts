/** Notes of an account: none is lost to another, to a copy, or for want of room. */
import { describe, expect, it } from 'vitest';
import type { StoredValue } from '#engine/storage/stored-values.ts';
import { settled } from '#testing/time/manual-clock.ts';
import { maxNotes, type Note } from './note-types.ts';
import { createNotes } from './notes.ts';

/** A place that outlives an engine. */
function openPlace(stored: readonly Note[] = []) {
  const place: StoredValue<readonly Note[]> & { stored: readonly Note[] } = {
    stored,
    read: () => Promise.resolve(place.stored),
    isUnread: false,
    write: (notes) => {
      place.stored = structuredClone(notes);
      return Promise.resolve(true);
    },
  };
  return place;
}

const note = (id: string, at: string, changed = 1): Note => ({
  id,
  scope: { kind: 'link', id: 7 },
  at,
  text: id,
  changed,
});

function open(place = openPlace()) {
  let time = 100;
  const now = () => {
    time += 1;
    return time;
  };
  return { place, notes: createNotes(now, place) };
}

describe('Notes', () => {
  it('are there again in the next engine, by day', async () => {
    const { notes, place } = open();
    const { changed: _, ...later } = note('later', '2026-11-17');
    await notes.save(later);
    await notes.save({ ...later, id: 'earlier', at: '2026-11-03' });
    await notes.save({ ...later, text: 'Newsletter' });
    const next = open(place).notes;
    await next.remove('none');
    expect(next.get()).toMatchObject({
      isRead: true,
      items: [
        { id: 'earlier', changed: 102 },
        { id: 'later', text: 'Newsletter', changed: 103 },
      ],
    });
  });

  it('that could be read only later are merged with those of now, and all are stored then', async () => {
    const place = openPlace([note('a', '2026-11-01', 5), note('b', '2026-11-02', 5)]);
    let answer = (): void => undefined;
    const unread = {
      ...place,
      isUnread: true,
      read: (onLate: (notes: readonly Note[]) => void = () => undefined) => {
        answer = () => onLate(place.stored);
        return Promise.resolve(null);
      },
      write: (notes: readonly Note[]) =>
        unread.isUnread ? Promise.resolve(false) : place.write(notes),
    };
    const { notes } = open(unread);
    await notes.save({ ...note('c', '2026-11-03'), text: 'now' });
    await notes.save({ ...note('b', '2026-11-02'), text: 'newer' });
    await settled();
    expect(notes.get()).toMatchObject({ isRead: true, isStored: false });
    expect(place.stored.map(({ text }) => text)).toEqual(['a', 'b']);
    unread.isUnread = false;
    answer();
    await settled();
    expect(notes.get()).toMatchObject({ isStored: true });
    expect(notes.get().items.map(({ text }) => text)).toEqual(['a', 'newer', 'now']);
    expect(place.stored.map(({ text }) => text)).toEqual(['a', 'newer', 'now']);
  });

  it('are merged with those of a copy: what was changed later stays, and nothing is lost', async () => {
    const here = [note('a', '2026-11-01', 5), note('b', '2026-11-02', 5)];
    const { notes } = open(openPlace(here));
    const older = { ...note('a', '2026-10-01', 4), text: 'older' };
    const newer = { ...note('b', '2026-10-02', 6), text: 'newer' };
    expect(await notes.restore([older, newer, note('c', '2026-11-03')])).toBe(true);
    expect(notes.get().items.map(({ id, text }) => [id, text])).toEqual([
      ['b', 'newer'],
      ['a', 'a'],
      ['c', 'c'],
    ]);
  });

  it('are refused where there is no room, and none goes for another', async () => {
    const all = Array.from({ length: maxNotes }, (_, index) => note(String(index), '2026-11-01'));
    const { notes, place } = open(openPlace(all));
    expect(await notes.save(note('new', '2026-11-02'))).toBe(false);
    expect(await notes.restore([note('new', '2026-11-02')])).toBe(false);
    expect(await notes.save({ ...note('0', '2026-11-01'), text: 'changed' })).toBe(true);
    expect(place.stored).toHaveLength(maxNotes);
    await notes.remove('1');
    expect(await notes.save(note('new', '2026-11-02'))).toBe(true);
  });
});
