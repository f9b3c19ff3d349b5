/** Tests of the account endpoints: its data, and changes of e-mail address and password. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { verifyPassword } from '#service/credentials/password.ts';
import { type ApiCaller, openApi } from '#testing/service/api-caller.ts';

let api: ApiCaller;
beforeEach(async () => {
  api = await openApi();
});
afterEach(() => api.store.close());

const update = (fields: object) => api.ok('PUT /api/account/update', fields);
const stored = () =>
  api.store.db
    .selectFrom('account')
    .select(['email', 'password'])
    .where('id', '=', api.accountId)
    .executeTakeFirstOrThrow();

test('The address alone is changed, in lower case, and the key goes on working', async () => {
  expect(await update({ email: ' Ada@Example.com ' })).toEqual({
    error: 0,
    message: 'The e-mail address was changed',
  });
  expect(await api.ok('GET /api/account')).toMatchObject({
    data: { email: 'ada@example.com', username: 'owner' },
  });
  expect((await stored()).password).toBeNull();
  await update({ email: 'ADA@example.com' });
});

test('The password alone is changed, and kept as a hash that nothing tells', async () => {
  expect(await update({ password: 'eight ch' })).toEqual({
    error: 0,
    message: 'The password was changed',
  });
  const { email, password } = await stored();
  expect(email).toBe('owner@linkdeck.example');
  expect(await verifyPassword('eight ch', password ?? '')).toBe(true);
  expect(password).not.toContain('eight ch');
  expect(JSON.stringify(await api.ok('GET /api/account'))).not.toContain('pbkdf2');
});

test('Both are changed together', async () => {
  expect(await update({ email: 'ada@example.com', password: 'tideline 42' })).toMatchObject({
    message: 'The e-mail address and the password were changed',
  });
});

test.each([
  [{}, 'email: Give an e-mail address, a password, or both'],
  [{ username: 'ada' }, 'email: Give an e-mail address, a password, or both'],
  [{ email: 'ada' }, 'email: Must be an e-mail address, such as you@company.example'],
  [{ email: '' }, 'email: Give an e-mail address, a password, or both'],
  [{ email: `${'a'.repeat(250)}@b.de` }, 'email: Must be at most 254 characters long'],
  [{ password: 'seven c' }, 'password: Must be at least 8 characters long'],
  [{ password: 12345678 }, 'password: Must be text'],
])('%j is refused with its field named, and nothing changes', async (fields, words) => {
  expect(await api.refusal('PUT /api/account/update', fields)).toBe(`400 ${words}`);
  expect(await stored()).toEqual({ email: 'owner@linkdeck.example', password: null });
});

test('An address that another account has is refused, whatever its case, and the password stays too', async () => {
  await api.otherKey('other@example.com');
  expect(
    await api.refusal('PUT /api/account/update', {
      email: 'OTHER@example.com',
      password: 'tideline 42',
    }),
  ).toBe('400 email: Another account has this e-mail address. Enter a different one');
  expect(await stored()).toEqual({ email: 'owner@linkdeck.example', password: null });
});
