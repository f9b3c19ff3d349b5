/** Patterns of a plan: the tags of a channel, and chips of an alias. */
import { describe, expect, it, test } from 'vitest';
import { partsOf, plannedChannel, withoutLastToken, withTokenToggled } from './patterns.ts';

test('A planned channel has the tags of the naming rules, else those of its links, else those of its name', () => {
  const usual = [{ id: 1, name: 'Newsletter', source: 'mailing', medium: '' }];
  const rules = { newsletter: { utm_source: 'nl' } };
  expect(plannedChannel('Newsletter')).toEqual({
    name: 'Newsletter',
    source: 'newsletter',
    medium: 'email',
  });
  expect(plannedChannel('newsletter', {}, usual)).toMatchObject({
    source: 'mailing',
    medium: 'email',
  });
  expect(plannedChannel('Newsletter', rules, usual)).toMatchObject({ source: 'nl' });
});

describe('The chips of a pattern', () => {
  it('are its tokens, with the text between them; what follows the last is text', () => {
    expect(partsOf('{campaign}-x-{channel}-y{z}')).toEqual({
      parts: [{ token: 'campaign' }, { text: '-x-' }, { token: 'channel' }],
      end: '-y{z}',
    });
    expect(partsOf('')).toEqual({ parts: [], end: '' });
  });

  it.each([
    ['', 'campaign', '{campaign}'],
    ['{campaign}', 'channel', '{campaign}-{channel}'],
    ['{campaign}_', 'channel', '{campaign}_{channel}'],
    ['{campaign}-{channel}-{variant}', 'channel', '{campaign}-{variant}'],
    ['{campaign}-{channel}', 'campaign', '{channel}'],
    ['{campaign}-{channel}', 'channel', '{campaign}'],
  ] as const)('of %s, with %s pressed, are %s', (pattern, token, result) => {
    expect(withTokenToggled(pattern, token)).toBe(result);
  });

  it.each([
    ['{campaign}-{channel}', '{campaign}-'],
    ['{campaign}-{channel}-x', '{campaign}-'],
    ['x', ''],
    ['', ''],
  ])('of %s, without the last one, are %s', (pattern, result) => {
    expect(withoutLastToken(pattern)).toBe(result);
  });
});
