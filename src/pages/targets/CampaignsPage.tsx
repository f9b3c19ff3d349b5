/** Campaigns page: all campaigns with what their links brought, with dialogs to create, edit, fill and delete one. */
import { Button, NativeSelect } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Grid3x3 } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Campaign } from '#contract/resources/campaigns.ts';
import { useAnswered } from '#features/insights/use-answered.ts';
import { useWeekBegin } from '#features/insights/use-week-begin.ts';
import { type CampaignTags, useCampaignTags } from '#features/link-facts/use-campaign-tags.ts';
import { LinkTitle } from '#features/link-row/LinkTitle.tsx';
import { paths } from '#features/paths.ts';
import { ListView } from '#features/records/ListPage.tsx';
import { ListSkeleton } from '#features/records/ListSkeleton.tsx';
import { localPage, pagesUnasked } from '#features/records/local-page.ts';
import { oneOf, pageNumber, useUrlState } from '#features/records/use-url-state.ts';
import { useIsHistoryOff } from '#features/trends/HistoryOff.tsx';
import { useLinksOfCampaigns } from '#queries/jobs.ts';
import { type LinkSelection, useSelectionSums } from '#queries/library.ts';
import { useListPages } from '#queries/records/use-list-pages.ts';
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import type { Column } from '#ui/data-table/DataTable.tsx';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';
import { formatList } from '#ui/format/format.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { PublicChip, useUrlActions } from './CampaignPage.tsx';
import { TagsDialog } from './TagsDialog.tsx';
import { useTargetActions } from './TargetDialogs.tsx';
import classes from './Targets.module.css';
import { TargetName, type TargetRow, TargetTable } from './TargetTable.tsx';

const orders = ['clicks', 'week'] as const;

type CampaignOrder = (typeof orders)[number];

const urlValues = { page: pageNumber, sort: oneOf(orders, 'clicks') };

/** Costs one request for each hundred campaigns. */
export function CampaignsPage() {
  const t = useTranslations('campaigns');
  const openDialog = useDialog();
  const [{ page, sort }, setUrl] = useUrlState(urlValues);
  const list = useListPages(campaignsQuery, { pages: Math.max(pagesUnasked, page) });
  const tags = useCampaignTags();
  const campaigns = list.rows ?? [];
  const weekBegin = useWeekBegin();
  const isSortable = list.isLoading || (list.isWhole && campaigns.length > 1);
  const isOff = useIsHistoryOff();
  // Undefined where there is none to choose.
  const order = isSortable && !isOff ? sort : undefined;
  const isByWeek = order === 'week';
  const sums = useCampaignSums(campaigns, tags, isByWeek ? weekBegin : undefined);
  const isShown = useAnswered(sums.isAnswered);
  // Some of all campaigns, and those whose clicks are not here yet, keep the order of the service.
  const isSorted = list.isWhole && (isByWeek ? sums.isWeekComplete : sums.isComplete);
  const rows = isSorted ? sortedCampaigns(campaigns, sums, isByWeek) : list.rows;
  const query = localPage(list, {
    page,
    rows: isShown ? rows : undefined,
    result: Math.max(list.total ?? 0, campaigns.length),
  });
  const week = { begin: weekBegin, isComplete: sums.isWeekComplete, known: sums.week };
  const best = useBestColumn();
  const chooseTags = useCallback(
    (campaign: Identified<Campaign>) => openDialog(TagsDialog, { campaign }),
    [openDialog],
  );
  const noLinks = useCallback(
    ({ record, sum }: TargetRow<Campaign>) =>
      sum?.links === 0 && record !== null && hasId(record) ? (
        <NoLinks campaign={record} onChooseTags={chooseTags} />
      ) : null,
    [chooseTags],
  );
  const name = useCallback(
    (row: TargetRow<Campaign>) =>
      row.record === null ? null : (
        <CampaignName campaign={row.record} tags={tags} noLinks={noLinks(row)} />
      ),
    [tags, noLinks],
  );
  const { create, actionsOf } = useTargetActions('campaign');
  const urlActions = useUrlActions();
  const actions = useCallback(
    (campaign: Identified<Campaign>) => {
      const { assign, edit, remove } = actionsOf(campaign);
      const { rotator, open } = urlActions(campaign);
      return [assign, edit, rotator, open, remove];
    },
    [actionsOf, urlActions],
  );
  return (
    <ListView
      title={t('title')}
      query={query}
      page={page}
      onPage={(next) => setUrl({ page: next })}
      total={list.total}
      control={
        <Button
          component={ScreenLink}
          to={paths.plan.href()}
          variant="default"
          leftSection={<Grid3x3 size={16} aria-hidden />}
        >
          {t('plan')}
        </Button>
      }
      create={{ label: t('new'), onClick: create }}
      notice={
        order === undefined ? null : (
          <OrderSelect order={order} onSort={(next) => setUrl({ sort: next }, { replace: true })} />
        )
      }
      skeleton={<ListSkeleton rows={8} cardHeight={64} />}
      emptyTitle={t('empty.title')}
      empty={t('empty.text')}
      rows={(shown, stale) => (
        <TargetTable
          // Sorted rows are drawn in their places, so that none is seen to move.
          key={`${isSorted} ${order}`}
          kind="campaign"
          first={t('table.name')}
          last={t('table.actions')}
          rows={shown.map((record) => ({ record, sum: sums.of(record.id) }))}
          most={sums.most}
          since={sums.since}
          week={isByWeek ? week : undefined}
          beforeGained={best}
          name={name}
          instead={noLinks}
          actions={actions}
          stale={stale}
          foot={t('report.foot')}
        />
      )}
    />
  );
}

