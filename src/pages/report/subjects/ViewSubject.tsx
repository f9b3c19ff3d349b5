/** View subject: the report of the links that a search with its filters finds. */
import { useTranslations } from 'use-intl';
import { linkViewOf, readListState } from '#features/link-list/list-state.ts';
import { useFilterLabels } from '#features/link-list/use-filter-labels.ts';
import { paths } from '#features/paths.ts';
import { ReportView } from '#pages/report/ReportView.tsx';
import { formatList } from '#ui/format/format.ts';
import { pageLocale } from '#ui/format/locale.ts';

/** @param list the query of Links */
export function ViewSubject({ list }: { list: string }) {
  const t = useTranslations('report.of');
  const state = readListState(new URLSearchParams(list));
  const labels = useFilterLabels(state).map(({ label }) => label);
  const words = formatList(
    [state.q, ...labels].filter((text) => text !== ''),
    'unit',
  );
  const view = linkViewOf(state, pageLocale().timeZone ?? '');
  const nameOfView = () => {
    if (state.view !== '') return state.view;
    return words === '' ? t('account') : t('view', { name: words });
  };
  const origin = list === '' ? paths.links.href() : `${paths.links.href()}?${list}`;
  const target = { kind: 'view', list } as const;
  return <ReportView subject={{ target, name: nameOfView(), query: { view }, origin }} />;
}
