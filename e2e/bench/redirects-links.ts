/** What both servers of the redirect benchmark share: the links, the visitors who follow them, and how their time is taken. */
import { numberLinks } from '#service/resources/links/link-ordinals.ts';
import type { Store } from '#service/store/store.ts';

const amount = 1000;

export const aliases = aliasesOf(amount);

function aliasesOf(number: number): string[] {
  return Array.from({ length: number }, (_, index) => `bench-${String(index)}`);
}

/** Ordinary browsers of ordinary systems. */
export const userAgents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0',
] as const;

/** Pages that hold the links; '' is a visitor who typed the address. */
export const referrers = [
  '',
  'https://www.google.com/',
  'https://news.example/today/story?id=7',
  'https://t.co/',
] as const;

/** Puts so many links into a store that has none. */
export async function addLinks(store: Store, number = amount): Promise<void> {
  const moment = '2026-01-01 00:00:00';
  const { id: accountId } = await store.db
    .insertInto('account')
    .values({
      email: 'bench@example.com',
      username: 'bench',
      avatar: '',
      plan: 'pro',
      planExpires: null,
      registered: moment,
      password: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = aliasesOf(number).map((alias) => ({
    ...plain,
    accountId,
    alias,
    url: `https://shop.example/products/${alias}?utm_source=newsletter&utm_campaign=spring`,
    created: moment,
  }));
  for (let at = 0; at < rows.length; at += 100) {
    await store.db
      .insertInto('link')
      .values(rows.slice(at, at + 100))
      .execute();
  }
  await numberLinks(store.db, accountId);
}

/** Processor time that this process has used, in microseconds. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

const plain = {
  host: '',
  domain: '',
  type: 'direct',
  password: null,
  expiry: null,
  title: 'A link of the benchmark',
  searched: '',
  metatitle: null,
  metadescription: null,
  metaimage: null,
  description: '',
  status: 'private',
  geotarget: '[]',
  devicetarget: '[]',
  languagetarget: '[]',
  pixels: '[]',
  parameters: '[]',
  deeplink: '{}',
  campaign: null,
} as const;
