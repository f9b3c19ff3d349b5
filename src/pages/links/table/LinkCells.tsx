/** Link cells: title with short link, destination with tags, channel with campaign, clicks and dates of a link; its line on a phone. */
import { useTranslations } from 'use-intl';
import { tagsIn, utmNames } from '#contract/new-link/utm-tags.ts';
import { hasId } from '#contract/reading/readable.ts';
import type { Link } from '#contract/resources/links.ts';
import { ExpiryMark } from '#features/link-facts/ExpiryMark.tsx';
import { LinkTitle } from '#features/link-row/LinkTitle.tsx';
import { paths } from '#features/paths.ts';
import { formatNumber } from '#ui/format/format.ts';
import { formatGain } from '#ui/format/format-gain.ts';
import { useLeadsTo } from '#ui/navigation/leads-to.ts';
import { splitDestination, splitUrl } from '#ui/safety/safe-url.ts';
import { ColorDot } from '#ui/text/ColorDot.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { MiddleCut } from '#ui/text/MiddleCut.tsx';
import { ScreenReaderText } from '#ui/text/ScreenReaderText.tsx';
import { ReadValue, UnparsedValue } from '#ui/text/UnparsedValue.tsx';
import { CopyShortLink, LinkRowActions } from './LinkRowActions.tsx';
import classes from './LinkTable.module.css';
import { useFactsOfRows } from './RowFacts.tsx';
import type { RowRoutes, RowTexts } from './row-types.ts';

interface RowProps {
  link: Link;
  routes: RowRoutes;
  texts: RowTexts;
}

/** The title, which opens the link, above its short link; the actions of the row lie over its end. */
export function LinkCell({ link, routes, texts }: RowProps) {
  return (
    <div className={classes.link}>
      <div className={classes.line}>
        <Title link={link} routes={routes} />
      </div>
      <div className={classes.under}>
        <Alias link={link} />
        <ExpiryMark id={link.id} />
      </div>
      <span className={classes.controls}>
        {hasId(link) ? (
          <LinkRowActions link={link} texts={texts} />
        ) : (
          <CopyShortLink link={link} label={texts.copy} />
        )}
      </span>
    </div>
  );
}

function Title({ link, routes }: Omit<RowProps, 'texts'>) {
  const leadsTo = useLeadsTo();
  const unread = link.unparsed?.['title'];
  const text = <LinkTitle link={link} className={classes.title} data-searched />;
  return (
    <>
      {hasId(link) && leadsTo(paths.link.pattern) ? (
        <a
          href={routes.hrefOf(paths.link.href(link.id))}
          data-to={paths.link.href(link.id)}
          className={classes.opens}
          data-opens
          onClick={routes.onFollow}
        >
          {text}
        </a>
      ) : (
        text
      )}
      {unread === undefined ? null : <UnparsedValue raw={unread} />}
    </>
  );
}

/** The alias; before it the domain, where it is not the usual one. */
function Alias({ link }: { link: Link }) {
  const { mainDomain } = useFactsOfRows();
  return (
    <ReadValue of={link} name="shorturl">
      {(url) => {
        const { host, rest } = splitUrl(url);
        const isUsual = mainDomain === undefined || host.toLowerCase() === `${mainDomain}/`;
        const short = isUsual && rest !== '' ? withoutFolder(rest, link) : host + rest;
        return (
          <bdi dir="ltr" className={classes.alias} title={host + rest} data-searched>
            <MiddleCut text={short} />
          </bdi>
        );
      }}
    </ReadValue>
  );
}

/** All links of a service have the same folder before their alias, where it has one. */
function withoutFolder(path: string, { alias }: Link): string {
  return alias !== null && alias !== '' && path.endsWith(`/${alias}`) ? alias : path;
}

/** The path of the destination, above its host, where that is not the usual one, and its UTM tags. */
export function DestinationCell({ link }: { link: Link }) {
  const { mainSite } = useFactsOfRows();
  const { host, path } = splitDestination(link.longurl ?? '');
  const isUsual = path === '' || host.toLowerCase().replace(/^www\./, '') === mainSite;
  const tagsOfUrl = tagsIn(link.longurl ?? '');
  // All that a search reads, so that it is seen why a link was found.
  const tags = utmNames.map((name) => tagsOfUrl[name]).filter((tag) => tag !== '');
  return (
    <div className={classes.two} data-searched>
      <div className={`${classes.line} ${classes.destination}`}>
        <ReadValue of={link} name="longurl">
          {(url) => <ExternalLink url={url} fit="path" scheme={false} />}
        </ReadValue>
      </div>
      <Under parts={[...(isUsual ? [] : [host]), ...tags]} />
    </div>
  );
}

