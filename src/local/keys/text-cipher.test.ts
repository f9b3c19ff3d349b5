/** Text seal: opened with the same key alone, and different each time. */
import { expect, test } from 'vitest';
import { createTextCipher } from './text-cipher.ts';

/** Longer than what random letters spell by chance. */
const text = 'Grüße from Kyoto';

test('A text is opened by another seal with the same key and account', async () => {
  const sealed = await createTextCipher(crypto, 'ld_key', 'account').seal(text);
  expect(sealed).not.toContain('from Kyoto');
  expect(await createTextCipher(crypto, 'ld_key', 'account').open(sealed)).toBe(text);
});

test('Another key, another account and a changed byte open nothing, and throw nothing', async () => {
  const sealed = await createTextCipher(crypto, 'ld_key', 'account').seal(text);
  expect(await createTextCipher(crypto, 'ld_other', 'account').open(sealed)).toBeUndefined();
  expect(await createTextCipher(crypto, 'ld_key', 'other').open(sealed)).toBeUndefined();
  const changed = sealed.startsWith('A') ? `B${sealed.slice(1)}` : `A${sealed.slice(1)}`;
  expect(await createTextCipher(crypto, 'ld_key', 'account').open(changed)).toBeUndefined();
  expect(await createTextCipher(crypto, 'ld_key', 'account').open('')).toBeUndefined();
});

test('One text is never sealed to the same letters twice', async () => {
  const { seal } = createTextCipher(crypto, 'ld_key', 'account');
  const sealed = await Promise.all(Array.from({ length: 20 }, () => seal(text)));
  expect(new Set(sealed.map((each) => each.split('.')[0])).size).toBe(20);
});

test('Without cryptography the text stays in the memory of its seal', async () => {
  const bare = { getRandomValues: <T extends ArrayBufferView>(bytes: T) => bytes };
  const { seal, open } = createTextCipher(bare, 'ld_key', 'account');
  const sealed = [await seal('one'), await seal('two')];
  expect(sealed.join()).not.toMatch(/one|two/);
  expect(await Promise.all(sealed.map(open))).toEqual(['one', 'two']);
  expect(await createTextCipher(bare, 'ld_key', 'account').open(sealed[0] ?? '')).toBeUndefined();
});
