/** What works: the links with most clicks, in total or a day since they were created. */
import { Group, SegmentedControl } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { linkTitle } from '#contract/resources/link-title.ts';
import classes from '#features/insights/Card.module.css';
import { CardMenu } from '#features/insights/CardMenu.tsx';
import { MoreLink } from '#features/insights/MoreLink.tsx';
import { NotCounted } from '#features/insights/NotCounted.tsx';
import { LinkRow } from '#features/link-row/LinkRow.tsx';
import { paths } from '#features/paths.ts';
import { type LibrarySummary, type RankedLink, useBestLinks } from '#queries/library.ts';
import { BarList, type BarListRow, BarListSkeleton } from '#ui/charts/BarList.tsx';
import { formatNumber, formatRate } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import type { OverviewChoices } from './use-overview-choices.ts';

const shown = 8;

interface WhatWorksProps {
  choices: OverviewChoices;
  choose: (part: Partial<OverviewChoices>) => void;
  summary: LibrarySummary | undefined;
}

export function WhatWorks({ choices, choose, summary }: WhatWorksProps) {
  const t = useTranslations('overview.works');
  const { ranking } = choices;
  const ranked = useBestLinks({ by: ranking, count: shown, madeWithin: null });
  const links = summary === undefined ? undefined : ranked.data;
  const title = t('title');
  const list = () => {
    if (ranked.error !== null) return <NotCounted insight={ranked} />;
    if (links === undefined) return <BarListSkeleton rows={shown} />;
    return <Ranking links={links} ranking={ranking} />;
  };
  return (
    <Panel
      title={title}
      control={
        <Group gap={4} wrap="nowrap">
          <SegmentedControl
            size="xs"
            aria-label={title}
            data={[
              { value: 'clicks', label: t('total') },
              { value: 'perDay', label: t('perDay') },
            ]}
            value={ranking}
            onChange={(value) => choose({ ranking: value === 'perDay' ? 'perDay' : 'clicks' })}
          />
          <CardMenu
            title={title}
            table={() => ({
              columns: [t('file.link'), t('file.url'), t('file.clicks'), t('file.perDay')],
              rows: (links ?? []).map(({ link, clicks, perDay }) => [
                linkTitle(link),
                link.shorturl,
                clicks,
                perDay,
              ]),
            })}
          />
        </Group>
      }
    >
      <div className={classes.body}>
        {list()}
        <MoreLink to={`${paths.links.href()}?sort=clicks`}>{t('all')}</MoreLink>
      </div>
    </Panel>
  );
}

interface RankingProps {
  links: readonly RankedLink[];
  ranking: OverviewChoices['ranking'];
}

function Ranking({ links, ranking }: RankingProps) {
  const t = useTranslations('overview.works');
  if (links.length === 0) {
    return <p className={classes.quiet}>{ranking === 'clicks' ? t('none') : t('tooYoung')}</p>;
  }
  const valueOf = ({ clicks, perDay }: RankedLink) =>
    ranking === 'clicks' ? clicks : (perDay ?? 0);
  const most = Math.max(...links.map(valueOf));
  const rows = links.map((each): BarListRow => {
    const { link, clicks, days } = each;
    const value = valueOf(each);
    const name = linkTitle(link);
    const isTotal = ranking === 'clicks';
    const figure = (
      <span className={classes.strong}>{isTotal ? formatNumber(clicks) : formatRate(value)}</span>
    );
    const age = (
      <span key="age" className={classes.dim}>
        {t('days', { days: days ?? 0 })}
      </span>
    );
    return {
      key: String(link.id),
      name: <LinkRow as="line" link={link} />,
      figures: isTotal ? [figure] : [age, figure],
      length: value / most,
      to: paths.link.href(link.id),
      label: isTotal
        ? t('clicksOf', { name, clicks })
        : t('perDayOf', { name, rate: formatRate(value), days: days ?? 0 }),
    };
  });
  return <BarList rows={rows} />;
}
