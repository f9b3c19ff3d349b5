import { describe, expect, it } from 'vitest';
import { choiceMatches } from './choice-matches.ts';

const options = ['Old news', 'Newsletter', 'news', 'Café', 'News'].map((label) => ({
  value: label,
  label,
}));
const labels = (text: string, keep?: string) =>
  choiceMatches(options, text, keep).map(({ label }) => label);

describe('The options that typed text means', () => {
  it.each([
    ['News', ['News', 'news', 'Newsletter', 'Old news']],
    ['news', ['news', 'News', 'Newsletter', 'Old news']],
    ['newsl', ['Newsletter']],
    ['news old', ['Old news']],
    ['cafe', ['Café']],
    ['radio', []],
  ])('%j: the same name first, then what begins with it', (text, expected) => {
    expect(labels(text)).toEqual(expected);
  });

  it('begin with the one that matches every text', () => {
    expect(labels('newsl', 'Café')).toEqual(['Café', 'Newsletter']);
  });
});
