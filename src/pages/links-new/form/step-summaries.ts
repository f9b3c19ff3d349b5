/** Step summaries: what is set in each step of the wizard, in a few words for the list of steps. */
import type { useTranslations } from 'use-intl';
import type { NewLink } from '#contract/resources/links.ts';
import { redirectTypeLabel } from '#features/link-facts/redirect-type-label.ts';
import type { RedirectTypeNotation } from '#features/settings/SettingsContext.tsx';
import { formatList } from '#ui/format/format.ts';
import { toShownAddress } from '#ui/safety/safe-url.ts';
import type { StepId } from './steps.ts';

/** Longer texts are cut: the list is narrow, and the step itself shows the whole. */
const longest = 60;

interface SummaryOptions {
  notation: RedirectTypeNotation;
  t: ReturnType<typeof useTranslations<'linksNew.steps'>>;
  factTexts: ReturnType<typeof useTranslations<'linkFacts'>>;
}

/** What the step sets in the request body; '' for nothing. */
export function stepSummary(step: StepId, body: NewLink, options: SummaryOptions): string {
  return summaries[step](body, options).slice(0, longest);
}

const summaries: Readonly<Record<StepId, (body: NewLink, options: SummaryOptions) => string>> = {
  destination: ({ url }) => toShownAddress(url).replace(/^https?:\/\//i, ''),
  'redirect-type': ({ type }, { notation, factTexts }) => redirectTypeLabel(type, notation, factTexts),
  targeting: ({ geotarget = [], devicetarget = [], languagetarget = [] }, { t }) => {
    const count = geotarget.length + devicetarget.length + languagetarget.length;
    return list(count > 0 && t('summaries.rules', { count }));
  },
  apps: ({ deeplink }, { t }) => {
    const count = [deeplink?.appstore_a, deeplink?.appstore_b].filter((store) => store !== undefined).length;
    return list(deeplink?.auto === true && t('summaries.app'), count > 0 && t('summaries.stores', { count }));
  },
  'social-card': ({ metatitle, metadescription, metaimage }, { t }) =>
    list(
      metatitle !== undefined && t('summaries.title'),
      metadescription !== undefined && t('summaries.description'),
      metaimage !== undefined && t('summaries.image'),
    ),
  protection: ({ password, expiry, status }, { t }) =>
    list(
      password !== undefined && t('summaries.password'),
      expiry !== undefined && t('summaries.expires'),
      status === 'public' && t('summaries.public'),
      status === 'private' && t('summaries.private'),
    ),
  tracking: ({ pixels = [], parameters = [], channel, campaign }, { t }) =>
    list(
      pixels.length > 0 && t('summaries.pixels', { count: pixels.length }),
      parameters.length > 0 && t('summaries.parameters', { count: parameters.length }),
      channel !== undefined && t('summaries.channel'),
      campaign !== undefined && t('summaries.campaign'),
    ),
  review: () => '',
};

function list(...items: readonly (string | false)[]): string {
  return formatList(
    items.filter((item) => item !== false),
    'unit',
  );
}
