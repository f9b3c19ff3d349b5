/** Rows of resources in the store of a test service, so that no request is made for them. */
import type { TestService } from './test-service.ts';

const created = '2026-02-01 09:30:00';

/** So many domains, `https://go-1.shop.example` and so on; lists have the last one first. */
export async function addDomains({ store, accountId }: TestService, number: number): Promise<void> {
  for (let index = 1; index <= number; index += 1) {
    const host = `go-${index}.shop.example`;
    const redirects = { redirectroot: 'https://shop.example/', redirect404: '' };
    await store.db
      .insertInto('domain')
      .values({ accountId, host, domain: `https://${host}`, ...redirects })
      .execute();
  }
}

/** So many pixels, `Pixel 1` and so on, or one with the given fields. */
export async function addPixels(
  { store, accountId }: TestService,
  number: number,
  fields: { type?: string; name?: string; tag?: string } = {},
): Promise<void> {
  for (let index = 1; index <= number; index += 1) {
    const row = { type: 'forum', name: `Pixel ${index}`, tag: `TAG-${index}`, ...fields };
    await store.db
      .insertInto('pixel')
      .values({ accountId, created, ...row })
      .execute();
  }
}

/** One overlay; returns its id. */
export async function addOverlay(
  { store, accountId }: TestService,
  name: string,
  type = 'message',
): Promise<number> {
  const row = { accountId, name, type, created };
  return (
    await store.db.insertInto('overlay').values(row).returning('id').executeTakeFirstOrThrow()
  ).id;
}

/** One splash page; returns its id. */
export async function addSplash({ store, accountId }: TestService, name: string): Promise<number> {
  return (
    await store.db
      .insertInto('splash')
      .values({ accountId, name, created })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}
