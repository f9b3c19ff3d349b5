/** Tests of migration 4: each link keeps its stores, under the other names. */
import { expect, test } from 'vitest';
import { createTestService } from '#testing/service/test-service.ts';
import { exchangeAppStores } from './004-app-stores.ts';

test('Each store of a link goes under the other name, and nothing else changes', async () => {
  const { store, addLink } = await createTestService();
  const apple = 'https://apps.example/x?y="appstore_b":"z';
  const before = [
    { auto: true, appstore_a: 'https://play.example/', appstore_b: apple },
    { appstore_a: 'https://play.example/appstore_b' },
    { auto: false },
    {},
  ];
  for (const deeplink of before) {
    const { id } = await addLink({ url: 'https://shop.example/' });
    await store.db
      .updateTable('link')
      .set({ deeplink: JSON.stringify(deeplink) })
      .where('id', '=', id)
      .execute();
  }
  await exchangeAppStores(store.db);
  const rows = await store.db.selectFrom('link').select('deeplink').orderBy('id').execute();
  expect(rows.map(({ deeplink }): unknown => JSON.parse(deeplink))).toEqual([
    { auto: true, appstore_b: 'https://play.example/', appstore_a: apple },
    { appstore_b: 'https://play.example/appstore_b' },
    { auto: false },
    {},
  ]);
  await store.close();
});
