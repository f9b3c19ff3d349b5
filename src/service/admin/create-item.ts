/** What accounts have that the interface cannot make: overlays, splash pages, bio pages and QR items. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { aliasText } from '#contract/protocol/inputs.ts';
import { webAddress } from '#contract/protocol/values.ts';
import { aliasProblem, randomAlias } from '#service/addresses/aliases.ts';
import type { Store } from '#service/store/store.ts';
import { timestampOf } from '#service/store/timestamp.ts';
import { overlayColor, overlayPositions, overlayPreset, overlayTypes } from '#service/visits/interstitials/overlay-style.ts';
import { qrSvg } from '#service/visits/pages/qr-svg.ts';
import { AdministrationError, accountIdOf } from './accounts.ts';

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

/** The words of a button, and where it leads: both, or neither. */
interface Offering {
  button?: string | undefined;
  /** An http, https, mailto or tel address. */
  link?: string | undefined;
}

interface NewOverlay extends Named, Offering {
  type?: string | undefined;
  message?: string | undefined;
  /** One of `overlayPositions`. */
  position?: string | undefined;
  /** `#RRGGBB`. */
  color?: string | undefined;
}

interface NewSplashPage extends Named, Offering {
  title?: string | undefined;
  message?: string | undefined;
  /** Until it leads on by itself: 0, for never, to 60. */
  seconds?: number | undefined;
}

/** @throws AdministrationError where anything of it cannot be */
export async function addOverlay(store: Store, item: NewOverlay, now: number): Promise<MadeItem> {
  const type = oneOf(overlayTypes, item.type ?? overlayTypes[0], 'type');
  const position = oneOf(overlayPositions, item.position ?? overlayPreset.position, 'position');
  const color = item.color ?? overlayPreset.color;
  if (!overlayColor.test(color)) throw new AdministrationError(`"${color}" is no colour: write six digits, such as #0b6e6e.`);
  const content = { ...offering(item), message: textOf(item.message, 'message', 1000) };
  const row = { ...(await ownedRow(store, item, now)), ...content, type, position, color };
  return made(item, row, await store.db.insertInto('overlay').values(row).returning('id').executeTakeFirstOrThrow());
}

/** @throws AdministrationError where anything of it cannot be */
export async function addSplashPage(store: Store, item: NewSplashPage, now: number): Promise<MadeItem> {
  const { seconds = 0 } = item;
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 60) {
    throw new AdministrationError('The seconds are a whole number from 0, for never, to 60.');
  }
  const texts = { title: textOf(item.title, 'title', 100), message: textOf(item.message, 'message', 1000) };
  const row = { ...(await ownedRow(store, item, now)), ...offering(item), ...texts, seconds };
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

function oneOf<Word extends string>(words: readonly Word[], word: string, what: string): Word {
  const found = words.find((one) => one === word);
  if (found === undefined) throw new AdministrationError(`"${word}" is no ${what}: write ${words.join(' or ')}.`);
  return found;
}

function textOf(text = '', what: string, longest: number): string {
  if (text.length > longest) throw new AdministrationError(`The ${what} is longer than ${longest} characters.`);
  return text.trim();
}

function offering({ button, link }: Offering): { button: string; link: string } {
  if ((button === undefined) !== (link === undefined)) {
    throw new AdministrationError('A button needs both its words and a link to lead to.');
  }
  if (button === undefined || link === undefined) return { button: '', link: '' };
  checkName(button, 'text of the button');
  if (!/^(mailto|tel):/i.test(link) || !canParseUrl(link)) checkAddress(link);
  return { button: button.trim(), link };
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
