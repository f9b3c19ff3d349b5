/** Selection actions: what can be done with the selected links, in their bar and in the palette. */
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useAssignActions } from '#features/assign/use-assign-actions.ts';
import { useLinksActions, useReportAction } from '#features/link-actions/use-link-actions.ts';
import { useExportAction } from '#pages/links/export/use-export-action.ts';
import type { LinkSelection } from './use-selection.ts';

export function useSelectionActions(selection: LinkSelection) {
  const { state, items } = selection;
  const t = useTranslations('links.selection');
  const [channel, campaign] = useAssignActions(items);
  const rows = useMemo(() => [...state.links.values()], [state.links]);
  const { copy, qr } = useLinksActions(useMemo(() => rows.map(({ shorturl }) => shorturl), [rows]));
  return {
    channel,
    campaign,
    copy,
    qr,
    exports: useExportAction({ kind: 'rows', rows }),
    report: useReportAction({ kind: 'links', ids: items.map(({ id }) => id) }),
    clear: {
      id: 'clear-selection',
      title: t('clear'),
      icon: X,
      key: 'Escape',
      run: () => {
        selection.clear();
        // The bar is removed with the focused button.
        document.querySelector<HTMLElement>('main [data-row] [data-opens]')?.focus();
      },
    },
  };
}
