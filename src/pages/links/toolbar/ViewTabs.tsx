/** View tabs: ready-made and saved views of the link list, with how many links they hold. */
import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type ListState, readListState } from '#features/link-list/list-state.ts';
import type { LinksScreen } from '#pages/links/use-links-screen.ts';
import { type LibrarySummary, useLibrarySummary } from '#queries/library.ts';
import { formatNumber } from '#ui/format/format.ts';
import { activeView, queryOf } from './saved-views.ts';
import { ViewsMenu } from './ViewsMenu.tsx';
import classes from './ViewTabs.module.css';

/** Saved views beside the ready-made ones; the others are in the menu. */
const maxSaved = 3;

const beginning = readListState(new URLSearchParams());

const readyMade = [
  { name: 'all', state: beginning },
  { name: 'week', state: { ...beginning, within: 7 } },
  { name: 'noClicks', state: { ...beginning, clicks: { from: null, to: 0 } } },
  { name: 'perDay', state: { ...beginning, sort: 'perDay' } },
] as const satisfies readonly { name: string; state: ListState }[];

type ReadyMade = (typeof readyMade)[number]['name'];

export function ViewTabs({ screen }: { screen: LinksScreen }) {
  const t = useTranslations('links.views');
  const { state, settings, allLinks, open } = screen;
  const { data: summary } = useLibrarySummary();
  const saved = activeView(settings.views, state);
  const current = saved === undefined ? currentOf(state) : undefined;
  const shown = settings.views.filter((view, at) => at < maxSaved || view === saved);
  return (
    <div className={classes.tabs} role="group" aria-label={t('label')}>
      {readyMade.map((view) => (
        <Tab
          key={view.name}
          isCurrent={view.name === current}
          count={countOf(view.name, summary)}
          onOpen={() => open(view.state)}
        >
          {t(`ready.${view.name}`)}
        </Tab>
      ))}
      {shown.map((view) => (
        <Tab
          key={`saved ${view.name}`}
          isCurrent={view === saved}
          count="none"
          onOpen={() =>
            open({ ...readListState(new URLSearchParams(view.query)), view: view.name })
          }
        >
          <bdi dir="auto">{view.name}</bdi>
        </Tab>
      ))}
      <ViewsMenu
        state={state}
        onOpen={open}
        settings={settings}
        others={settings.views.filter((view) => !shown.includes(view))}
        canScroll={screen.canScroll}
        onFill={allLinks.missing > 0 ? allLinks.fill : undefined}
      />
    </div>
  );
}

interface TabProps {
  isCurrent: boolean;
  /** Undefined while it is counted. */
  count: number | undefined | 'none';
  onOpen: () => void;
  children: ReactNode;
}

function Tab({ isCurrent, count, onOpen, children }: TabProps) {
  return (
    <UnstyledButton className={classes.tab} aria-pressed={isCurrent} onClick={onOpen}>
      {children}{' '}
      {count === 'none' ? null : (
        <span className={classes.count}>{count === undefined ? '' : formatNumber(count)}</span>
      )}
    </UnstyledButton>
  );
}

/** The ready-made view that the list is, in whichever order it is shown. */
function currentOf(state: ListState): ReadyMade | undefined {
  const order = state.sort === 'perDay' ? {} : { sort: beginning.sort, descending: true };
  const query = queryOf({ ...state, ...order });
  if (state.short !== '') return undefined;
  return readyMade.find((view) => queryOf(view.state) === query)?.name;
}

/** No number is made of a part of the links. */
function countOf(name: ReadyMade, summary: LibrarySummary | undefined): TabProps['count'] {
  if (name === 'perDay') return 'none';
  if (summary?.isComplete !== true) return undefined;
  const { links, total, createdThisWeek, clickedLinks, unreadClicks } = summary;
  switch (name) {
    case 'all':
      return total ?? links;
    case 'week':
      return createdThisWeek;
    case 'noClicks':
      return links - clickedLinks - unreadClicks;
  }
}
