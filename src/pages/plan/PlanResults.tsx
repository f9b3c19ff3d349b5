/** Plan results: what can be done with the links of a plan that exist, and the way to its campaign and its report. */
import { Button } from '@mantine/core';
import { Copy, QrCode } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { hasId } from '#contract/reading/readable.ts';
import { nameKey } from '#contract/record-names.ts';
import { ActionButton } from '#features/actions/ActionButton.tsx';
import { useReportAction } from '#features/link-actions/use-link-actions.ts';
import { paths } from '#features/paths.ts';
import { QrCodesDialog } from '#features/qr-code/QrCodesDialog.tsx';
import type { PlanDraft } from '#queries/plans.ts';
import { useListPages } from '#queries/records/use-list-pages.ts';
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import type { PlanCell } from './plan-cells.ts';

interface PlanResultsProps {
  plan: PlanDraft;
  cells: readonly PlanCell[];
}

export function PlanResults({ plan, cells }: PlanResultsProps) {
  const links = cells.flatMap(({ link }) => (link === undefined ? [] : [link.shorturl]));
  return links.length === 0 ? null : <Results plan={plan} links={links} />;
}

function Results({ plan, links }: { plan: PlanDraft; links: readonly string[] }) {
  const t = useTranslations('plan.results');
  const openDialog = useDialog();
  const isPhone = useIsPhone();
  const report = useReportAction({ kind: 'plan', id: plan.id });
  const copy = {
    id: 'copy-links',
    title: t('copyLabel', { count: links.length }),
    short: t('copy'),
    icon: Copy,
    copies: links.join('\n'),
  };
  const codes = {
    id: 'qr-links',
    title: t('qr'),
    icon: QrCode,
    run: () => openDialog(QrCodesDialog, { urls: links }),
  };
  return (
    <>
      {[copy, codes, report].map((action) => (
        <ActionButton key={action.id} action={action} isIcon={isPhone} />
      ))}
      <CampaignLink name={plan.campaign} />
    </>
  );
}

/** Costs one request where campaigns are not read yet. */
function CampaignLink({ name }: { name: string }) {
  const t = useTranslations('plan.results');
  const { rows = [] } = useListPages(campaignsQuery, { enabled: name.trim() !== '' });
  const campaign = rows.find((row) => nameKey(row.name ?? '') === nameKey(name));
  if (campaign === undefined || !hasId(campaign)) return null;
  return (
    <Button component={ScreenLink} to={paths.campaign.href(campaign.id)} variant="light">
      {t('campaign')}
    </Button>
  );
}
