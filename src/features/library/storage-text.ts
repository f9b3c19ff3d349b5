/** Keeping words: where the links are, for how long, and why they are not kept, in sentences. */
import type { useTranslations } from 'use-intl';
import type { LibraryState } from '#queries/library.ts';
import type { KnownAccount } from '#queries/session.ts';

type Retention = KnownAccount['retention'];

/** The texts of all links: `useTranslations('library')`. */
type LibraryTexts = ReturnType<typeof useTranslations<'library'>>;

/** What keeping them means while the API key is kept so long. */
export function storageOffer(retention: Retention, t: LibraryTexts): string {
  return retention === 'device' ? t('keeping.device') : t('keeping.session');
}

/** Where they are now. */
export function storageText(
  { mode, isPossible }: LibraryState['keeping'],
  retention: Retention,
  t: LibraryTexts,
): string {
  if (mode === 'memory') return isPossible ? t('kept.memory') : t('kept.impossible');
  return retention === 'device' ? t('kept.device') : t('kept.session');
}

/** Why they are no longer kept; '' where that is not so. */
export function storageLostText(
  { lost }: Pick<LibraryState['keeping'], 'lost'>,
  t: LibraryTexts,
): string {
  return lost === null ? '' : t(`lost.${lost}`);
}
