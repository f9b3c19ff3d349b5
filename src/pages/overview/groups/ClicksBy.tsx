/** Clicks by: links, clicks and share by channel, tag, site or domain, each row a way into Links. */
import { useTranslations } from 'use-intl';
import cardClasses from '#features/insights/Card.module.css';
import { CardMenu } from '#features/insights/CardMenu.tsx';
import { GroupRows } from '#features/insights/GroupRows.tsx';
import { GroupTabs } from '#features/insights/GroupTabs.tsx';
import type { OverviewChoices } from '#pages/overview/use-overview-choices.ts';
import { type Grouping, groupings, type LibrarySummary, useLinkGroups } from '#queries/library.ts';
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
  const groups = useLinkGroups(grouping);
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
          <Groups by={grouping} groups={groups} summary={summary} />
        </div>
      </GroupTabs>
    </Panel>
  );
}

interface GroupsProps {
  by: Grouping;
  groups: ReturnType<typeof useLinkGroups>;
  summary: LibrarySummary | undefined;
}

/** Nothing is drawn of a part of the links: which group is largest would change with each page. */
function Groups({ by, groups, summary }: GroupsProps) {
  if (groups?.isComplete !== true || summary === undefined) {
    return (
      <div className={classes.waiting}>
        <BarListSkeleton rows={8} columns={3} />
      </div>
    );
  }
  return <GroupRows key={by} by={by} groups={groups} all={summary.clicks} />;
}
