/** Link panels: the most clicked links as bars, and the newest links with their dates. */
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import type { Page } from '#contract/protocol/envelope.ts';
import type { Link as LinkRow } from '#contract/resources/links.ts';
import { ExpiryMark, ExpiryMarks } from '#features/link-facts/ExpiryMark.tsx';
import { paths } from '#features/routes/paths.ts';
import { BarList } from '#ui/charts/BarList.tsx';
import { type Bar, toBars } from '#ui/charts/bars.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { TimeAgo } from '#ui/text/TimeAgo.tsx';
import { ReadValue } from '#ui/text/UnreadValue.tsx';
import { LinkName } from './LinkName.tsx';
import classes from './LinkPanels.module.css';

/** Links in each panel. */
const shown = 8;

interface LinkPanelProps {
  page: Page<LinkRow>;
  /** Links of the account by the latest reply, where known: all counts on one screen are of one moment. */
  total: number | undefined;
}

export function TopLinks({ page, total }: LinkPanelProps) {
  const t = useTranslations('overview.top');
  if (isEmpty(page)) return <NoLinks title={t('title')} />;
  // Named by their places, because some rows may have no id.
  const bars = toBars(page.rows.map((link, place) => ({ name: String(place), count: link.clicks }))).all.slice(0, shown);
  const linkOf = ({ name }: Bar) => page.rows[Number(name)];
  return (
    <Panel title={t('title')} covers={coverage(bars.length, total, t)}>
      <BarList
        bars={bars}
        name={(bar) => {
          const link = linkOf(bar);
          return link === undefined ? null : <LinkName link={link} />;
        }}
        figure={(bar) => {
          const link = linkOf(bar);
          return link === undefined ? null : (
            <ReadValue of={link} name="clicks">
              {(clicks) => formatNumber(clicks)}
            </ReadValue>
          );
        }}
      />
      {bars.length > 0 && bars.every((bar) => bar.count === 0) ? (
        <Text size="xs" c="var(--deck-text-dim)">
          {t('none')}
        </Text>
      ) : null}
      <UnreadableNote page={page} />
    </Panel>
  );
}

export function NewestLinks({ page, total }: LinkPanelProps) {
  const t = useTranslations('overview.newest');
  if (isEmpty(page)) return <NoLinks title={t('title')} />;
  const rows = page.rows.slice(0, shown);
  return (
    <Panel title={t('title')} covers={coverage(rows.length, total, t)}>
      <ExpiryMarks>
        <ul className={classes.list}>
          {rows.map((link, index) => (
            <li key={link.id ?? `row ${index}`} className={classes.row}>
              <LinkName link={link} />
              <ReadValue of={link} name="title">
                {(title) => (
                  <bdi className={classes.title} title={title}>
                    {title}
                  </bdi>
                )}
              </ReadValue>
              <span className={classes.when}>
                <ExpiryMark id={link.id} />
                <ReadValue of={link} name="date" none="–">
                  {(date) => <TimeAgo moment={date} />}
                </ReadValue>
              </span>
            </li>
          ))}
        </ul>
      </ExpiryMarks>
      <UnreadableNote page={page} />
    </Panel>
  );
}

function NoLinks({ title }: { title: string }) {
  const t = useTranslations('overview');
  return (
    <Panel title={title}>
      <Text c="var(--deck-text-dim)">
        {t.rich('noLinks', {
          // Underlined, because it is within text.
          new: (text) => (
            <Anchor component={Link} to={paths.newLink.href()} underline="always">
              {text}
            </Anchor>
          ),
        })}
      </Text>
    </Panel>
  );
}

/** Whether a page has no rows, readable or not. */
export function isEmpty(page: Page<unknown>): boolean {
  return page.rows.length + page.unreadable.length === 0;
}

/** `8 of 20 links, newest first`, or `8 links, …` where the total is not known. The total is never below the number shown. */
function coverage(
  shown: number,
  total: number | undefined,
  t: ReturnType<typeof useTranslations<'overview.top' | 'overview.newest'>>,
): string {
  return total === undefined ? t('coversUncounted', { shown }) : t('covers', { shown, total: Math.max(total, shown) });
}

function UnreadableNote({ page }: { page: Page<unknown> }) {
  const t = useTranslations('overview');
  const missing = page.unreadable.length;
  if (missing === 0) return null;
  return (
    <Text size="xs" c="var(--deck-text-dim)" mt="xs">
      {t('unreadable', { count: missing })}
    </Text>
  );
}
