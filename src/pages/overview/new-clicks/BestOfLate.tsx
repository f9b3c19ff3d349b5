/** Best of late: before there is an earlier visit to compare with, the links of the last days by their clicks a day. */
import { Clock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { linkTitle } from '#contract/resources/link-title.ts';
import cardClasses from '#features/insights/Card.module.css';
import { CardMenu } from '#features/insights/CardMenu.tsx';
import { NotCounted } from '#features/insights/NotCounted.tsx';
import { LinkRow } from '#features/link-row/LinkRow.tsx';
import { paths } from '#features/paths.ts';
import { HistoryOff, useIsHistoryOff } from '#features/trends/HistoryOff.tsx';
import { useBestLinks } from '#queries/library.ts';
import { BarList, BarListSkeleton } from '#ui/charts/BarList.tsx';
import { formatNumber, formatRate } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './NewClicks.module.css';

const days = 14;
const shown = 6;

export function BestOfLate({ isComplete }: { isComplete: boolean }) {
  const t = useTranslations('overview.best');
  const ranked = useBestLinks({ by: 'perDay', count: shown, madeWithin: days });
  const links = ranked.data;
  const isOff = useIsHistoryOff();
  const title = t('title', { days });
  const most = links?.[0]?.perDay ?? 1;
  const rows = links?.map(({ link, clicks, perDay }) => ({
    key: String(link.id),
    name: <LinkRow as="line" link={link} />,
    figures: [
      <span key="clicks" className={cardClasses.dim}>
        {formatNumber(clicks)}
      </span>,
      <span key="perDay" className={cardClasses.strong}>
        {formatRate(perDay ?? 0)}
      </span>,
    ],
    length: (perDay ?? 0) / most,
    to: paths.link.href(link.id),
    label: t('row', { name: linkTitle(link), clicks, rate: formatRate(perDay ?? 0) }),
  }));
  const list = () => {
    if (ranked.error !== null) return <NotCounted insight={ranked} />;
    if (rows === undefined || !isComplete) return <BarListSkeleton rows={shown} columns={2} />;
    if (rows.length === 0) return <p className={cardClasses.quiet}>{t('none', { days })}</p>;
    return <BarList rows={rows} headings={[t('clicks'), t('perDay')]} />;
  };
  return (
    <Panel
      title={title}
      control={
        <CardMenu
          title={title}
          table={() => ({
            columns: [t('link'), t('clicks'), t('perDay')],
            rows: (links ?? []).map((each) => [linkTitle(each.link), each.clicks, each.perDay]),
          })}
        />
      }
    >
      <div className={`${cardClasses.body} ${classes.body}`}>
        {list()}
        <p className={`${cardClasses.note} ${classes.note}`}>
          <Clock size={12} aria-hidden />
          {isOff ? <HistoryOff /> : t('note')}
        </p>
      </div>
    </Panel>
  );
}
