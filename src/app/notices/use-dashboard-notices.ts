/** Dashboard notices: a key that the service refuses, and a newer build of the dashboard; both wait for an answer. */
import { createElement } from 'react';
import { useTranslations } from 'use-intl';
import type { StackedNotice } from '#ui/notices/stacked-notice.ts';
import { RefusedKeyNotice } from './RefusedKeyNotice.tsx';
import { useUpdateNotices } from './use-update-notices.ts';

export function useDashboardNotices(keyRefused: boolean): readonly StackedNotice[] {
  const t = useTranslations('shell.refused');
  const updates = useUpdateNotices();
  if (!keyRefused) return updates;
  const refusal: StackedNotice = {
    id: 'key-refused',
    at: 0,
    said: `${t('title')}. ${t('text')}`,
    card: createElement(RefusedKeyNotice),
  };
  return [refusal, ...updates];
}
