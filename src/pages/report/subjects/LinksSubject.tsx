/** Links subject: the report of selected links, or of all links of the account. */
import { useTranslations } from 'use-intl';
import { paths } from '#features/paths.ts';
import { ReportView } from '#pages/report/ReportView.tsx';
import { everyLink } from '#queries/library.ts';

export function LinksSubject({ ids }: { ids: readonly number[] }) {
  const t = useTranslations('report.of');
  const name = t('links', { count: ids.length });
  return (
    <ReportView subject={{ kind: 'links', name, query: { ids }, origin: paths.links.href() }} />
  );
}

export function AccountSubject() {
  const t = useTranslations('report.of');
  const query = { view: everyLink };
  return (
    <ReportView
      subject={{ kind: 'account', name: t('account'), query, origin: paths.links.href() }}
    />
  );
}
