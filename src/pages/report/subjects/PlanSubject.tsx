/** Plan subject: the report of the links that a planned campaign has, as far as they were created. */
import { Skeleton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '#features/paths.ts';
import { RecordNotFound } from '#features/records/RecordNotFound.tsx';
import { EmptyReport } from '#pages/report/EmptyReport.tsx';
import { linksOf, planTable } from '#pages/report/plan-table.ts';
import { ReportView } from '#pages/report/ReportView.tsx';
import type { ReportSubject } from '#pages/report/report-subject.ts';
import { usePlans } from '#queries/plans.ts';

export function PlanSubject({ id }: { id: string }) {
  const t = useTranslations('plan');
  const { isRead, items: plans } = usePlans();
  const plan = plans.find((each) => each.id === id);
  if (!isRead) return <Skeleton h={640} aria-hidden />;
  if (plan === undefined) {
    return (
      <RecordNotFound to={paths.campaigns.href()} list={t('back')}>
        {t('missing')}
      </RecordNotFound>
    );
  }
  const table = planTable(plan);
  const ids = linksOf(table);
  const name = plan.campaign.trim() || t('list.untitled');
  const origin = paths.plan.href(id);
  const target = { kind: 'plan', id } as const;
  const subject: ReportSubject = { target, name, query: { ids }, origin, table };
  if (ids.length === 0) return <EmptyReport subject={subject} isComplete />;
  return <ReportView subject={subject} />;
}
