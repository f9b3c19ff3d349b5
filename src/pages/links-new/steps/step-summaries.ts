/** What each part of the wizard says of itself in the list of parts: what is set there, in a few words. */

import { parseRedirectType } from '#features/redirect-types/redirect-type.ts';
import type { RedirectTypeNotation } from '#features/settings/SettingsContext.tsx';
import type { PartId } from '#pages/links-new/form/steps.ts';
import { meantRules, type WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { completeUrl } from '#ui/form/complete-url.ts';
import { formatNumber } from '#ui/format/format.ts';
import { toShownAddress } from '#ui/safety/safe-url.ts';

/** Longer texts are cut: the list is narrow, and the part itself shows the whole. */
const longest = 60;

/** What is set in a part; '' where nothing is. */
export function partState(part: PartId, values: WizardValues, notation: RedirectTypeNotation): string {
  return states[part](values, notation).slice(0, longest);
}

const states: Readonly<Record<PartId, (values: WizardValues, notation: RedirectTypeNotation) => string>> = {
  destination: ({ url }) => toShownAddress(completeUrl(url)).replace(/^https?:\/\//i, ''),
  opens: ({ type }, notation) => openingWords(type.trim(), notation),
  targets: (values) => {
    const { geotarget, devicetarget, languagetarget } = meantRules(values);
    return counted(geotarget.length + devicetarget.length + languagetarget.length, 'rule');
  },
  apps: ({ deeplink: { auto, appstore_a, appstore_b } }) => {
    const stores = [appstore_a, appstore_b].filter((store) => store.trim() !== '').length;
    return list([auto ? 'In the app' : '', counted(stores, 'store')]);
  },
  card: ({ metatitle, metadescription, metaimage }) =>
    list([
      metatitle.trim() === '' ? '' : 'Title',
      metadescription.trim() === '' ? '' : 'Description',
      metaimage.trim() === '' ? '' : 'Image',
    ]),
  protection: ({ password, expiry, status }) =>
    list([password === '' ? '' : 'Password', expiry === '' ? '' : 'Ends', status === '' ? '' : status]),
  tracking: (values) =>
    list([
      counted(values.pixels.length, 'pixel'),
      counted(meantRules(values).parameters.length, 'parameter'),
      values.channel === null ? '' : 'Channel',
      values.campaign === null ? '' : 'Campaign',
    ]),
  review: () => '',
};

/** How a link opens, in a few words; '' where nothing is said. */
export function openingWords(type: string, notation: RedirectTypeNotation): string {
  const opening = parseRedirectType(type, notation);
  switch (opening.kind) {
    case 'unsaid':
      return '';
    case 'direct':
      return 'Directly';
    case 'frame':
      return 'In a frame';
    case 'splash':
      return 'Behind a splash page';
    case 'splashPage':
      return `Behind splash page ${opening.id}`;
    case 'overlay':
      return `Under overlay ${opening.id}`;
    case 'other':
      return `As “${opening.text.slice(0, 40)}”`;
  }
}

function counted(count: number, thing: string): string {
  return count === 0 ? '' : `${formatNumber(count)} ${thing}${count === 1 ? '' : 's'}`;
}

function list(words: readonly string[]): string {
  const said = words.filter((word) => word !== '').join(', ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}
