/** Movers: the links with most clicks observed in a period, as bars, each with the looks between which they came. */
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { observedWords } from '#features/trends/trend-words.ts';
import { LinkName } from '#pages/overview/links/LinkName.tsx';
import type { LibraryTrend } from '#queries/trends.ts';
import { BarList } from '#ui/charts/BarList.tsx';
import { type Bar, toBars } from '#ui/charts/bars.ts';
import { formatLook, formatNumber } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './Movers.module.css';

interface MoversProps {
  /** Undefined until they are known. */
  movers: LibraryTrend['movers'] | undefined;
  days: number;
}

export function Movers({ movers = [], days }: MoversProps) {
  const t = useTranslations('overview.movers');
  const trendTexts = useTranslations('trends');
  // Named by their places, because some links may have no short URL.
  const bars = toBars(movers.map(({ clicks }, place) => ({ name: String(place), count: clicks }))).all;
  const moverOf = ({ name }: Bar) => movers[Number(name)];
  return (
    <Panel title={t('title')} covers={movers.length === 0 ? undefined : t('covers', { days })}>
      {movers.length === 0 ? (
        <Text c="var(--deck-text-dim)">{t('none', { days })}</Text>
      ) : (
        <div className={classes['movers']}>
          <BarList
            bars={bars}
            name={(bar) => {
              const mover = moverOf(bar);
              return mover === undefined ? null : <LinkName link={mover.link} />;
            }}
            figure={(bar) => {
              const mover = moverOf(bar);
              return mover === undefined ? null : (
                <span className={classes['figure']} title={observedWords(mover.clicks, [mover.from, mover.to], trendTexts)}>
                  <span className={classes['when']}>
                    {formatLook(mover.from, mover.to)} – {formatLook(mover.to, mover.to)}
                  </span>
                  <span className={classes['count']}>+{formatNumber(mover.clicks)}</span>
                </span>
              );
            }}
          />
        </div>
      )}
    </Panel>
  );
}
