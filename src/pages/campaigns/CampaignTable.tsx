/** Campaign table: name, access, rotator and list page of each campaign; links are dropped on its rows. */
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Campaign } from '#contract/resources/campaigns.ts';
import { useDropTarget } from '#features/assign/drag/use-drag-and-drop.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { TargetActionsMenu } from '#features/assign/target-page/TargetActionsMenu.tsx';
import type { TargetAction } from '#features/assign/target-page/TargetDialogs.tsx';
import { paths } from '#features/routes/paths.ts';
import { type Column, DataTable } from '#ui/data-table/DataTable.tsx';
import { ReadValue } from '#ui/text/UnreadValue.tsx';
import { ListPage, PublicChip, Rotator } from './CampaignFacts.tsx';
import classes from './CampaignTable.module.css';

interface CampaignTableProps {
  campaigns: readonly Campaign[];
  /** Another page is loading. */
  stale: boolean;
  onAction: (action: TargetAction<Identified<Campaign>>) => void;
}

export function CampaignTable({ campaigns, stale, onAction }: CampaignTableProps) {
  const t = useTranslations('campaigns');
  const columns: readonly Column<Campaign>[] = [
    { header: t('table.name'), width: 24, render: (campaign) => <NameCell campaign={campaign} /> },
    { header: t('table.access'), width: 21, render: (campaign) => <PublicChip campaign={campaign} /> },
    { header: t('table.rotator'), width: 24, render: (campaign) => <Rotator campaign={campaign} /> },
    { header: t('table.list'), width: 20, render: (campaign) => <ListPage campaign={campaign} /> },
    {
      header: t('table.actions'),
      width: 11,
      align: 'end',
      render: (campaign) => <CampaignMenu campaign={campaign} onAction={onAction} />,
    },
  ];
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={campaigns}
      rowKey={({ id }, index) => id ?? `row ${index}`}
      card={(campaign) => <CampaignCard campaign={campaign} onAction={onAction} />}
      stale={stale}
    />
  );
}

function NameCell({ campaign }: { campaign: Campaign }) {
  const { nameOf } = useTargetNames();
  if (hasId(campaign)) return <NameAsTarget campaign={campaign} />;
  return (
    <span className={classes['name']}>
      <ReadValue of={campaign} name="name">
        {() => <bdi dir="auto">{nameOf('campaign', campaign).slice(0, 300)}</bdi>}
      </ReadValue>
    </span>
  );
}

/** Makes its row a drop target. */
function NameAsTarget({ campaign }: { campaign: Identified<Campaign> }) {
  const target = useTargetNames().targetOf('campaign', campaign);
  const { ref, over } = useDropTarget({ target, around: 'tr, li' });
  return (
    <span ref={ref} className={classes['name']} data-over={over || undefined}>
      <Link to={paths.campaign.href(campaign.id)} className={classes['opens']} title={target.name} data-opens>
        <bdi dir="auto">{target.name.slice(0, 300)}</bdi>
      </Link>
      <ReadValue of={campaign} name="name" />
    </span>
  );
}

interface CampaignMenuProps {
  campaign: Campaign;
  onAction: (action: TargetAction<Identified<Campaign>>) => void;
}

function CampaignMenu({ campaign, onAction }: CampaignMenuProps) {
  const { targetOf } = useTargetNames();
  if (!hasId(campaign)) return null;
  return <TargetActionsMenu target={targetOf('campaign', campaign)} onAction={(kind) => onAction({ kind, record: campaign })} />;
}

function CampaignCard({ campaign, onAction }: CampaignMenuProps) {
  const t = useTranslations('campaigns.table');
  return (
    <div className={classes['card']}>
      <div className={classes['top']}>
        <NameCell campaign={campaign} />
        <CampaignMenu campaign={campaign} onAction={onAction} />
      </div>
      <div>
        <PublicChip campaign={campaign} />
      </div>
      <dl className={classes['facts']}>
        <dt>{t('rotator')}</dt>
        <dd>
          <Rotator campaign={campaign} />
        </dd>
        <dt>{t('list')}</dt>
        <dd>
          <ListPage campaign={campaign} />
        </dd>
      </dl>
    </div>
  );
}
