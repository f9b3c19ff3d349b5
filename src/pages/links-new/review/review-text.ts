/** What will exist once a link is made, in sentences. */

import { parseRedirectType } from '#features/redirect-types/redirect-type.ts';
import type { RedirectTypeNotation } from '#features/settings/SettingsContext.tsx';
import { meantRules, type WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { openingWords } from '#pages/links-new/steps/step-summaries.ts';
import { formatInstant, formatNumber } from '#ui/format/format.ts';
import type { PageLocale } from '#ui/format/locale.ts';
import { instantOf } from '#ui/format/zoned-time.ts';

/** What channel and campaign are called, as far as that is known; '' otherwise. */
interface KnownNames {
  readonly channel: string;
  readonly campaign: string;
}

const unnamed: KnownNames = { channel: '', campaign: '' };

/** Everything but the addresses themselves, which stand beside these sentences; in the order of the parts. */
export function reviewSentences(
  values: WizardValues,
  notation: RedirectTypeNotation,
  reader: PageLocale,
  names = unnamed,
): string[] {
  const { geotarget, devicetarget, languagetarget, parameters } = meantRules(values);
  const rules = geotarget.length + devicetarget.length + languagetarget.length;
  const { auto, appstore_a, appstore_b } = values.deeplink;
  const stores = [appstore_a, appstore_b].filter((store) => store.trim() !== '').length;
  const at = instantOf(values.expiry.trim(), reader.timeZone ?? '');
  const opening = openingWords(values.type.trim(), notation);
  return [
    parseRedirectType(values.type.trim(), notation).kind === 'unsaid' ? '' : `It opens ${lowered(opening)}.`,
    rules === 0 ? '' : `${formatNumber(rules, reader)} ${rules === 1 ? 'rule sends' : 'rules send'} some visitors elsewhere.`,
    auto ? 'On phones it opens in the app where there is one.' : '',
    stores === 0 ? '' : `${stores === 1 ? 'One store address goes' : 'Two store addresses go'} with it.`,
    values.metatitle.trim() === '' && values.metadescription.trim() === '' && values.metaimage.trim() === ''
      ? ''
      : 'Where it is shared, it shows a card of its own.',
    values.password === '' ? '' : 'Whoever follows it has to know the password.',
    at === undefined ? '' : `It ends on ${formatInstant(at, reader)}.`,
    values.status === 'public'
      ? 'It may be shown on public lists.'
      : 'It is private: it works for whoever has it, and is on no public list.',
    values.pixels.length === 0
      ? ''
      : `${counted(values.pixels.length, 'pixel')} ${values.pixels.length === 1 ? 'fires' : 'fire'} when it is followed.`,
    parameters.length === 0
      ? ''
      : `${counted(parameters.length, 'parameter')} ${parameters.length === 1 ? 'is' : 'are'} added to the destination.`,
    values.channel === null ? '' : `It goes into channel ${named(names.channel, values.channel)}.`,
    values.campaign === null ? '' : `It goes into campaign ${named(names.campaign, values.campaign)}.`,
  ].filter((sentence) => sentence !== '');
}

function named(name: string, id: number): string {
  return name.trim() === '' ? String(id) : `“${name.slice(0, 100)}”`;
}

function counted(count: number, thing: string): string {
  return `${formatNumber(count)} ${thing}${count === 1 ? '' : 's'}`;
}

function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
