/** Campaign table: each campaign with the clicks, links and best link that were found for it; links are dropped on its rows. */
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Identified } from '#contract/reading/readable.ts';
import type { Campaign } from '#contract/resources/campaigns.ts';
import { linkTitle } from '#contract/resources/link-title.ts';
import cellClasses from '#features/assign/target-page/TargetCell.module.css';
import type { TargetAction } from '#features/assign/target-page/TargetDialogs.tsx';
import { FigureCard, type ShownWeek, useFigureColumns } from '#features/insights/FigureCells.tsx';
import { WeekNote } from '#features/insights/WeekNote.tsx';
import type { CampaignTags } from '#features/link-facts/use-campaign-tags.ts';
import type { SelectionSums } from '#queries/library.ts';
import { type Column, DataTable } from '#ui/data-table/DataTable.tsx';
import { CampaignMenu } from './CampaignMenu.tsx';
import { CampaignName } from './CampaignName.tsx';
import classes from './CampaignTable.module.css';
import type { CampaignSums } from './use-campaign-sums.ts';

interface CampaignTableProps {
  campaigns: readonly Campaign[];
  sums: CampaignSums;
  tags: CampaignTags;
  /** The week whose new clicks the rows show; `begin` in milliseconds since 1970. */
  week: (ShownWeek & { readonly begin: number }) | undefined;
  /** Another page is loading. */
  stale: boolean;
  onAction: (action: TargetAction<Identified<Campaign>>) => void;
  onChooseTags: (campaign: Identified<Campaign>) => void;
}

interface CampaignRow {
  readonly campaign: Campaign;
  readonly sum: SelectionSums['sums'][number] | undefined;
}

const sumOf = ({ sum }: CampaignRow) => sum;

export function CampaignTable(props: CampaignTableProps) {
  const { campaigns, sums, tags, week, stale, onAction, onChooseTags } = props;
  const t = useTranslations('campaigns');
  const isRoomy = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const rows: CampaignRow[] = campaigns.map((campaign) => {
    return { campaign, sum: sums.of(campaign.id) };
  });
  const beforeGained = useMemo((): readonly Column<CampaignRow>[] => {
    if (!isRoomy) return [];
    return [{ header: t('table.best'), width: 20, render: ({ sum }) => <BestLink sum={sum} /> }];
  }, [t, isRoomy]);
  const { most, since } = sums;
  const figures = useFigureColumns({ sumOf, most, since, week, beforeGained });
  const name = useCallback(
    ({ campaign, sum }: CampaignRow) => (
      <CampaignName
        campaign={campaign}
        tags={campaign.id === null ? [] : tags.of({ id: campaign.id, name: campaign.name })}
        isEmpty={sum?.links === 0}
        onChooseTags={onChooseTags}
      />
    ),
    [tags, onChooseTags],
  );
  const menu = useCallback(
    ({ campaign }: CampaignRow) => <CampaignMenu campaign={campaign} onAction={onAction} />,
    [onAction],
  );
  // The page renders with every reply that comes, and its rows with those that change them.
  const columns = useMemo((): readonly Column<CampaignRow>[] => {
    return [
      { header: t('table.name'), width: 30, render: name },
      ...figures,
      { header: t('table.actions'), width: 8, align: 'end', render: menu },
    ];
  }, [t, figures, name, menu]);
  return (
    <>
      <div className={cellClasses.table}>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ campaign }, index) => campaign.id ?? `row ${index}`}
          card={(row) => (
            <FigureCard name={name(row)} menu={menu(row)} sum={row.sum} most={most} week={week} />
          )}
          stale={stale}
        />
      </div>
      {week?.isComplete === true ? (
        <WeekNote week={sums.week} begin={week.begin} className={cellClasses.foot} />
      ) : null}
      <p className={cellClasses.foot}>{t('report.foot')}</p>
    </>
  );
}

function BestLink({ sum }: Pick<CampaignRow, 'sum'>) {
  const t = useTranslations('campaigns.table');
  const best = sum?.best ?? null;
  if (best === null) return null;
  return (
    <span className={classes.best}>
      <bdi dir="auto" title={linkTitle(best)}>
        {linkTitle(best)}
      </bdi>
      <span className={cellClasses.second}>{t('bestClicks', { clicks: best.clicks ?? 0 })}</span>
    </span>
  );
}
