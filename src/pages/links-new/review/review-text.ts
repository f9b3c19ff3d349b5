/** Review text: describes the link that a request body creates, in sentences. */
import type { NewLink } from '#contract/resources/links.ts';
import type { RedirectTypeNotation } from '#features/settings/SettingsContext.tsx';
import { redirectTypeLabel } from '#pages/links-new/form/step-summaries.ts';
import { formatCount, formatMoment } from '#ui/format/format.ts';

/** The names of channel and campaign, as far as they are known and could be read. */
interface KnownNames {
  readonly channel?: string | null | undefined;
  readonly campaign?: string | null | undefined;
}

/** Everything but the addresses, which are shown beside these sentences; in the order of the steps. */
export function reviewText(body: NewLink, notation: RedirectTypeNotation, names: KnownNames): string[] {
  const { geotarget = [], devicetarget = [], languagetarget = [], pixels = [], parameters = [], deeplink = {} } = body;
  const rules = geotarget.length + devicetarget.length + languagetarget.length;
  const stores = [deeplink.appstore_a, deeplink.appstore_b].filter((store) => store !== undefined).length;
  const redirectType = redirectTypeLabel(body.type, notation);
  const hasCard = [body.metatitle, body.metadescription, body.metaimage].some((text) => text !== undefined);
  return [
    redirectType === '' ? '' : `It opens ${redirectType.charAt(0).toLowerCase()}${redirectType.slice(1)}.`,
    rules === 0 ? '' : `${formatCount(rules, 'rule')} ${rules === 1 ? 'sends' : 'send'} some visitors elsewhere.`,
    deeplink.auto === true ? 'On phones it opens in the app where there is one.' : '',
    stores === 0 ? '' : `${stores === 1 ? 'One store address goes' : 'Two store addresses go'} with it.`,
    hasCard ? 'Where it is shared, it shows a card of its own.' : '',
    body.password === undefined ? '' : 'Visitors have to know the password.',
    body.expiry === undefined ? '' : `It ends on ${formatMoment(body.expiry)}.`,
    body.status === 'public'
      ? 'It may be shown on public lists.'
      : 'It is private: it works for whoever has it, and is on no public list.',
    pixels.length === 0
      ? ''
      : `${formatCount(pixels.length, 'pixel')} ${pixels.length === 1 ? 'fires' : 'fire'} when it is followed.`,
    parameters.length === 0
      ? ''
      : `${formatCount(parameters.length, 'parameter')} ${parameters.length === 1 ? 'is' : 'are'} added to the destination.`,
    body.channel === undefined ? '' : `It goes into channel ${named(names.channel, body.channel)}.`,
    body.campaign === undefined ? '' : `It goes into campaign ${named(names.campaign, body.campaign)}.`,
  ].filter((sentence) => sentence !== '');
}

function named(name: string | null | undefined, id: number): string {
  return name?.trim() ? `“${name.slice(0, 100)}”` : String(id);
}
