/** The links that are followed most, as bars that lead to them. */
import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Page } from '#contract/protocol/envelope.ts';
import type { Link as LinkRow } from '#contract/resources/links.ts';
import { paths } from '#features/routes/paths.ts';
import { BarList } from '#ui/charts/BarList.tsx';
import { toBars } from '#ui/charts/bars.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import classes from './LinkRows.module.css';
import { coverage, isEmpty, NoLinks, Unread } from './NoLinks.tsx';

/** How many links are shown. */
const shown = 8;

export function TopLinks({ page }: { page: Page<LinkRow> }) {
  if (isEmpty(page)) return <NoLinks title="Most clicked" />;
  const links = new Map(page.rows.map((link) => [String(link.id), link]));
  const bars = toBars(page.rows.map((link) => ({ name: String(link.id), count: link.clicks }))).all.slice(0, shown);
  return (
    <Panel title="Most clicked" covers={`${coverage(bars.length, page)}, by clicks since each was made`}>
      <BarList
        bars={bars}
        name={(bar) => {
          const link = links.get(bar.name);
          if (link === undefined) return null;
          return (
            <Link to={paths.link.href(link.id)} className={classes.link}>
              <ShortLink address={link.shorturl} />
            </Link>
          );
        }}
        figure={(bar) => formatNumber(bar.count)}
      />
      {bars.length > 0 && bars.every((bar) => bar.count === 0) ? (
        <Text size="xs" c="var(--deck-text-dim)">
          None was clicked yet.
        </Text>
      ) : null}
      <Unread page={page} />
    </Panel>
  );
}
