/** Links subject: the report of selected links, or of all links of the account. */
import { useTranslations } from 'use-intl';
import { linkTitle } from '#contract/resources/link-title.ts';
import { paths } from '#features/paths.ts';
import { ReportView } from '#pages/report/ReportView.tsx';
import { everyLink, useKnownLink } from '#queries/library.ts';

/** One link gives the report its title. */
export function LinksSubject({ ids }: { ids: readonly number[] }) {
  const t = useTranslations('report.of');
  const [first = 0] = ids;
  const link = useKnownLink(first, ids.length === 1) ?? null;
  const name = link === null ? t('links', { count: ids.length }) : linkTitle(link);
  const target = { kind: 'links', ids } as const;
  return <ReportView subject={{ target, name, query: { ids }, origin: paths.links.href() }} />;
}

export function AccountSubject() {
  const t = useTranslations('report.of');
  const subject = {
    target: { kind: 'account' },
    name: t('account'),
    query: { view: everyLink },
    origin: paths.links.href(),
  } as const;
  return <ReportView subject={subject} />;
}
