/** Clicks by: links, clicks and share by channel, tag, site or domain, each row a way into Links. */
import { useTranslations } from 'use-intl';
import cardClasses from '#features/insights/Card.module.css';
import { CardMenu } from '#features/insights/CardMenu.tsx';
import { GroupRows } from '#features/insights/GroupRows.tsx';
import { GroupTabs } from '#features/insights/GroupTabs.tsx';
import { NotCounted } from '#features/insights/NotCounted.tsx';
import { useChannelColors } from '#features/insights/use-channel-colors.ts';
import type { OverviewChoices } from '#pages/overview/use-overview-choices.ts';
import {
  type Grouping,
  groupings,
  type LibrarySummary,
  type LinkGroup,
  type LinkGroups,
  useLinkGroups,
} from '#queries/library.ts';
import { BarListSkeleton } from '#ui/charts/BarList.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './ClicksBy.module.css';

interface ClicksByProps {
  choices: OverviewChoices;
  choose: (part: Partial<OverviewChoices>) => void;
  summary: LibrarySummary | undefined;
}

export function ClicksBy({ choices: { grouping }, choose, summary }: ClicksByProps) {
  const t = useTranslations('overview.by');
  const insight = useLinkGroups(grouping);
  // Asked for at once, so that channels have their names before links and members are read.
  useChannelColors(grouping === 'channel');
  const groups = insight.data;
  const title = t('title');
  return (
    <Panel
      title={title}
      control={
        <CardMenu
          title={title}
          table={() => ({
            columns: [t(`name.${grouping}`), t('links'), t('clicks')],
            rows: (groups?.groups ?? []).map(({ label, links, clicks }) => [label, links, clicks]),
          })}
        />
      }
    >
      <GroupTabs by={grouping} among={groupings} onChange={(by) => choose({ grouping: by })}>
        <div className={`${cardClasses.body} ${classes.groups}`}>
          {insight.error === null ? (
            <Groups by={grouping} groups={groups} summary={summary} />
          ) : (
            <NotCounted insight={insight} />
          )}
        </div>
      </GroupTabs>
    </Panel>
  );
}

interface GroupsProps {
  by: Grouping;
  groups: LinkGroups | undefined;
  summary: LibrarySummary | undefined;
}

/**
 * Nothing is drawn of a part of the links: which group is largest would change with each page. Channels have their
 * names at once, and their numbers as their members are read.
 */
function Groups({ by, groups, summary }: GroupsProps) {
  const areNamed = by === 'channel' && groups !== undefined && groups.groups.length > 0;
  if (summary === undefined || (groups?.isComplete !== true && !areNamed)) {
    return (
      <div className={classes.waiting}>
        <BarListSkeleton rows={8} columns={3} />
      </div>
    );
  }
  const isCounted = groups.isComplete
    ? undefined
    : ({ isRead }: LinkGroup) => isRead && summary.isComplete;
  return <GroupRows key={by} by={by} groups={groups} all={summary.clicks} isCounted={isCounted} />;
}
