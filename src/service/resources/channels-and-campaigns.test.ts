/** Tests of what channels and campaigns have in common: names are free once in an account, and nobody sees another one's. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ApiCaller, openApi } from '#testing/service/api-caller.ts';

let api: ApiCaller;
beforeEach(async () => {
  api = await openApi();
});
afterEach(() => api.store.close());

describe.each(['channel', 'campaign'] as const)('A %s', (kind) => {
  const create = (name: string, key?: string) => api.ok(`POST /api/${kind}/add`, { name }, key);

  test('takes a name within its account, whatever the case', async () => {
    await create('News');
    await create('Other');
    await create('News', await api.otherKey('other@example.com'));
    const taken = `400 name: You have a ${kind} with this name. Choose another one`;
    expect(await api.refusal(`POST /api/${kind}/add`, { name: ' news' })).toBe(taken);
    expect(await api.refusal(`PUT /api/${kind}/2/update`, { name: 'NEWS' })).toBe(taken);
  });

  test('is missing where it does not exist, or is another account’s', async () => {
    await create('Theirs', await api.otherKey('other@example.com'));
    for (const id of [1, 99]) {
      expect(await api.refusal(`DELETE /api/${kind}/${id}/delete`)).toBe(
        `404 id: You have no ${kind} with the id ${id}`,
      );
      expect(await api.refusal(`PUT /api/${kind}/${id}/update`, { name: 'Mine' })).toMatch(
        /^404 id: /,
      );
    }
    expect(await api.store.db.selectFrom(kind).select('name').execute()).toEqual([
      { name: 'Theirs' },
    ]);
  });
});
