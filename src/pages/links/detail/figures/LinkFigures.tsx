/** Link figures: the totals of a link, and its statistics as chart panels. */
import { Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import type { LinkDetail } from '#contract/resources/links.ts';
import { useLabels } from '#features/settings/labels.ts';
import { BarChartPanel } from '#ui/charts/BarChartPanel.tsx';
import { Stat } from '#ui/charts/Stat.tsx';
import { formatCountry, formatNumber, formatShare } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { toShownAddress } from '#ui/safety/safe-url.ts';
import { ReadValue } from '#ui/text/UnreadValue.tsx';
import classes from './LinkFigures.module.css';
import { browserOf, countryMap, flagOf, systemOf } from './LinkPictures.tsx';

type Data = LinkDetail['data'];

type Texts = ReturnType<typeof useTranslations<'link.figures'>>;

export function LinkTotals({ data }: { data: Data }) {
  const t = useTranslations('link.figures');
  return (
    <div className={classes.totals}>
      <Stat label={t('clicks')} value={<Total data={data} name="clicks" />} note={t('since')} />
      <Stat label={t('unique')} value={<Total data={data} name="uniqueClicks" />} note={ratio(data, t)} />
    </div>
  );
}

function Total({ data, name }: { data: Data; name: 'clicks' | 'uniqueClicks' }) {
  return (
    <ReadValue of={data} name={name}>
      {(number) => formatNumber(number)}
    </ReadValue>
  );
}

/** Cells for a PanelGrid. */
export function LinkFigures({ data }: { data: Data }) {
  const t = useTranslations('link.figures');
  const labels = useLabels();
  const { clicks, socialCount } = data;
  const names = new Map(Object.entries(labels));
  const networks =
    socialCount && Object.entries(socialCount).map(([network, count]) => ({ name: names.get(network) ?? network, count }));
  return (
    <>
      <FigurePanel
        title={t('countries')}
        one={t('country')}
        figures={data.topCountries}
        clicks={clicks}
        toName={formatCountry}
        mark={flagOf}
        picture={countryMap}
      />
      <FigurePanel
        title={t('referrers')}
        one={t('referrer')}
        figures={data.topReferrers}
        clicks={clicks}
        toName={toShownAddress}
      />
      <FigurePanel title={t('browsers')} one={t('browser')} figures={data.topBrowsers} clicks={clicks} mark={browserOf} />
      <FigurePanel title={t('systems')} one={t('system')} figures={data.topOs} clicks={clicks} mark={systemOf} />
      {networks === null ? (
        <TextPanel title={t('networks')}>{t('unread')}</TextPanel>
      ) : (
        <BarChartPanel title={t('networks')} nameHeading={t('network')} counts={networks} total={clicks} />
      )}
    </>
  );
}

/** Services count in different ways, so the ratio is left out where it makes no sense. */
function ratio({ uniqueClicks, clicks }: Data, t: Texts): string {
  if (uniqueClicks === null || clicks === null || clicks === 0) return t('visitors');
  if (uniqueClicks > clicks) return t('differs');
  return t('share', { share: formatShare(uniqueClicks, clicks) });
}

interface FigurePanelProps extends Pick<ComponentProps<typeof BarChartPanel>, 'toName' | 'mark' | 'picture'> {
  title: string;
  one: string;
  figures: Data['topCountries'];
  clicks: number | null;
}

function FigurePanel({ title, one, figures, clicks, ...pictures }: FigurePanelProps) {
  const t = useTranslations('link.figures');
  if (figures?.kind === 'nothing') return <TextPanel title={title}>{t('missing')}</TextPanel>;
  if (figures?.kind === 'number' && figures.number !== null) {
    return (
      <Panel title={title}>
        <span className={classes.total}>{formatNumber(figures.number)}</span>
        <Text c="var(--deck-text-dim)">{t('total')}</Text>
      </Panel>
    );
  }
  if (figures?.kind !== 'counts' || figures.counts === null) return <TextPanel title={title}>{t('unread')}</TextPanel>;
  if (figures.counts.length === 0) return <TextPanel title={title}>{t('none')}</TextPanel>;
  return <BarChartPanel title={title} nameHeading={one} counts={figures.counts} total={clicks} {...pictures} />;
}

function TextPanel({ title, children }: { title: string; children: string }) {
  return (
    <Panel title={title}>
      <Text c="var(--deck-text-dim)">{children}</Text>
    </Panel>
  );
}
