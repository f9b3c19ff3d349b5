/** Link cells: title with short link, destination with tags, channel with campaign, clicks and dates of a link; its line on a phone. */
import { useTranslations } from 'use-intl';
import { hasId } from '#contract/reading/readable.ts';
import type { Link } from '#contract/resources/links.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { ExpiryMark } from '#features/link-facts/ExpiryMark.tsx';
import { linkTitle } from '#features/link-facts/link-title.ts';
import { tagsIn, utmNames } from '#features/new-link/utm-tags.ts';
import { paths } from '#features/paths.ts';
import { formatNumber } from '#ui/format/format.ts';
import { formatGain } from '#ui/format/format-gain.ts';
import { useLeadsTo } from '#ui/navigation/leads-to.ts';
import { splitUrl } from '#ui/safety/safe-url.ts';
import { ColorDot } from '#ui/text/ColorDot.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
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
  const isRead = link.title !== null;
  const leadsTo = useLeadsTo();
  const name = isRead ? linkTitle(link) : shortName(link);
  const text = (
    <bdi dir="auto" className={classes.title} title={name} data-searched>
      {name.slice(0, 300)}
    </bdi>
  );
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
      {isRead ? null : <UnparsedValue raw={link.unparsed?.['title'] ?? null} />}
    </>
  );
}

/** What stands for the title of a link that could not be read. */
function shortName(link: Link): string {
  return hasId(link) ? linkItem(link).name : (link.alias ?? '–');
}

/** The alias; before it the domain, where it is not the usual one. */
function Alias({ link }: { link: Link }) {
  const { mainDomain } = useFactsOfRows();
  return (
    <ReadValue of={link} name="shorturl">
      {(url) => {
        const { host, rest } = splitUrl(url);
        const isUsual = mainDomain === undefined || host.toLowerCase() === `${mainDomain}/`;
        return (
          <bdi dir="ltr" className={classes.alias} title={host + rest} data-searched>
            {isUsual && rest !== '' ? null : <span className={classes.host}>{host}</span>}
            {isUsual ? withoutFolder(rest, link) : rest}
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

/** Where the link leads, above its UTM tags. */
export function DestinationCell({ link }: { link: Link }) {
  const tagsOfUrl = tagsIn(link.longurl ?? '');
  // All that a search reads, so that it is seen why a link was found.
  const tags = utmNames.map((name) => tagsOfUrl[name]).filter((tag) => tag !== '');
  return (
    <div className={classes.two} data-searched>
      <div className={`${classes.line} ${classes.destination}`}>
        <ReadValue of={link} name="longurl">
          {(url) => <ExternalLink url={url} fit="ends" scheme={false} />}
        </ReadValue>
      </div>
      {tags.length === 0 ? null : (
        <div className={classes.under}>
          <bdi dir="auto" className={classes.cut} title={tags.join(' · ')}>
            {tags.join(' · ').slice(0, 200)}
          </bdi>
        </div>
      )}
    </div>
  );
}

/** The first of its channels, above its campaign. */
export function ChannelCell({ link }: { link: Link }) {
  const words = useFactsOfRows().campaignOf(link);
  return (
    <div className={classes.two}>
      <div className={classes.line}>
        <ChannelName link={link} />
      </div>
      {words === '' ? null : (
        <div className={classes.under}>
          <bdi dir="auto" className={classes.cut} title={words}>
            {words.slice(0, 200)}
          </bdi>
        </div>
      )}
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

/** The number of clicks, above what is new. */
export function ClicksCell({ link, withGain }: { link: Link; withGain: boolean }) {
  return (
    <div className={classes.two}>
      <div className={classes.figure}>
        <ReadValue of={link} name="clicks">
          {(clicks) => formatNumber(clicks)}
        </ReadValue>
      </div>
      {withGain ? <Gained link={link} /> : null}
    </div>
  );
}

/** New clicks in a column of their own. */
export function GainCell({ link }: { link: Link }) {
  const { gainedOf, gainedText } = useFactsOfRows();
  const gained = gainedOf(link.id);
  if (gained === 0) return <span className={classes.dim}>–</span>;
  return (
    <span className={classes.figure} title={gainedText(gained)}>
      {formatGain(gained)}
    </span>
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
