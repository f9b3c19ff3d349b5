import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseSuites, longSuites } from './chosen-suites.ts';

const suites = ['a', 'b', 'c'].map((name) => ({
  name,
  command: [name],
  watches: [`src/${name}/`],
}));

describe('The long suites of a change', () => {
  it('are two by turns, so that each is run within as many commits as there are suites', () => {
    const names = [0, 1, 2, 3].map((turn) =>
      chooseSuites(suites, turn, []).map(({ name }) => name),
    );
    expect(names).toEqual([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['a', 'b'],
    ]);
  });

  it('are those whose folders it touches as well', () => {
    expect(chooseSuites(suites, 0, ['src/c/file.ts']).map(({ name }) => name)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('are all where the change is not known', () => {
    expect(chooseSuites(suites, 0, null)).toEqual(suites);
  });

  it('are scripts that exist, and watch what exists', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const { command, watches } of longSuites) {
      expect(Object.keys(scripts)).toContain(command[0]);
      expect(watches.filter((path) => !existsSync(path))).toEqual([]);
    }
  });
});
