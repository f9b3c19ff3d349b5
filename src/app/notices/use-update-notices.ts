/** Update notices: one while the server has a newer build of the dashboard. */
import { createElement, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { AppUpdates } from '#app/offline/app-updates.ts';
import { tabUpdates } from '#app/offline/tab-updates.ts';
import type { StackedNotice } from '#ui/notices/stacked-notice.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

export function useUpdateNotices(updates: AppUpdates = tabUpdates): readonly StackedNotice[] {
  const t = useTranslations('shell.update');
  const isReady = useSyncExternalStore(updates.subscribe, updates.get);
  if (!isReady) return [];
  const said = `${t('ready')}. ${t('text')}`;
  return [{ id: 'update', at: 0, said, card: createElement(UpdateNotice) }];
}
