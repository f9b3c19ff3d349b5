import { expect, test } from 'vitest';
import { noteRecentCommand, readRecentCommands } from './recent-commands.ts';

function place(entry?: string) {
  const stored = new Map(entry === undefined ? [] : [['linkdeck.recent.a', entry]]);
  return () => ({
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  });
}

test('The last comes first, each once, and only so many', () => {
  const storage = place();
  for (const id of ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g', 'h', 'i'])
    noteRecentCommand(storage, 'a', id);
  expect(readRecentCommands(storage, 'a')).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'c', 'a']);
  expect(readRecentCommands(storage, 'other')).toEqual([]);
});

test.each(['{', '"x"', '{"a":1}'])('An entry %s that is no list counts as none', (entry) => {
  expect(readRecentCommands(place(entry), 'a')).toEqual([]);
});

test('A list with other values keeps its ids', () => {
  expect(readRecentCommands(place('["a",1,null,"b"]'), 'a')).toEqual(['a', 'b']);
});

test('A browser that blocks its storage has none, and nothing is thrown', () => {
  const blocked = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(readRecentCommands(blocked, 'a')).toEqual([]);
  expect(() => noteRecentCommand(blocked, 'a', 'b')).not.toThrow();
});
