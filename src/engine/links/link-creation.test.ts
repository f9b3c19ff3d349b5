import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { body, openPage } from '#testing/setups/open-creation.ts';

describe('A link that is made', () => {
  it('is held for three seconds, sent once, and then there', async () => {
    const { clock, creation, until, posts, links, steps, notes, carriedOut } = await openPage();
    await notes.keepDraft({ values: { url: body.url }, begunAt: '', savedAt: 1 });
    creation.begin(body);
    await clock.advance(2999);
    expect(creation.get().step).toBe('held');
    expect(posts()).toBe(0);
    await clock.advance(1);
    expect(await until('made')).toMatchObject({ step: 'made', found: false, link: { id: 1 } });
    expect(steps).toEqual(['held', 'sending', 'made']);
    expect([posts(), await links()]).toEqual([1, 1]);
    expect(carriedOut).toEqual([body]);
    expect(await notes.readIntents()).toEqual([]);
    expect(await notes.readDraft()).toBeUndefined();
  });

  it('is sent at once where somebody does not want to wait', async () => {
    const { creation, until, posts } = await openPage();
    creation.begin(body);
    creation.sendNow();
    await until('made');
    expect(posts()).toBe(1);
  });

  it('is not sent where it is undone within the hold, and another one can be begun', async () => {
    const { clock, creation, until, posts, links } = await openPage();
    creation.begin(body);
    await clock.advance(2900);
    creation.undo();
    creation.begin({ url: 'https://shop.example/other' });
    await clock.advance(200);
    expect([creation.get().step, posts()]).toEqual(['held', 0]);
    await clock.advance(2800);
    expect(await until('made')).toMatchObject({ body: { url: 'https://shop.example/other' } });
    expect([posts(), await links()]).toEqual([1, 1]);
  });

  it('is not begun a second time while it is on its way', async () => {
    const { creation, until, posts } = await openPage();
    creation.begin(body);
    creation.begin(body);
    creation.sendNow();
    creation.begin(body);
    await until('made');
    expect(posts()).toBe(1);
  });

  it('is written down before its request leaves, without the password', async () => {
    const kept: unknown[] = [];
    const page = await openPage({
      through: (send) => async (request) => {
        if (request.method === 'POST') kept.push(...(await page.notes.readIntents()));
        return send(request);
      },
    });
    page.creation.begin(body);
    page.creation.sendNow();
    await page.until('made');
    expect(kept).toMatchObject([{ body: { url: body.url }, hadPassword: true }]);
    expect(JSON.stringify(kept)).not.toContain('sesame');
  });

  it('is made all the same where nothing can be written down', async () => {
    const disk = new IDBFactory();
    disk.open = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const { creation, until } = await openPage({ disk });
    creation.begin(body);
    creation.sendNow();
    await until('made');
  });
});

describe('A refusal', () => {
  it('is told as the service says it, nothing is looked for, and nothing is left behind', async () => {
    const { creation, until, service, notes, carriedOut } = await openPage();
    await service.addLink({ url: body.url, custom: 'summer' });
    creation.begin({ ...body, custom: 'summer' });
    creation.sendNow();
    expect(await until('refused')).toMatchObject({
      error: { kind: 'invalid', message: expect.stringContaining('custom') as unknown },
    });
    expect(service.asked).toEqual(['POST /api/url/add']);
    expect(await notes.readIntents()).toEqual([]);
    expect(carriedOut).toEqual([]);
  });
});

describe('A browser that denies locks, as inside another page', () => {
  it('makes one link all the same', async () => {
    const denied = { request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')) };
    const { creation, until, posts, links } = await openPage({ locks: denied });
    creation.begin(body);
    creation.sendNow();
    await until('made');
    expect([posts(), await links()]).toEqual([1, 1]);
  });
});
