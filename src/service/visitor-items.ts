/** What accounts have that the interface cannot make: overlays, splash pages, bio pages and QR items. */
import { aliasText } from '#contract/inputs.ts';
import { webAddress } from '#contract/values.ts';
import { AdministrationError, accountIdOf } from './administration.ts';
import { aliasProblem, randomAlias } from './aliases.ts';
import { timestampOf } from './moments.ts';
import type { Store } from './store/store.ts';
import { qrSvg } from './visits/qr-image.ts';

/** The types of overlay that there are; the interface shows others as they come. */
export const overlayTypes = ['message', 'contact'] as const;

interface Named {
  /** Of the account. */
  email: string;
  name: string;
}

interface Addressed extends Named {
  /** The end of its address; made up where there is none. */
  alias?: string | undefined;
}

/** An item that was just made. */
export interface MadeItem {
  id: number;
  email: string;
  name: string;
}

/** @throws AdministrationError where account, name or type cannot be */
export async function addOverlay(store: Store, item: Named & { type?: string | undefined }, now: number): Promise<MadeItem> {
  const type = overlayTypes.find((one) => one === (item.type ?? 'message'));
  if (type === undefined) throw new AdministrationError(`"${item.type ?? ''}" is no type: write ${overlayTypes.join(' or ')}.`);
  const row = { ...(await ownedRow(store, item, now)), type };
  return made(item, row, await store.db.insertInto('overlay').values(row).returning('id').executeTakeFirstOrThrow());
}

/** @throws AdministrationError where account or name cannot be */
export async function addSplashPage(store: Store, item: Named, now: number): Promise<MadeItem> {
  const row = await ownedRow(store, item, now);
  return made(item, row, await store.db.insertInto('splash').values(row).returning('id').executeTakeFirstOrThrow());
}

/** @throws AdministrationError where account, name, alias or a link cannot be */
export async function addBioPage(
  store: Store,
  item: Addressed & { links: readonly { title: string; url: string }[] },
  now: number,
): Promise<MadeItem & { alias: string }> {
  for (const { title, url } of item.links) {
    checkName(title, 'title of a link');
    checkAddress(url);
  }
  const alias = readAlias(item.alias);
  const row = { ...(await ownedRow(store, item, now)), alias, links: JSON.stringify(item.links) };
  const added = await store.db
    .insertInto('bio')
    .values(row)
    .onConflict((conflict) => conflict.column('alias').doNothing())
    .returning('id')
    .executeTakeFirst();
  return { ...made(item, row, added ?? taken(alias, 'bio page')), alias };
}

/** @throws AdministrationError where account, name, alias or address cannot be */
export async function addQrItem(
  store: Store,
  item: Addressed & { url: string },
  now: number,
): Promise<MadeItem & { alias: string }> {
  checkAddress(item.url);
  if (qrSvg(item.url) === undefined) throw new AdministrationError('The address is too long for a QR code.');
  const alias = readAlias(item.alias);
  const row = { ...(await ownedRow(store, item, now)), alias, url: item.url };
  const added = await store.db
    .insertInto('qr')
    .values(row)
    .onConflict((conflict) => conflict.column('alias').doNothing())
    .returning('id')
    .executeTakeFirst();
  return { ...made(item, row, added ?? taken(alias, 'QR item')), alias };
}

async function ownedRow(store: Store, { email, name }: Named, now: number) {
  checkName(name, 'name');
  return { accountId: await accountIdOf(store, email), name: name.trim(), created: timestampOf(now) };
}

function made({ email }: Named, { name }: { name: string }, { id }: { id: number }): MadeItem {
  return { id, email: email.trim().toLowerCase(), name };
}

function checkName(text: string, what: string): void {
  if (text.trim() === '') throw new AdministrationError(`The ${what} is empty.`);
  if (text.length > 100) throw new AdministrationError(`The ${what} is longer than 100 characters.`);
}

function checkAddress(url: string): void {
  const problem = webAddress.safeParse(url).error?.issues[0]?.message;
  if (problem !== undefined) throw new AdministrationError(`"${url}" is no address to lead to. ${problem}.`);
}

function readAlias(text: string | undefined): string {
  if (text === undefined) return randomAlias(7);
  const alias = text.normalize('NFC');
  const problem = aliasText.safeParse(alias).error?.issues[0]?.message ?? aliasProblem(alias);
  if (problem !== undefined) throw new AdministrationError(`"${text}" is no alias. ${problem}.`);
  return alias;
}

function taken(alias: string, what: string): never {
  throw new AdministrationError(`There is a ${what} with the alias "${alias}" already.`);
}
