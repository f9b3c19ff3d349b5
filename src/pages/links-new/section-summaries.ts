/** Section summaries: the value of each closed section of a new link in one line. */
import type { useTranslations } from 'use-intl';
import type { NewLink } from '#contract/resources/links.ts';
import { redirectTypeLabel } from '#features/link-facts/redirect-type-label.ts';
import type { SectionId } from '#features/new-link/sections.ts';
import type { RedirectTypeNotation } from '#features/settings/SettingsContext.tsx';
import { formatMoment } from '#ui/format/format.ts';

/** Longer texts are cut: the section itself shows the whole. */
const maxLength = 120;

interface SummaryOptions {
  notation: RedirectTypeNotation;
  t: ReturnType<typeof useTranslations<'linksNew.sections'>>;
  factTexts: ReturnType<typeof useTranslations<'linkFacts'>>;
}

type FoldedId = Exclude<SectionId, 'destination'>;

interface SectionSummary {
  readonly text: string;
  /** Whether the user has set anything in the section. */
  readonly isSet: boolean;
}

export function sectionSummary(
  section: FoldedId,
  body: NewLink,
  options: SummaryOptions,
): SectionSummary {
  const set = summaries[section](body, options).filter((text) => text !== '');
  const text = set.length > 0 ? set.join(' · ') : defaultText(section, options);
  return { text: text.slice(0, maxLength), isSet: set.length > 0 };
}

function defaultText(section: FoldedId, { t }: SummaryOptions): string {
  switch (section) {
    case 'targeting':
      return t('values.everyone');
    case 'social-card':
      return t('values.ownCard');
    case 'protection':
      return t('values.unprotected');
    case 'apps':
      return t('values.off');
    case 'redirect-type':
      return t('values.default');
    default:
      return t('values.none');
  }
}

/** What each section sets, in words; nothing where it sets nothing. */
const summaries: Readonly<
  Record<FoldedId, (body: NewLink, options: SummaryOptions) => readonly string[]>
> = {
  targeting: ({ geotarget = [], devicetarget = [], languagetarget = [] }, { t }) => {
    const count = geotarget.length + devicetarget.length + languagetarget.length;
    return count === 0 ? [] : [t('values.rules', { count })];
  },
  'social-card': ({ metatitle, metadescription, metaimage }, { t }) => {
    if (metatitle !== undefined) return [metatitle];
    return [
      metadescription === undefined ? '' : t('values.description'),
      metaimage === undefined ? '' : t('values.image'),
    ];
  },
  protection: ({ password, expiry, status }, { t }) => {
    const visibility = status === undefined ? '' : t(`values.${status}`);
    if (password === undefined && expiry === undefined) return [visibility];
    return [
      expiry === undefined ? '' : t('values.expires', { when: formatMoment(expiry) }),
      password === undefined ? t('values.noPassword') : t('values.password'),
      visibility,
    ];
  },
  pixels: ({ pixels = [] }, { t }) =>
    pixels.length === 0 ? [] : [t('values.pixels', { count: pixels.length })],
  apps: ({ deeplink }, { t }) => {
    const stores = [deeplink?.appstore_a, deeplink?.appstore_b].filter(
      (store) => store !== undefined,
    );
    return [
      deeplink?.auto === true ? t('values.app') : '',
      stores.length === 0 ? '' : t('values.stores', { count: stores.length }),
    ];
  },
  'redirect-type': ({ type }, { notation, factTexts }) =>
    type === undefined ? [] : [redirectTypeLabel(type, notation, factTexts)],
  description: ({ description = '' }) => [description],
};
