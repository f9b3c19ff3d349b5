/**
 * Item creation: creates overlays, splash pages, bio pages and QR items, for which the interface
 * has no endpoint.
 */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { aliasText } from '#contract/protocol/inputs.ts';
import { httpUrl } from '#contract/protocol/values.ts';
import type { Store } from '#service/store/store.ts';
import { timestampOf } from '#service/store/stored-values.ts';
import { aliasProblem, randomAlias } from '#service/urls/aliases.ts';
import { hexColor } from '#service/visits/html/contrast.ts';
import {
  overlayPositions,
  overlayPreset,
  overlayTypes,
} from '#service/visits/interstitials/overlay-style.ts';
import { qrSvg } from '#service/visits/pages/qr-svg.ts';
import { AdministrationError, accountIdOf } from './accounts.ts';

interface Named {
  /** Of the account. */
  email: string;
  name: string;
}

export interface Addressed extends Named {
  /** The end of its URL; random by default. */
  alias?: string;
}

/** An item that was just created. */
export interface MadeItem extends Named {
  id: number;
}

/** The text of a button and its URL: both, or neither. */
interface WithButton {
  button?: string;
  /** An http, https, mailto or tel URL. */
  link?: string;
}

export interface NewOverlay extends Named, WithButton {
  type?: string;
  message?: string;
  /** One of `overlayPositions`. */
  position?: string;
  /** `#RRGGBB`. */
  color?: string;
}

export interface NewSplashPage extends Named, WithButton {
  title?: string;
  message?: string;
  /** The countdown to the destination, to 60; 0 for none. */
  seconds?: number;
}

/** @throws AdministrationError where a field is invalid */
export async function addOverlay(store: Store, item: NewOverlay, now: number): Promise<MadeItem> {
  const type = oneOf(overlayTypes, item.type ?? overlayTypes[0], 'type');
  const position = oneOf(overlayPositions, item.position ?? overlayPreset.position, 'position');
  const color = item.color ?? overlayPreset.color;
  check(hexColor.test(color), `"${color}" is no colour: write six digits, such as #0b6e6e.`);
  const content = {
    ...buttonOf(item),
    message: textOf(item.message, 'message', 1000),
    type,
    position,
    color,
  };
  const row = { ...(await ownedRow(store, item, now)), ...content };
  return made(
    item,
    await store.db.insertInto('overlay').values(row).returning(['id', 'name']).executeTakeFirst(),
  );
}

/** @throws AdministrationError where a field is invalid */
export async function addSplashPage(
  store: Store,
  item: NewSplashPage,
  now: number,
): Promise<MadeItem> {
  const { seconds = 0 } = item;
  const isCountdown = Number.isInteger(seconds) && seconds >= 0 && seconds <= 60;
  check(isCountdown, 'The seconds are a whole number from 0, for never, to 60.');
  const texts = {
    title: textOf(item.title, 'title', 100),
    message: textOf(item.message, 'message', 1000),
  };
  const row = { ...(await ownedRow(store, item, now)), ...buttonOf(item), ...texts, seconds };
  return made(
    item,
    await store.db.insertInto('splash').values(row).returning(['id', 'name']).executeTakeFirst(),
  );
}

/** @throws AdministrationError where account, name, alias or a link is invalid */
export async function addBioPage(
  store: Store,
  item: Addressed & { links: readonly { title: string; url: string }[] },
  now: number,
): Promise<MadeItem & { alias: string }> {
  for (const { title, url } of item.links) {
    checkName(title, 'title of a link');
    checkUrl(url);
  }
  const alias = aliasOf(item);
  const row = { ...(await ownedRow(store, item, now)), alias, links: JSON.stringify(item.links) };
  const insert = store.db
    .insertInto('bio')
    .values(row)
    .onConflict((conflict) => conflict.column('alias').doNothing());
  const added = await insert.returning(['id', 'name']).executeTakeFirst();
  return { ...made(item, added, `There is a bio page with the alias "${alias}" already.`), alias };
}

/** @throws AdministrationError where account, name, alias or URL is invalid */
export async function addQrItem(
  store: Store,
  item: Addressed & { url: string },
  now: number,
): Promise<MadeItem & { alias: string }> {
  checkUrl(item.url);
  check(qrSvg(item.url) !== undefined, 'The address is too long for a QR code.');
  const alias = aliasOf(item);
  const row = { ...(await ownedRow(store, item, now)), alias, url: item.url };
  const insert = store.db
    .insertInto('qr')
    .values(row)
    .onConflict((conflict) => conflict.column('alias').doNothing());
  const added = await insert.returning(['id', 'name']).executeTakeFirst();
  return { ...made(item, added, `There is a QR item with the alias "${alias}" already.`), alias };
}

async function ownedRow(store: Store, { email, name }: Named, now: number) {
  checkName(name, 'name');
  return {
    accountId: await accountIdOf(store, email),
    name: name.trim(),
    created: timestampOf(now),
  };
}

function made(
  { email }: Named,
  row: { id: number; name: string } | undefined,
  problem = 'Nothing was added.',
): MadeItem {
  check(row !== undefined, problem);
  return { ...row, email: email.trim().toLowerCase() };
}

function check(isValid: boolean, problem: string): asserts isValid {
  if (!isValid) throw new AdministrationError(problem);
}

function oneOf<Word extends string>(words: readonly Word[], word: string, what: string): Word {
  const found = words.find((one) => one === word);
  check(found !== undefined, `"${word}" is no ${what}: write ${words.join(' or ')}.`);
  return found;
}

function textOf(text = '', what: string, maxLength: number): string {
  check(text.length <= maxLength, `The ${what} is longer than ${maxLength} characters.`);
  return text.trim();
}

function buttonOf({ button, link }: WithButton): { button: string; link: string } {
  check(
    (button === undefined) === (link === undefined),
    'A button needs both its words and a link to lead to.',
  );
  if (button === undefined || link === undefined) return { button: '', link: '' };
  checkName(button, 'text of the button');
  if (!/^(mailto|tel):/i.test(link) || !canParseUrl(link)) checkUrl(link);
  return { button: button.trim(), link };
}

function checkName(text: string, what: string): void {
  check(text.trim() !== '', `The ${what} is empty.`);
  textOf(text, what, 100);
}

function checkUrl(url: string): void {
  const problem = httpUrl.safeParse(url).error?.issues[0]?.message;
  check(problem === undefined, `"${url}" is no address to lead to. ${problem}.`);
}

function aliasOf({ alias: given }: Addressed): string {
  if (given === undefined) return randomAlias(7);
  const alias = given.normalize('NFC');
  const problem = aliasText.safeParse(alias).error?.issues[0]?.message ?? aliasProblem(alias);
  check(problem === undefined, `"${given}" is no alias. ${problem}.`);
  return alias;
}
