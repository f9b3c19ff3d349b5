/** Link cells: short link with its actions, title, destination, clicks and date of a link, and its card on a phone. */
import { Link as RouterLink } from 'react-router-dom';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Link } from '#contract/resources/links.ts';
import { useDragItems } from '#features/assign/drag/use-drag-and-drop.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { paths } from '#features/routes/paths.ts';
import { RowTrend } from '#features/trends/RowTrends.tsx';
import type { LinkSelection } from '#pages/links/selection/use-selection.ts';
import { CopyButton } from '#ui/copy/CopyButton.tsx';
import { formatCount, formatNumber } from '#ui/format/format.ts';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import { TimeAgo } from '#ui/text/TimeAgo.tsx';
import { ReadValue, UnreadValue } from '#ui/text/UnreadValue.tsx';
import { LinkRowMenu } from './LinkRowMenu.tsx';
import classes from './LinkTable.module.css';

interface RowProps {
  link: Link;
  selection: LinkSelection;
}

/** The short link with the actions of its row, of which only copying needs no id. */
export function ShortCell({ link, selection }: RowProps) {
  if (hasId(link)) return <ActiveShortCell link={link} selection={selection} />;
  return (
    <span className={classes.short}>
      <ReadValue of={link} name="shorturl">
        {(address) => <ShortLink address={address} />}
      </ReadValue>
      <span className={classes.controls}>
        <CopyShortLink link={link} />
      </span>
    </span>
  );
}

/** Makes the whole row draggable. */
function ActiveShortCell({ link, selection }: RowProps & { link: Identified<Link> }) {
  const { ref } = useDragItems({ items: () => selection.itemsOf(link), around: '[data-row]' });
  const item = linkItem(link);
  return (
    <span ref={ref} className={classes.short}>
      <RouterLink to={paths.link.href(link.id)} className={classes.opens} data-opens>
        {link.shorturl === null ? item.name : <ShortLink address={link.shorturl} />}
      </RouterLink>
      {link.shorturl === null ? <UnreadValue raw={link.unread?.['shorturl'] ?? null} /> : null}
      <span className={classes.controls}>
        <CopyShortLink link={link} />
        <LinkRowMenu link={link} />
      </span>
    </span>
  );
}

function CopyShortLink({ link: { shorturl } }: { link: Link }) {
  return shorturl === null ? null : <CopyButton value={shorturl} label="Copy short link" />;
}

/** The number of clicks, after what was observed of it between looks. */
export function Clicks({ link }: { link: Link }) {
  return (
    <span className={classes.clicks}>
      <RowTrend id={link.id} />
      <span className={classes.number}>
        <ReadValue of={link} name="clicks">
          {(clicks) => formatNumber(clicks)}
        </ReadValue>
      </span>
    </span>
  );
}

export function Created({ link }: { link: Link }) {
  return (
    <ReadValue of={link} name="date" none="–">
      {(date) => <TimeAgo moment={date} />}
    </ReadValue>
  );
}

export function Title({ link }: { link: Link }) {
  return (
    <ReadValue of={link} name="title">
      {(text) =>
        text === '' ? (
          <span className={classes.none}>No title</span>
        ) : (
          <bdi dir="auto" className={classes.title} title={text}>
            {text.slice(0, 300)}
          </bdi>
        )
      }
    </ReadValue>
  );
}

export function TitleCell({ link }: { link: Link }) {
  return (
    <>
      <div className={classes.line}>
        <Title link={link} />
      </div>
      <div className={`${classes.line} ${classes.under}`}>
        <Destination link={link} />
      </div>
    </>
  );
}

export function Destination({ link }: { link: Link }) {
  return (
    <span className={classes.destination}>
      <ReadValue of={link} name="longurl">
        {(address) => <ExternalLink address={address} fit="line" scheme={false} />}
      </ReadValue>
    </span>
  );
}

export function LinkCard({ link, selection }: RowProps) {
  return (
    <div className={classes.card}>
      <ShortCell link={link} selection={selection} />
      <div className={classes.line}>
        <Title link={link} />
      </div>
      <div className={classes.line}>
        <Destination link={link} />
      </div>
      <div className={classes.facts}>
        <span className={classes.clicks}>
          <ReadValue of={link} name="clicks">
            {(clicks) => formatCount(clicks, 'click')}
          </ReadValue>
          <RowTrend id={link.id} />
        </span>
        <Created link={link} />
      </div>
    </div>
  );
}
