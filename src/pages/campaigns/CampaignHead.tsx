/** Campaign head: the way back, the name and access, where its links were found, and its two addresses. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TargetHeading } from '#features/assign/target-page/TargetHeading.tsx';
import { paths } from '#features/paths.ts';
import { BackLink } from '#features/records/BackLink.tsx';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import { CampaignUrls, PublicChip } from './CampaignFacts.tsx';
import classes from './CampaignReport.module.css';
import { CampaignSource } from './CampaignSource.tsx';
import type { CampaignPageState } from './use-campaign-page.ts';
import { useUrlCommands } from './use-url-commands.ts';

interface CampaignHeadProps {
  state: CampaignPageState;
  /** At the end of the first line. */
  tools: ReactNode;
}

export function CampaignHead({ state, tools }: CampaignHeadProps) {
  const t = useTranslations('campaigns');
  const { campaign, named, record, target, tags, report, isPending } = state;
  const isMissing = record.state === 'missing';
  return (
    <>
      <BackLink to={paths.campaigns.href()} list={t('title')}>
        {isMissing ? null : tools}
      </BackLink>
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
        commands={useUrlCommands(campaign)}
      />
      {isMissing ? null : (
        <div className={classes.about}>
          <CampaignSource campaign={named} tags={tags} report={report} />
          <CampaignUrls campaign={campaign} pending={isPending} />
        </div>
      )}
    </>
  );
}
