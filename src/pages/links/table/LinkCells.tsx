/** Link cells: short link with its actions, title, destination, clicks and date of a link, and its card on a phone. */
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Link } from '#contract/resources/links.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { ExpiryMark } from '#features/link-facts/ExpiryMark.tsx';
import { paths } from '#features/routes/paths.ts';
import { RowTrend } from '#features/trends/RowTrends.tsx';
import { CopyButton } from '#ui/copy/CopyButton.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import { TimeAgo } from '#ui/text/TimeAgo.tsx';
import { ReadValue, UnreadValue } from '#ui/text/UnreadValue.tsx';
import { LinkRowMenu } from './LinkRowMenu.tsx';
import classes from './LinkTable.module.css';

/** How the rows of a table lead to their links: worked out once, as each router link hears of every change of the address. */
export interface RowRoutes {
  /** The address of a screen, for the browser. */
  readonly hrefOf: (path: string) => string;
  /** Opens the screen of a pressed link without loading the page. */
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Texts that are the same in all rows: read once for a table, not in each of its cells. */
export interface RowTexts {
  readonly copy: string;
  readonly untitled: string;
}

interface RowProps {
  link: Link;
  routes: RowRoutes;
  texts: RowTexts;
}

/** The short link with the actions of its row, of which only copying needs no id. */
export function ShortCell({ link, routes, texts }: RowProps) {
  if (hasId(link)) return <ActiveShortCell link={link} routes={routes} texts={texts} />;
  return (
    <span className={classes.short}>
      <ReadValue of={link} name="shorturl">
        {(address) => <ShortLink address={address} />}
      </ReadValue>
      <span className={classes.controls}>
        <CopyShortLink link={link} texts={texts} />
      </span>
    </span>
  );
}

function ActiveShortCell({ link, routes, texts }: RowProps & { link: Identified<Link> }) {
  const path = paths.link.href(link.id);
  return (
    <span className={classes.short}>
      <a href={routes.hrefOf(path)} data-to={path} className={classes.opens} data-opens onClick={routes.onFollow}>
        {link.shorturl === null ? linkItem(link).name : <ShortLink address={link.shorturl} />}
      </a>
      {link.shorturl === null ? <UnreadValue raw={link.unread?.['shorturl'] ?? null} /> : null}
      <span className={classes.controls}>
        <CopyShortLink link={link} texts={texts} />
        <LinkRowMenu link={link} />
      </span>
    </span>
  );
}

interface TextProps {
  link: Link;
  texts: RowTexts;
}

function CopyShortLink({ link: { shorturl }, texts }: TextProps) {
  return shorturl === null ? null : <CopyButton value={shorturl} label={texts.copy} />;
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

function Title({ link, texts }: TextProps) {
  return (
    <ReadValue of={link} name="title">
      {(text) =>
        text === '' ? (
          <span className={classes.none}>{texts.untitled}</span>
        ) : (
          <bdi dir="auto" className={classes.title} title={text}>
            {text.slice(0, 300)}
          </bdi>
        )
      }
    </ReadValue>
  );
}

/** The title, and whether the link expires soon, which is never cut. */
export function MarkedTitle({ link, texts }: TextProps) {
  return (
    <span className={classes.marked}>
      <span className={classes.title}>
        <Title link={link} texts={texts} />
      </span>
      <ExpiryMark id={link.id} />
    </span>
  );
}

export function TitleCell({ link, texts }: TextProps) {
  return (
    <>
      <div className={classes.line}>
        <Title link={link} texts={texts} />
      </div>
      {/* Here the title has no room to give: the destination is cut in its place. */}
      <div className={`${classes.line} ${classes.under} ${classes.marked}`}>
        <Destination link={link} />
        <ExpiryMark id={link.id} />
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

export function LinkCard({ link, routes, texts }: RowProps) {
  const t = useTranslations('links.table');
  return (
    <div className={classes.card}>
      <ShortCell link={link} routes={routes} texts={texts} />
      <div className={classes.line}>
        <MarkedTitle link={link} texts={texts} />
      </div>
      <div className={classes.line}>
        <Destination link={link} />
      </div>
      <div className={classes.facts}>
        <span className={classes.clicks}>
          <ReadValue of={link} name="clicks">
            {(clicks) => t('count', { count: clicks })}
          </ReadValue>
          <RowTrend id={link.id} />
        </span>
        <Created link={link} />
      </div>
    </div>
  );
}
