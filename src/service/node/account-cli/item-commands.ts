/**
 * Commands of `npm run account` that make items which the interface only lists: overlays, splash
 * and bio pages, QR items.
 */
import { Option } from 'commander';
import {
  type Addressed,
  addBioPage,
  addOverlay,
  addQrItem,
  addSplashPage,
  type MadeItem,
  type NewOverlay,
  type NewSplashPage,
} from '#service/admin/create-item.ts';
import { ProgramError } from '#service/node/process/program-error.ts';
import { formatSpecialPath } from '#service/urls/special-paths.ts';
import {
  overlayPositions,
  overlayPreset,
  overlayTypes,
} from '#service/visits/interstitials/overlay-style.ts';
import type { Definition } from './command.ts';

const named = [
  new Option('--email <address>', 'the e-mail address of the account').makeOptionMandatory(),
  new Option('--name <text>', 'what it is called').makeOptionMandatory(),
];
const alias = new Option('--alias <text>', 'the end of its address; else a random one');

const offering = [
  new Option('--button <text>', 'the text of its button'),
  new Option('--link <address>', 'where its button leads: a web, mailto: or tel: address'),
];

export const overlayCommand: Definition<NewOverlay> = {
  name: 'add-overlay',
  about: 'make a CTA overlay',
  options: [
    ...named,
    new Option('--type <type>', 'its type').choices([...overlayTypes]).default(overlayTypes[0]),
    new Option('--message <text>', 'what it says; else its name'),
    ...offering,
    new Option('--position <place>', 'its place on the page')
      .choices([...overlayPositions])
      .default(overlayPreset.position),
    new Option('--color <#RRGGBB>', 'its ground; text on it is black or white').default(
      overlayPreset.color,
    ),
  ],
  act: async (store, given) => resultOf('Overlay', await addOverlay(store, given, Date.now())),
};

export const splashCommand: Definition<NewSplashPage> = {
  name: 'add-splash',
  about: 'make a custom splash page',
  options: [
    ...named,
    new Option('--title <text>', 'its heading; else its name'),
    new Option('--message <text>', 'what it says below'),
    ...offering,
    new Option('--seconds <number>', 'until it opens the destination without a click; 0 for never')
      .argParser(Number)
      .default(0),
  ],
  act: async (store, given) =>
    resultOf('Splash page', await addSplashPage(store, given, Date.now())),
};

export const bioCommand: Definition<Addressed & { link: string[] }> = {
  name: 'add-bio',
  about: 'make a bio page',
  options: [
    ...named,
    alias,
    new Option(
      '--link <title=address>',
      'a link on it, such as "Our shop=https://shop.example"; may be repeated',
    )
      .argParser((text: string, before: string[]) => [...before, text])
      .default([], 'none'),
  ],
  act: async (store, { link, ...given }) => {
    const made = await addBioPage(store, { ...given, links: link.map(readLink) }, Date.now());
    return resultOf('Bio page', made, formatSpecialPath({ kind: 'bio', alias: made.alias }));
  },
};

export const qrCommand: Definition<Addressed & { url: string }> = {
  name: 'add-qr',
  about: 'make a QR item',
  options: [
    ...named,
    new Option('--url <address>', 'where its code leads').makeOptionMandatory(),
    alias,
  ],
  act: async (store, given) => {
    const made = await addQrItem(store, given, Date.now());
    return resultOf('QR item', made, formatSpecialPath({ kind: 'qr', alias: made.alias }));
  },
};

/** The first `=` parts them: an address may hold more, a title none. */
function readLink(text: string): { title: string; url: string } {
  const at = text.indexOf('=');
  if (at === -1)
    throw new ProgramError(`"${text}" is no link: write a title, = and an address.`, 2);
  return { title: text.slice(0, at).trim(), url: text.slice(at + 1).trim() };
}

/** @param path of the page that the item has on the origin of the short links */
function resultOf(kind: string, made: MadeItem, path?: string) {
  const { id, email, name } = made;
  const lines = [`${kind.padEnd(13)}${name} (number ${id}) of ${email}`];
  return {
    object: made,
    lines: path === undefined ? lines : [...lines, `Address      ${path} on the links origin`],
  };
}
