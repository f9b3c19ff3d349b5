/** Campaign head: the way back, the name and access, where its links were found, and its two addresses. */
import { Button } from '@mantine/core';
import { Grid3x3 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { TargetHeading } from '#features/assign/target-page/TargetHeading.tsx';
import type { Command } from '#features/commands.ts';
import { paths } from '#features/paths.ts';
import { BackLink } from '#features/records/BackLink.tsx';
import { usePlans } from '#queries/plans.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import { CampaignUrls, PublicChip } from './CampaignFacts.tsx';
import classes from './CampaignReport.module.css';
import { CampaignSource } from './CampaignSource.tsx';
import type { CampaignPageState } from './use-campaign-page.ts';
import { useUrlCommands } from './use-url-commands.ts';

export function CampaignHead({ state }: { state: CampaignPageState }) {
  const t = useTranslations('campaigns');
  const { campaign, named, record, target, tags, report, isPending } = state;
  const isMissing = record.state === 'missing';
  const isPhone = useIsPhone();
  const plan = usePlanOf(campaign?.name ?? null);
  return (
    <>
      <BackLink to={paths.campaigns.href()} list={t('title')} />
      <TargetHeading
        target={target}
        record={record}
        after={
          campaign === undefined ? null : (
            <>
              <ReadValue of={campaign} name="name" />
              <PublicChip campaign={campaign} />
            </>
          )
        }
        onAssign={state.onAssign}
        onEdit={state.onEdit}
        onDelete={state.onDelete}
        commands={[...useUrlCommands(campaign), ...usePlanCommand(plan)]}
        control={isPhone ? null : <PlanButton to={plan} />}
      />
      {isMissing ? null : (
        <div className={classes.about}>
          <CampaignSource campaign={named} tags={tags} report={report.data} />
          <CampaignUrls campaign={campaign} pending={isPending} />
        </div>
      )}
    </>
  );
}

/** The way to the last plan of a campaign, or to a new one; '' before its name is read. */
function usePlanOf(name: string | null): string {
  const { items: plans } = usePlans();
  const wanted = (name ?? '').trim();
  if (wanted === '') return '';
  const plan = plans.find(({ campaign }) => isSameName(campaign, wanted));
  return plan === undefined ? paths.plan.hrefFor(wanted) : paths.plan.href(plan.id);
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase();
}

/** In its place before it leads anywhere. */
function PlanButton({ to }: { to: string }) {
  const t = useTranslations('campaigns');
  return (
    <Button
      px="sm"
      variant="default"
      component={ScreenLink}
      to={to}
      style={to === '' ? { visibility: 'hidden' } : undefined}
    >
      {t('planLinks')}
    </Button>
  );
}

function usePlanCommand(to: string): readonly Command[] {
  const t = useTranslations('campaigns');
  const navigate = useNavigate();
  if (to === '') return [];
  return [{ id: 'plan-links', title: t('planLinks'), icon: Grid3x3, run: () => void navigate(to) }];
}
