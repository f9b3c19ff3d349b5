import { expect, it } from 'vitest';
import type { NoteScope } from './note-types.ts';
import { createNotedLinks } from './noted-links.ts';
import { createNotes } from './notes.ts';

it('The notes on a link are one folded text, which follows each change', async () => {
  const notes = createNotes(() => 1);
  const noted = createNotedLinks(notes);
  const save = (id: string, scope: NoteScope, text: string) =>
    notes.save({ id, scope, at: '2026-05-01', text });
  await save('a', { kind: 'link', id: 7 }, 'Posters HUNG');
  await save('b', { kind: 'link', id: 7 }, 'Radio');
  await save('c', { kind: 'channel', id: 8 }, 'Of a channel');
  expect(noted.textOf(7).split('\n').sort()).toEqual(['posters hung', 'radio']);
  expect(noted.textOf(8)).toBe('');
  const before = noted.version();
  await notes.remove('a');
  expect(noted.version()).toBeGreaterThan(before);
  expect(noted.textOf(7)).toBe('radio');
});

it('Only notes on links are a change', async () => {
  const notes = createNotes(() => 1);
  const noted = createNotedLinks(notes);
  let changes = 0;
  noted.subscribe(() => (changes += 1));
  const first = noted.version();
  await notes.save({
    id: 'a',
    scope: { kind: 'channel', id: 8 },
    at: '2026-05-01',
    text: 'Posters',
  });
  expect([changes, noted.version()]).toEqual([0, first]);
  await notes.save({ id: 'b', scope: { kind: 'link', id: 7 }, at: '2026-05-01', text: 'Radio' });
  expect(changes).toBe(1);
});
