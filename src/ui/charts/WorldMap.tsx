/** World map: countries shaded by their counts, read one by one by arrow keys, pointer or touch. */
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { shadeCount, shadeOf } from './shades.ts';
import { useChartReader } from './use-chart-reader.ts';
import classes from './WorldMap.module.css';
import map from './world-map.json' with { type: 'json' };

const shapes = new Map(Object.entries(map.countries));

/** Part of a map: a country and what is counted there. */
export interface MappedCount {
  /** Two capital letters. */
  readonly code: string;
  readonly count: number;
  /** "Germany: 1,204 clicks, 31% of 3,880". */
  readonly text: string;
}

interface WorldMapProps {
  title: string;
  counts: readonly MappedCount[];
}

/** Load it lazily: the outlines are larger than most screens. Names and numbers are beside it as text. */
export function WorldMap({ title, counts }: WorldMapProps) {
  const t = useTranslations('ui.chart');
  const known = counts.filter(({ code }) => shapes.has(code)).sort((a, b) => b.count - a.count);
  const most = known[0]?.count ?? 0;
  const places = new Map(known.map(({ code }, at) => [code, at]));
  const hint = useId();
  const { at, props } = useChartReader({
    count: known.length,
    first: 0,
    partAt: ({ target }) =>
      target instanceof SVGElement ? places.get(target.dataset['code'] ?? '') : undefined,
  });
  const read = at === undefined ? undefined : known[at];
  const missing = counts.length - known.length;
  const rest = [
    map.land,
    ...[...shapes].filter(([code]) => !places.has(code)).map(([, path]) => path),
  ].join('');
  return (
    <figure className={classes.figure}>
      <div
        {...props}
        className={classes.reader}
        aria-label={t('map', { title })}
        aria-describedby={hint}
      >
        <svg viewBox={`0 0 ${map.width} ${map.height}`} className={classes.map} aria-hidden>
          {/* All others in one: a page is quicker without two hundred elements. */}
          <path d={rest} className={classes.country} />
          {known.map(({ code, count }) => (
            <path
              key={code}
              d={shapes.get(code)}
              data-code={code}
              data-shade={shadeOf(count, most)}
              className={classes.country}
            />
          ))}
          {/* Once more on top, so that no neighbour covers its outline. */}
          {read === undefined ? null : <path d={shapes.get(read.code)} className={classes.read} />}
        </svg>
      </div>
      <figcaption className={classes.caption}>
        {/* Always rendered, because screen readers announce only changes within it. */}
        <span role="status" className={classes.status}>
          {read === undefined ? null : <bdi>{read.text}</bdi>}
        </span>
        <span id={hint} className={classes.legend} data-hidden={read !== undefined || undefined}>
          {most === 0 ? (
            <span key="none">{t('noneOnMap')}</span>
          ) : (
            <span key="legend">
              {t.rich('legend', {
                most,
                scale: () => <Scale />,
                to: (text) => <span className={classes.hidden}>{text}</span>,
              })}
            </span>
          )}
          <span>{missing > 0 && most > 0 ? ` ${t('offMap', { count: missing })}` : ''}</span>
        </span>
      </figcaption>
    </figure>
  );
}

function Scale() {
  return (
    <span className={classes.scale} aria-hidden>
      {Array.from({ length: shadeCount }, (_, at) => (
        <i key={at} data-shade={at + 1} />
      ))}
    </span>
  );
}
