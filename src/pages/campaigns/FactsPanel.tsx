/** The facts of one campaign, each with what it means. */
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Campaign } from '#contract/resources/campaigns.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './CampaignFacts.module.css';
import { ListPage, Rotator } from './CampaignFacts.tsx';

interface FactsPanelProps {
  /** What the list says of it, where that is known. */
  campaign: Campaign | undefined;
  pending: boolean;
}

export function FactsPanel({ campaign, pending }: FactsPanelProps) {
  if (campaign === undefined) return pending ? <Skeleton h={208} radius="lg" /> : null;
  return (
    <Panel title="Addresses">
      <dl className={classes['facts']}>
        <Fact name="Rotator" help="Leads each visitor to one of the links of this campaign.">
          <Rotator campaign={campaign} />
        </Fact>
        <Fact
          name="List page"
          help={
            campaign.public
              ? 'Shows the public links of this campaign to everybody.'
              : 'Only a public campaign shows this page to everybody.'
          }
        >
          <ListPage campaign={campaign} />
        </Fact>
      </dl>
    </Panel>
  );
}

function Fact({ name, help, children }: { name: string; help: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        <span className={classes['help']}>{help}</span>
      </dd>
    </div>
  );
}
