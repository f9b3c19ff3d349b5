/** The links that were made last, with when. */
import { Link } from 'react-router-dom';
import type { Page } from '#contract/protocol/envelope.ts';
import type { Link as LinkRow } from '#contract/resources/links.ts';
import { paths } from '#features/routes/paths.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import { TimeAgo } from '#ui/text/TimeAgo.tsx';
import classes from './LinkRows.module.css';
import { coverage, isEmpty, NoLinks, Unread } from './NoLinks.tsx';

/** How many links are shown. */
const shown = 8;

export function NewestLinks({ page }: { page: Page<LinkRow> }) {
  if (isEmpty(page)) return <NoLinks title="Newest" />;
  const rows = page.rows.slice(0, shown);
  return (
    <Panel title="Newest" covers={`${coverage(rows.length, page)}, the latest first`}>
      <ul className={classes.list}>
        {rows.map((link) => (
          <li key={link.id} className={classes.row}>
            <Link to={paths.link.href(link.id)} className={classes.link}>
              <ShortLink address={link.shorturl} />
            </Link>
            <bdi className={classes.title} title={link.title}>
              {link.title}
            </bdi>
            <span className={classes.when}>
              <TimeAgo moment={link.date} />
            </span>
          </li>
        ))}
      </ul>
      <Unread page={page} />
    </Panel>
  );
}
