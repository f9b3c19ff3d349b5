/** Figures part: clicks and unique clicks of one link, and where they came from when that is asked for. */
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Clock } from '#base/clock.ts';
import type { LinkDetail } from '#contract/resources/links.ts';
import { Figures } from '#features/insights/Figures.tsx';
import { LinkRow } from '#features/link-row/LinkRow.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import { useKnownLink } from '#queries/library.ts';
import { linkOfDetail, linkQuery } from '#queries/resources/links.ts';
import { formatClock, formatNumber } from '#ui/format/format.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import classes from './FiguresPart.module.css';
import partClasses from './Part.module.css';
import { usePartOptions } from './part-host.ts';

/** Totals that were read within this time are shown as they are; in milliseconds. */
const freshTime = 60_000;

/** Costs a request where the link was not read within the last minute, and for where its clicks came from. */
export function FiguresPart({ clock }: { clock: Clock }) {
  const t = useTranslations('parts.figures');
  const { link: id } = usePartOptions();
  return id === undefined ? (
    <p className={partClasses.dim}>{t('noLink')}</p>
  ) : (
    <LinkFigures key={id} id={id} clock={clock} />
  );
}

function LinkFigures({ id, clock }: { id: number; clock: Clock }) {
  const t = useTranslations('parts.figures');
  const errorText = useErrorText();
  const engine = useEngine();
  const [isOpen, setOpen] = useState(false);
  const known = useKnownLink(id, true);
  const [openedAt] = useState(() => clock.now());
  const isFresh = known != null && openedAt - known.readAt < freshTime;
  const detail = useQuery({
    ...linkQuery(engine, id),
    enabled: isOpen || (known !== undefined && !isFresh),
    staleTime: freshTime,
  });
  const shown = shownLink(known, detail.data);
  const sourcesId = useId();
  if (shown === undefined)
    return (
      <div className={classes.room} aria-busy={detail.error === null}>
        <ErrorAlert>{detail.error === null ? '' : errorText(detail.error)}</ErrorAlert>
        {detail.error === null ? null : <Retry onRetry={() => void detail.refetch()} />}
      </div>
    );
  const { link, uniqueClicks, readAt } = shown;
  return (
    <div className={classes.room}>
      <LinkRow as="head" link={link} />
      <Figures
        rows={[
          { label: t('clicks'), value: link.clicks, note: null },
          { label: t('unique'), value: uniqueClicks, note: null },
        ]}
      />
      <div className={classes.foot}>
        <span className={partClasses.dim}>
          {t('asOf', { time: formatClock(Math.max(readAt, detail.dataUpdatedAt)) })}
        </span>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-controls={sourcesId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('sources')}
        </Button>
      </div>
      <div id={sourcesId} className={classes.sources} hidden={!isOpen}>
        {detail.data === undefined ? null : <Sources data={detail.data.data} />}
      </div>
      <ErrorAlert>{isOpen && detail.error !== null ? errorText(detail.error) : ''}</ErrorAlert>
    </div>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('parts.picker');
  return (
    <Button variant="subtle" size="compact-sm" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
}

/** Of each figure the three largest: a part is no report. */
function Sources({ data }: { data: LinkDetail['data'] }) {
  const t = useTranslations('link.figures');
  const sources = [
    { name: t('countries'), figures: data.topCountries },
    { name: t('referrers'), figures: data.topReferrers },
    { name: t('browsers'), figures: data.topBrowsers },
    { name: t('systems'), figures: data.topOs },
  ];
  return sources.map(({ name, figures }) => (
    <section key={name} aria-label={name}>
      <h2>{name}</h2>
      <ol>
        {topOf(figures).map(({ name: from, count }) => (
          <li key={from}>
            <span dir="auto">{from}</span>
            <span>{formatNumber(count)}</span>
          </li>
        ))}
      </ol>
    </section>
  ));
}

type Counts = LinkDetail['data']['topCountries'];

function topOf(figures: Counts): { name: string; count: number }[] {
  if (figures?.kind !== 'counts') return [];
  const counts = (figures.counts ?? []).flatMap(({ name, count }) =>
    name === null || count === null ? [] : [{ name, count }],
  );
  return counts.sort((one, other) => other.count - one.count).slice(0, 3);
}

/** The newer of what lists and the link itself have told; undefined where neither has. */
function shownLink(known: ReturnType<typeof useKnownLink>, detail: LinkDetail | undefined) {
  if (detail !== undefined)
    return { link: linkOfDetail(detail), uniqueClicks: detail.data.uniqueClicks, readAt: 0 };
  if (known == null) return undefined;
  return { link: known, uniqueClicks: known.uniqueclicks ?? null, readAt: known.readAt };
}
