/** Tests of campaigns: names, rotators and their links. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ApiCaller, openApi } from '#testing/service/api-caller.ts';

let api: ApiCaller;
beforeEach(async () => {
  api = await openApi();
});
afterEach(() => api.store.close());

const create = (fields: object = {}, key?: string) => api.ok('POST /api/campaign/add', fields, key);
const update = (id: number, fields: object) => api.ok(`PUT /api/campaign/${id}/update`, fields);

async function addLink(key?: string): Promise<number> {
  return Number((await api.ok('POST /api/url/add', { url: 'https://example.com/' }, key))['id']);
}

async function campaignOf(link: number): Promise<number | null> {
  return (
    await api.store.db
      .selectFrom('link')
      .select('campaign')
      .where('id', '=', link)
      .executeTakeFirstOrThrow()
  ).campaign;
}

describe('create and list', () => {
  test('A new campaign tells its name under "domain", and the list under "name"', async () => {
    const reply = await create({ name: ' Spring sale ', slug: 'spring', public: true });
    const rest = {
      id: 1,
      public: true,
      rotator: 'http://go.test/r/spring',
      list: 'http://go.test/c/1',
    };
    expect(reply).toEqual({ error: 0, domain: 'Spring sale', ...rest });
    expect(await api.ok('GET /api/campaigns')).toMatchObject({
      error: '0',
      data: { campaigns: [{ name: 'Spring sale', ...rest }] },
    });
  });

  test('Without anything it is private, has no rotator and a name of its own', async () => {
    expect(await create()).toMatchObject({
      domain: 'Untitled campaign',
      public: false,
      rotator: false,
    });
    expect(await create()).toMatchObject({ domain: 'Untitled campaign 2' });
    await create({ name: 'untitled CAMPAIGN 3' });
    expect(await create({ slug: '' })).toMatchObject({
      domain: 'Untitled campaign 4',
      rotator: false,
    });
    expect(await api.ok('GET /api/campaigns?limit=3')).toMatchObject({
      data: { result: 4, maxpage: 2, campaigns: [{ id: 4 }, { id: 3 }, { id: 2 }] },
    });
  });

  test('A slug is taken over all accounts, as it is written', async () => {
    const other = await api.otherKey('other@example.com');
    await create({ name: 'Spring', slug: 'café' });
    expect(
      await api.refusal('POST /api/campaign/add', { name: 'Spring', slug: 'cafe\u0301' }),
    ).toMatch(/^400 name: .*; slug: /);
    expect(await api.refusal('POST /api/campaign/add', { slug: 'café' }, other)).toBe(
      '400 slug: This slug is taken. Choose another one',
    );
    expect(await create({ name: 'Spring', slug: 'Café' }, other)).toMatchObject({
      rotator: 'http://go.test/r/Caf%C3%A9',
    });
  });

  test.each([
    [{ name: ' ' }, 'name: Give the campaign a name'],
    [{ name: 'x'.repeat(101) }, 'name: Must be at most 100 characters long'],
    [{ name: 7 }, 'name: Must be text'],
    [{ slug: 'a/b' }, 'slug: May contain only letters, digits and - _ . ~'],
    [{ slug: '..' }, 'slug: Must not begin with a dot'],
    [{ public: 'yes' }, 'public: Must be true or false'],
  ])('%j is refused with its field named', async (fields, words) => {
    expect(await api.refusal('POST /api/campaign/add', fields)).toBe(`400 ${words}`);
  });
});

describe('update', () => {
  test('What is not sent stays, and a slug is free again once another one replaces it', async () => {
    await create({ name: 'Spring', slug: 'spring', public: true });
    expect(await update(1, { name: 'Summer' })).toEqual({
      error: 0,
      id: 1,
      domain: 'Summer',
      public: true,
      rotator: 'http://go.test/r/spring',
      list: 'http://go.test/c/1',
    });
    expect(await update(1, { name: 'summer', slug: 'spring', public: false })).toMatchObject({
      domain: 'summer',
      public: false,
    });
    expect(await update(1, { name: 'summer', slug: 'hot' })).toMatchObject({
      rotator: 'http://go.test/r/hot',
    });
    expect(await create({ slug: 'spring' })).toMatchObject({ rotator: 'http://go.test/r/spring' });
  });

  test('The name is needed, and must be free', async () => {
    await create({ name: 'Spring', slug: 'spring' });
    await create({ name: 'Summer' });
    expect(await api.refusal('PUT /api/campaign/2/update', { public: true })).toMatch(
      /^400 name: /,
    );
    expect(
      await api.refusal('PUT /api/campaign/2/update', { name: 'spring', slug: 'spring' }),
    ).toMatch(/^400 name: .*; slug: /);
  });
});

describe('assign', () => {
  test('A link is in one campaign at most: assigning it moves it, and once more does no harm', async () => {
    await create();
    await create();
    const link = await addLink();
    for (const id of [1, 2, 2]) {
      expect(await api.ok(`POST /api/campaign/${id}/assign/${link}`)).toEqual({
        error: 0,
        message: 'The link is in the campaign',
      });
      expect(await campaignOf(link)).toBe(id);
    }
  });

  test('Campaigns and links of nobody or of another account are missing', async () => {
    const other = await api.otherKey('other@example.com');
    await create({}, other);
    await create();
    const theirs = await addLink(other);
    const mine = await addLink();
    expect(await api.refusal(`POST /api/campaign/1/assign/${mine}`)).toBe(
      '404 campaignid: You have no campaign with the id 1',
    );
    expect(await api.refusal(`POST /api/campaign/2/assign/${theirs}`)).toBe(
      `404 linkid: You have no link with the id ${theirs}`,
    );
    expect(await api.refusal('POST /api/campaign/2/assign/0')).toMatch(/^404 /);
    expect([await campaignOf(mine), await campaignOf(theirs)]).toEqual([null, null]);
  });
});

describe('delete', () => {
  test('Its links are kept and in no campaign', async () => {
    await create({ slug: 'spring' });
    const link = await addLink();
    await api.ok(`POST /api/campaign/1/assign/${link}`);
    expect(await api.ok('DELETE /api/campaign/1/delete')).toEqual({
      error: 0,
      message: 'The campaign was deleted. Its links are kept',
    });
    expect(await campaignOf(link)).toBeNull();
    expect(await create()).toMatchObject({ id: 2 });
  });
});
