/** View tabs: ready-made and saved views of the link list, with how many links they hold; those without room are in a menu. */
import { UnstyledButton } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type ListState, readListState } from '#features/link-list/list-state.ts';
import type { LinksScreen } from '#pages/links/use-links-screen.ts';
import { type LibrarySummary, useLibrarySummary } from '#queries/library.ts';
import { formatNumber } from '#ui/format/format.ts';
import { useFitting } from '#ui/layout/use-fitting.ts';
import { activeView, queryOf } from './saved-views.ts';
import { ViewsMenu } from './ViewsMenu.tsx';
import classes from './ViewTabs.module.css';

const beginning = readListState(new URLSearchParams());

const readyMade = [
  { name: 'all', state: beginning },
  { name: 'week', state: { ...beginning, within: 7 } },
  { name: 'noClicks', state: { ...beginning, clicks: { from: null, to: 0 } } },
  { name: 'perDay', state: { ...beginning, sort: 'perDay' } },
  { name: 'clicks', state: { ...beginning, sort: 'week' } },
] as const satisfies readonly { name: string; state: ListState }[];

/** The ready-made views and three saved ones beside them; the others are in the menu. */
const maxTabs = readyMade.length + 3;

type ReadyMade = (typeof readyMade)[number]['name'];

export function ViewTabs({ screen }: { screen: LinksScreen }) {
  const t = useTranslations('links.views');
  const { state, settings, allLinks, open } = screen;
  const { data: summary } = useLibrarySummary();
  const saved = activeView(settings.views, state);
  const current = saved === undefined ? currentOf(state) : undefined;
  const views = [
    ...readyMade.map((view) => ({
      key: view.name,
      name: t(`ready.${view.name}`),
      isCurrent: view.name === current,
      count: countOf(view.name, summary),
      state: view.state,
    })),
    ...settings.views.map((view) => ({
      key: `saved ${view.name}`,
      name: view.name,
      isCurrent: view === saved,
      count: 'none' as const,
      state: { ...readListState(new URLSearchParams(view.query)), view: view.name },
    })),
  ];
  const tabs = views.filter(({ isCurrent }, at) => at < maxTabs || isCurrent);
  const row = useRef<HTMLDivElement>(null);
  const hidden = useFitting(row, tabs.map(({ key, name }) => `${key} ${name}`).join('\n'));
  const others = views.filter((view) => !tabs.includes(view) || hidden.has(view.key));
  return (
    <div ref={row} className={classes.tabs} role="group" aria-label={t('label')}>
      {tabs.map((view) => (
        <Tab
          key={view.key}
          name={view.key}
          isCurrent={view.isCurrent}
          isHidden={hidden.has(view.key)}
          count={view.count}
          onOpen={() => open(view.state)}
        >
          <bdi dir="auto">{view.name}</bdi>
        </Tab>
      ))}
      <div className={classes.menu}>
        <ViewsMenu
          state={state}
          onOpen={open}
          settings={settings}
          others={others}
          onFill={allLinks.missing > 0 ? allLinks.fill : undefined}
        />
      </div>
    </div>
  );
}

interface TabProps {
  /** By which the row knows it. */
  name: string;
  isCurrent: boolean;
  /** It has no room, and is in the menu; it keeps its width, so that it comes back with the room. */
  isHidden: boolean;
  /** Undefined while it is counted. */
  count: number | undefined | 'none';
  onOpen: () => void;
  children: ReactNode;
}

function Tab({ name, isCurrent, isHidden, count, onOpen, children }: TabProps) {
  return (
    <UnstyledButton
      className={classes.tab}
      data-item={name}
      data-hidden={isHidden || undefined}
      aria-pressed={isCurrent}
      onClick={onOpen}
    >
      {children}{' '}
      {count === 'none' ? null : (
        <span className={classes.count}>{count === undefined ? '' : formatNumber(count)}</span>
      )}
    </UnstyledButton>
  );
}

/** The ready-made view that the list is, in whichever order it is shown. */
function currentOf(state: ListState): ReadyMade | undefined {
  const isByOrder = readyMade.some((view) => view.state.sort === state.sort);
  const order = isByOrder ? {} : { sort: beginning.sort, descending: true };
  const query = queryOf({ ...state, ...order });
  if (state.short !== '') return undefined;
  return readyMade.find((view) => queryOf(view.state) === query)?.name;
}

/** No number is made of a part of the links. */
function countOf(name: ReadyMade, summary: LibrarySummary | undefined): TabProps['count'] {
  if (name === 'perDay' || name === 'clicks') return 'none';
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
