/** The messages of checks: each has its values, is known again, and has a text in the catalog. */
import { describe, expect, it } from 'vitest';
import { channelsEndpoints } from '#contract/resources/channels.ts';
import { newLink } from '#contract/resources/links.ts';
import { checks } from '#texts/en/checks.ts';
import { type CheckKey, checkMessage, readCheckMessage } from './check-messages.ts';

// A sound cast: a key too many or too few is an error of types in one of the two lists.
const keys = Object.keys(checks satisfies Readonly<Record<CheckKey, string>>) as CheckKey[];

describe('The message of a check', () => {
  it.each(keys)('is known again: %s', (key) => {
    const values = { count: 100, record: 'channel', host: '[::1].shop-1.example' };
    const message = checkMessage(key, values);
    expect(message).not.toMatch(/[{}]/);
    const read = readCheckMessage(message);
    expect(read?.key).toBe(key);
    for (const [name, value] of Object.entries(read?.values ?? {}))
      expect([name, value]).toEqual([name, String({ ...values }[name as 'count'])]);
  });

  it.each([
    'Must be text!',
    'Your plan has no room for it',
    '',
    'Must be at most many characters long; url: Must be text',
  ])('is no other text: %j', (text) => {
    expect(readCheckMessage(text)).toBeUndefined();
  });

  it('is that of the schemas', () => {
    const refused = [
      newLink.safeParse({ url: 'x', custom: 'a b', pixels: 'none' }),
      channelsEndpoints.create.body.safeParse({ name: ' ', color: 'red', starred: 'yes' }),
    ];
    const messages = refused
      .flatMap(({ error }) => error?.issues ?? [])
      .map(({ message }) => readCheckMessage(message)?.key);
    expect(messages.sort()).toEqual(['address', 'alias', 'color', 'list', 'name', 'yesNo']);
  });
});
