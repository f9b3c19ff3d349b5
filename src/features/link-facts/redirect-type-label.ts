/** Redirect type label: how a link opens, in a few words. */
import type { useTranslations } from 'use-intl';
import { parseRedirectType } from '#features/redirect-types/redirect-type.ts';
import type { RedirectTypeNotation } from '#features/settings/SettingsContext.tsx';

/** `Behind splash page 12`; '' for the service's default. */
export function redirectTypeLabel(
  type: string | undefined,
  notation: RedirectTypeNotation,
  t: ReturnType<typeof useTranslations<'linkFacts'>>,
): string {
  const redirectType = parseRedirectType(type ?? '', notation);
  switch (redirectType.kind) {
    case 'unsaid':
      return '';
    case 'direct':
    case 'frame':
    case 'splash':
      return t(`opens.${redirectType.kind}`);
    case 'splashPage':
    case 'overlay':
      return t(`opens.${redirectType.kind}`, { id: String(redirectType.id) });
    case 'other':
      return t('opens.other', { text: redirectType.text.slice(0, 40) });
  }
}
