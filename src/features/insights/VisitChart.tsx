/** Visit chart: clicks a day between visits, as bars that are as wide as the time between them. */
import { useTranslations } from 'use-intl';
import type { VisitChanges } from '#queries/trends.ts';
import { ClickBars } from '#ui/charts/trend/ClickBars.tsx';
import { rateOf } from '#ui/charts/trend/click-rate.ts';
import { formatObservedAt, formatRate } from '#ui/format/format.ts';

export function VisitChart({ bars, since }: Pick<VisitChanges, 'bars' | 'since'>) {
  const t = useTranslations('overview.new');
  const to = bars.at(-1)?.to ?? 0;
  return (
    <ClickBars
      bars={bars}
      since={since}
      label={t('chart')}
      describeTop={(rate) => t('perDay', { rate: formatRate(rate) })}
      describe={(bar) =>
        t('bar', {
          clicks: bar.clicks,
          rate: formatRate(rateOf(bar)),
          from: formatObservedAt(bar.from, to),
          to: formatObservedAt(bar.to, to),
        })
      }
    />
  );
}
