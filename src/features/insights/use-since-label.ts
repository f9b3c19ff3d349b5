/** Since label: what a column or figure of new clicks is called, by how long ago the last visit was. */
import { useTranslations } from 'use-intl';
import { sinceMoment } from '#ui/format/since-moment.ts';
import { useNow } from '#ui/format/use-now.ts';

/** @param since in milliseconds since 1970; null where no visit is known */
export function useSinceLabel(since: number | null, withTime = false): string {
  const t = useTranslations('insights');
  const now = useNow();
  if (since === null) return t('gained');
  return t(withTime ? 'sinceMoment' : 'since', sinceMoment(since, now));
}
