/** Link figures: clicks with what is new, unique clicks, clicks a day, and the place among all links. */
import { useTranslations } from 'use-intl';
import type { LinkDetail } from '#contract/resources/links.ts';
import classes from '#features/insights/Figures.module.css';
import { type FigureRow, Figures } from '#features/insights/Figures.tsx';
import type { LinkScreen, ShownLink } from '#pages/link/use-link-screen.ts';
import { useLinkRank } from '#queries/library.ts';
import { formatNumber, formatRate, formatShare, parseMoment } from '#ui/format/format.ts';
import { pageLocale } from '#ui/format/locale.ts';
import { sinceMoment } from '#ui/format/since-moment.ts';
import { useNow } from '#ui/format/use-now.ts';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';

interface LinkFiguresProps {
  screen: LinkScreen;
  link: ShownLink;
}

const day = 86_400_000;

export function LinkFigures({ screen, link }: LinkFiguresProps) {
  const t = useTranslations('link.figures');
  const now = useNow();
  return (
    <Figures
      rows={[
        useClicks({ screen, link }),
        uniqueClicksOf(screen.detail, t),
        perDayOf(link, now, t),
        useRank(link.id),
      ]}
    />
  );
}

type Texts = ReturnType<typeof useTranslations<'link.figures'>>;

function useClicks({ screen: { id, facts }, link }: LinkFiguresProps): FigureRow {
  const t = useTranslations('link.figures');
  const now = useNow();
  const gained = facts?.links.find((fact) => fact.id === id)?.gained ?? 0;
  const since = facts?.since ?? null;
  return {
    label: t('clicks'),
    value: (
      <ReadValue of={link.counts} name="clicks">
        {(clicks) => formatNumber(clicks)}
      </ReadValue>
    ),
    note:
      gained === 0 || since === null
        ? t('allSoFar')
        : t.rich('gained', {
            clicks: gained,
            ...sinceMoment(since, now),
            new: (text) => <strong className={classes.new}>{text}</strong>,
          }),
  };
}

function uniqueClicksOf(detail: LinkDetail | undefined, t: Texts): FigureRow {
  const label = t('unique');
  if (detail === undefined) return { label };
  const { uniqueClicks, clicks } = detail.data;
  // Services count in different ways, so the share is left out where it makes no sense.
  const note = () => {
    if (uniqueClicks === null || clicks === null || clicks === 0) return '';
    if (uniqueClicks > clicks) return t('differs');
    return t('share', { share: formatShare(uniqueClicks, clicks) });
  };
  const value = (
    <ReadValue of={detail.data} name="uniqueClicks">
      {(number) => formatNumber(number)}
    </ReadValue>
  );
  return { label, value, note: note() };
}

/** Of its whole life, and only from one day of age on. */
function perDayOf(link: ShownLink, now: number, t: Texts): FigureRow {
  const { clicks } = link.counts;
  const days = (now - (parseMoment(link.date ?? '') ?? Number.NaN)) / day;
  const label = t('perDay');
  if (clicks === null || !(days >= 1)) return { label };
  return {
    label,
    value: formatRate(clicks / days),
    note: t('inDays', { days: Math.floor(days) }),
  };
}

function useRank(id: number): FigureRow {
  const t = useTranslations('link.figures');
  const place = useLinkRank(id);
  const label = t('rank');
  if (place == null) return { label };
  const { rank, links } = place;
  return {
    label,
    value: t('place', { rank, kind: ordinalOf(rank) }),
    note: t('ofLinks', { links }),
  };
}

/** Which ending a place has: "1st", "2nd". */
function ordinalOf(rank: number): Intl.LDMLPluralRule {
  return new Intl.PluralRules(pageLocale().locale, { type: 'ordinal' }).select(rank);
}
