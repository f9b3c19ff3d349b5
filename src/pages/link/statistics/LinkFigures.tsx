/** Link figures: clicks with what is new, unique clicks, clicks a day, and the place among all links. */
import { useTranslations } from 'use-intl';
import type { LinkDetail } from '#contract/resources/links.ts';
import { FigureRow } from '#features/insights/FigureRow.tsx';
import type { LinkScreen, ShownLink } from '#pages/link/use-link-screen.ts';
import { useLinkRank } from '#queries/library.ts';
import { Stat } from '#ui/charts/Stat.tsx';
import { formatNumber, formatRate, formatShare, parseMoment } from '#ui/format/format.ts';
import { pageLocale } from '#ui/format/locale.ts';
import { sinceMoment } from '#ui/format/since-moment.ts';
import { useNow } from '#ui/format/use-now.ts';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import classes from './LinkFigures.module.css';

interface FigureProps {
  screen: LinkScreen;
  link: ShownLink;
}

/** As high as a line, where there is nothing to say. */
const blank = '\u00a0';
const day = 86_400_000;

export function LinkFigures({ screen, link }: FigureProps) {
  return (
    <FigureRow>
      <Clicks screen={screen} link={link} />
      <UniqueClicks detail={screen.detail} />
      <PerDay link={link} />
      <Rank id={link.id} />
    </FigureRow>
  );
}

function Clicks({ screen: { id, facts }, link }: FigureProps) {
  const t = useTranslations('link.figures');
  const now = useNow();
  const gained = facts?.links.find((fact) => fact.id === id)?.gained ?? 0;
  const since = facts?.since ?? null;
  return (
    <Stat
      label={t('clicks')}
      value={
        <ReadValue of={link.counts} name="clicks">
          {(clicks) => formatNumber(clicks)}
        </ReadValue>
      }
      note={
        gained === 0 || since === null
          ? t('allSoFar')
          : t.rich('gained', {
              clicks: gained,
              ...sinceMoment(since, now),
              new: (text) => <strong className={classes.gained}>{text}</strong>,
            })
      }
    />
  );
}

function UniqueClicks({ detail }: { detail: LinkDetail | undefined }) {
  const t = useTranslations('link.figures');
  const label = t('unique');
  if (detail === undefined) return <Stat label={label} value="–" note={blank} />;
  const { uniqueClicks, clicks } = detail.data;
  // Services count in different ways, so the share is left out where it makes no sense.
  const note = () => {
    if (uniqueClicks === null || clicks === null || clicks === 0) return blank;
    if (uniqueClicks > clicks) return t('differs');
    return t('share', { share: formatShare(uniqueClicks, clicks) });
  };
  return (
    <Stat
      label={label}
      value={
        <ReadValue of={detail.data} name="uniqueClicks">
          {(number) => formatNumber(number)}
        </ReadValue>
      }
      note={note()}
    />
  );
}

/** Of its whole life, and only from one day of age on. */
function PerDay({ link }: { link: ShownLink }) {
  const t = useTranslations('link.figures');
  const now = useNow();
  const { clicks } = link.counts;
  const days = (now - (parseMoment(link.date ?? '') ?? Number.NaN)) / day;
  if (clicks === null || !(days >= 1)) return <Stat label={t('perDay')} value="–" note={blank} />;
  return (
    <Stat
      label={t('perDay')}
      value={formatRate(clicks / days)}
      note={t('inDays', { days: Math.floor(days) })}
    />
  );
}

function Rank({ id }: { id: number }) {
  const t = useTranslations('link.figures');
  const place = useLinkRank(id);
  if (place == null) return <Stat label={t('rank')} value="–" note={blank} />;
  return (
    <Stat
      label={t('rank')}
      value={t('place', { rank: place.rank, kind: ordinalOf(place.rank) })}
      note={t('ofLinks', { links: place.links })}
    />
  );
}

/** Which ending a place has: "1st", "2nd". */
function ordinalOf(rank: number): Intl.LDMLPluralRule {
  return new Intl.PluralRules(pageLocale().locale, { type: 'ordinal' }).select(rank);
}