function sortedCampaigns(campaigns: readonly Campaign[], sums: CampaignSums, isByWeek: boolean) {
  const clicksOf = ({ id }: Campaign) => {
    const sum = sums.of(id);
    // What is not known comes after none.
    return isByWeek ? (sum?.week ?? -1) : (sum?.clicks ?? 0);
  };
  return campaigns.toSorted((one, other) => clicksOf(other) - clicksOf(one));
}

interface OrderSelectProps {
  order: CampaignOrder;
  onSort: (order: CampaignOrder) => void;
}

function OrderSelect({ order, onSort }: OrderSelectProps) {
  const t = useTranslations('campaigns.order');
  return (
    <NativeSelect
      aria-label={t('label')}
      w="fit-content"
      data={orders.map((value) => ({ value, label: t(value) }))}
      value={order}
      onChange={(event) =>
        onSort(orders.find((each) => each === event.currentTarget.value) ?? 'clicks')
      }
    />
  );
}

type CampaignSums = ReturnType<typeof useCampaignSums>;

/**
 * Links and clicks of each campaign of a list, by its tags and by what was assigned here. Costs no request.
 *
 * @param week the beginning of a week whose clicks are asked for, in milliseconds since 1970
 */
function useCampaignSums(
  campaigns: readonly Campaign[],
  tags: CampaignTags,
  week: number | undefined,
) {
  const listed = campaigns.filter(hasId);
  const assigned = useLinksOfCampaigns(listed.map(({ id }) => id));
  const selections = listed.map((campaign): LinkSelection => {
    return { campaigns: tags.of(campaign), ids: assigned.get(campaign.id) ?? [] };
  });
  const found = useSelectionSums(selections, week);
  const isComplete = found?.isComplete === true;
  const sums = isComplete ? found.sums : [];
  const byId = new Map(listed.map(({ id }, index) => [id, sums[index]]));
  return {
    /** The sums of a campaign; undefined while they are not known. */
    of: (id: number | null) => (id === null ? undefined : byId.get(id)),
    /** This device has said what it knows of them. */
    isAnswered: found !== undefined,
    isComplete,
    /** Clicks of the campaign that has most. */
    most: Math.max(1, ...sums.map(({ clicks }) => clicks)),
    /** The end of the last visit; null where none is known. */
    since: found?.since ?? null,
    week: found?.week ?? null,
    isWeekComplete: isComplete && found.isWeekComplete,
  };
}

interface NoLinksProps {
  campaign: Identified<Campaign>;
  onChooseTags: (campaign: Identified<Campaign>) => void;
}

/** Offers the tags of other links, where none was found by its own. */
function NoLinks({ campaign, onChooseTags }: NoLinksProps) {
  const t = useTranslations('campaigns.source');
  return (
    <span className={classes.second}>
      {t('noLinks')}{' '}
      <button type="button" className={classes.choose} onClick={() => onChooseTags(campaign)}>
        {t('choose')}
      </button>
    </span>
  );
}

interface CampaignNameProps {
  campaign: Campaign;
  tags: CampaignTags;
  /** In place of its tags; null where links were found. */
  noLinks: ReactNode;
}

/** Opens the campaign, and says its values of utm_campaign. */
function CampaignName({ campaign, tags, noLinks }: CampaignNameProps) {
  const second = hasId(campaign) ? (
    <bdi dir="ltr" className={`${classes.second} ${classes.tag}`}>
      {formatList(tags.of(campaign))}
    </bdi>
  ) : null;
  return (
    <TargetName kind="campaign" row={campaign} after={<PublicChip campaign={campaign} />}>
      {noLinks ?? second}
    </TargetName>
  );
}

/** The link with most clicks, where there is room for it. */
function useBestColumn(): readonly Column<TargetRow<Campaign>>[] {
  const t = useTranslations('campaigns.table');
  const isRoomy = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  return useMemo(() => {
    const render = ({ sum }: TargetRow<Campaign>) => {
      const best = sum?.best ?? null;
      return best === null ? null : (
        <span className={classes.best}>
          <LinkTitle link={best} />
          <span className={classes.second}>{t('bestClicks', { clicks: best.clicks ?? 0 })}</span>
        </span>
      );
    };
    return isRoomy ? [{ header: t('best'), width: 20, render }] : [];
  }, [t, isRoomy]);
}