/** The second line of a cell: as many whole parts as have room, and the first, with all of them on hover. */
function Under({ parts: [first, ...others] }: { parts: readonly string[] }) {
  if (first === undefined) return null;
  return (
    <div className={`${classes.under} ${classes.parts}`} title={[first, ...others].join(' · ')}>
      <bdi dir="auto" className={classes.cut}>
        {first.slice(0, 200)}
      </bdi>
      {others.map((part) => (
        <span key={part}>
          {' · '}
          <bdi dir="auto">{part.slice(0, 200)}</bdi>
        </span>
      ))}
    </div>
  );
}

/** The first of its channels, above its campaign. */
export function ChannelCell({ link }: { link: Link }) {
  const { channelsOf, campaignOf } = useFactsOfRows();
  const campaign = campaignOf(link);
  if (channelsOf(link.id).length > 0)
    return (
      <div className={classes.two}>
        <div className={classes.line}>
          <ChannelName link={link} />
        </div>
        <Under parts={campaign === '' ? [] : [campaign]} />
      </div>
    );
  if (campaign === '') return null;
  return (
    <div className={classes.two}>
      <div className={classes.line}>
        <bdi dir="auto" className={`${classes.cut} ${classes.dim}`} title={campaign}>
          {campaign.slice(0, 200)}
        </bdi>
      </div>
    </div>
  );
}

function ChannelName({ link }: { link: Link }) {
  const [first, ...others] = useFactsOfRows().channelsOf(link.id);
  if (first === undefined) return null;
  return (
    <span className={classes.channel} title={[first, ...others].map(({ name }) => name).join(', ')}>
      <ColorDot color={first.color} />
      <bdi dir="auto" className={classes.cut}>
        {first.name.slice(0, 200)}
      </bdi>
      {others.length === 0 ? null : (
        <span className={classes.dim}>+{formatNumber(others.length)}</span>
      )}
    </span>
  );
}

export function ClicksCell({ link }: { link: Link }) {
  return (
    <div className={`${classes.two} ${classes.figure}`}>
      <ReadValue of={link} name="clicks">
        {(clicks) => formatNumber(clicks)}
      </ReadValue>
    </div>
  );
}

/** New clicks since the last visit. */
export function GainCell({ link }: { link: Link }) {
  const { gainedOf, gainedText } = useFactsOfRows();
  const gained = gainedOf(link.id);
  return (
    <div className={`${classes.two} ${classes.dim}`}>
      {gained === 0 ? (
        '–'
      ) : (
        <span className={classes.gain} title={gainedText(gained)}>
          {formatGain(gained)}
        </span>
      )}
    </div>
  );
}

/** Clicks in this week. */
export function WeekCell({ link }: { link: Link }) {
  const clicks = useFactsOfRows().weekOf(link.id);
  return (
    <div className={`${classes.two} ${classes.dim}`}>
      {clicks === null ? '–' : <span className={classes.gain}>{formatGain(clicks)}</span>}
    </div>
  );
}

function Gained({ link }: { link: Link }) {
  const { gainedOf, gainedText } = useFactsOfRows();
  const gained = gainedOf(link.id);
  if (gained === 0) return null;
  return (
    <div className={classes.gained} title={gainedText(gained)}>
      +{formatNumber(gained)}
    </div>
  );
}

/** On a phone: title and clicks, below them alias, channel and what is new. */
export function LinkLine({ link, routes }: Omit<RowProps, 'texts'>) {
  const t = useTranslations('links.table');
  return (
    <div className={classes.phone}>
      <div className={classes.line}>
        <Title link={link} routes={routes} />
      </div>
      <div className={classes.figure}>
        <ReadValue of={link} name="clicks">
          {(clicks) => (
            <>
              <span aria-hidden>{formatNumber(clicks)}</span>
              <ScreenReaderText>{t('count', { count: clicks })}</ScreenReaderText>
            </>
          )}
        </ReadValue>
      </div>
      <div className={classes.under}>
        <Alias link={link} />
        <ChannelName link={link} />
        <ExpiryMark id={link.id} />
      </div>
      <Gained link={link} />
    </div>
  );
}
