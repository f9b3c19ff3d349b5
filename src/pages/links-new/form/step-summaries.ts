/** Step summaries: what is set in each step of the wizard, in a few words for the list of steps. */
import type { NewLink } from '#contract/resources/links.ts';
import { redirectTypeLabel } from '#features/link-facts/redirect-type-label.ts';
import type { RedirectTypeNotation } from '#features/settings/SettingsContext.tsx';
import { formatCount } from '#ui/format/format.ts';
import { toShownAddress } from '#ui/safety/safe-url.ts';
import type { StepId } from './steps.ts';

/** Longer texts are cut: the list is narrow, and the step itself shows the whole. */
const longest = 60;

/** What the step sets in the request body; '' for nothing. */
export function stepSummary(step: StepId, body: NewLink, notation: RedirectTypeNotation): string {
  return summaries[step](body, notation).slice(0, longest);
}

const summaries: Readonly<Record<StepId, (body: NewLink, notation: RedirectTypeNotation) => string>> = {
  destination: ({ url }) => toShownAddress(url).replace(/^https?:\/\//i, ''),
  'redirect-type': ({ type }, notation) => redirectTypeLabel(type, notation),
  targeting: ({ geotarget = [], devicetarget = [], languagetarget = [] }) =>
    counted(geotarget.length + devicetarget.length + languagetarget.length, 'rule'),
  apps: ({ deeplink }) =>
    list(
      deeplink?.auto === true && 'In the app',
      counted([deeplink?.appstore_a, deeplink?.appstore_b].filter((store) => store !== undefined).length, 'store'),
    ),
  'social-card': ({ metatitle, metadescription, metaimage }) =>
    list(metatitle && 'Title', metadescription && 'Description', metaimage && 'Image'),
  protection: ({ password, expiry, status }) => list(password && 'Password', expiry && 'Ends', status),
  tracking: ({ pixels = [], parameters = [], channel, campaign }) =>
    list(counted(pixels.length, 'pixel'), counted(parameters.length, 'parameter'), channel && 'Channel', campaign && 'Campaign'),
  review: () => '',
};

function counted(count: number, thing: string): string {
  return count === 0 ? '' : formatCount(count, thing);
}

function list(...items: readonly (string | number | false | undefined)[]): string {
  const text = items.filter((item) => item !== undefined && item !== false && item !== '').join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
