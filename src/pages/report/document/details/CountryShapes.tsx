/** Country shapes: the outlines of all countries, those with clicks shaded. */
import type { SplitSum } from '#queries/library.ts';
import { shadeOf } from '#ui/charts/shades.ts';
import map from '#ui/charts/world-map.json' with { type: 'json' };
import { countryCode } from '#ui/format/country-code.ts';

const shapes = new Map(Object.entries(map.countries));

export function CountryShapes({ counts }: Pick<SplitSum, 'counts'>) {
  const sums = new Map<string, number>();
  for (const { name, count } of counts) {
    const code = countryCode(name);
    if (code !== undefined) sums.set(code, (sums.get(code) ?? 0) + count);
  }
  const most = Math.max(0, ...sums.values());
  const rest = [...shapes].filter(([code]) => !sums.has(code)).map(([, path]) => path);
  return (
    <svg viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden>
      <path d={[map.land, ...rest].join('')} />
      {[...sums].map(([code, count]) => (
        <path key={code} d={shapes.get(code)} data-shade={shadeOf(count, most)} />
      ))}
    </svg>
  );
}
