/** Link figures: the totals of a link, and its statistics as chart panels. */
import { Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import type { LinkDetail } from '#contract/resources/links.ts';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { BarChartPanel } from '#ui/charts/BarChartPanel.tsx';
import { Stat } from '#ui/charts/Stat.tsx';
import { formatCountry, formatNumber, formatShare } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { toShownAddress } from '#ui/safety/safe-url.ts';
import { ReadValue } from '#ui/text/UnreadValue.tsx';
import classes from './LinkFigures.module.css';
import { browserOf, flagOf, mapOf, systemOf } from './LinkPictures.tsx';

type Data = LinkDetail['data'];

export function LinkTotals({ data }: { data: Data }) {
  return (
    <div className={classes.totals}>
      <Stat label="Clicks" value={<Total data={data} name="clicks" />} note="since the link was made" />
      <Stat label="Unique clicks" value={<Total data={data} name="uniqueClicks" />} note={ratio(data)} />
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

const counted = { countHeading: 'Clicks', countOne: 'click' };

/** Cells for a PanelGrid. */
export function LinkFigures({ data }: { data: Data }) {
  const { labels } = useSettings();
  const { clicks, socialCount } = data;
  const names = new Map(Object.entries(labels));
  const networks =
    socialCount && Object.entries(socialCount).map(([network, count]) => ({ name: names.get(network) ?? network, count }));
  return (
    <>
      <FigurePanel
        title="Countries"
        one="Country"
        figures={data.topCountries}
        clicks={clicks}
        toName={formatCountry}
        mark={flagOf}
        picture={mapOf}
      />
      <FigurePanel title="Referrers" one="Referrer" figures={data.topReferrers} clicks={clicks} toName={toShownAddress} />
      <FigurePanel title="Browsers" one="Browser" figures={data.topBrowsers} clicks={clicks} mark={browserOf} />
      <FigurePanel title="Systems" one="System" figures={data.topOs} clicks={clicks} mark={systemOf} />
      {networks === null ? (
        <TextPanel title="Social networks">{unread}</TextPanel>
      ) : (
        <BarChartPanel title="Social networks" nameHeading="Network" {...counted} counts={networks} total={clicks} />
      )}
    </>
  );
}

/** Services count in different ways, so the ratio is left out where it makes no sense. */
function ratio({ uniqueClicks, clicks }: Data): string {
  if (uniqueClicks === null || clicks === null || clicks === 0) return 'different visitors';
  if (uniqueClicks > clicks) return 'more than clicks: the service counts the two in different ways';
  return `different visitors, ${formatShare(uniqueClicks, clicks)} of clicks`;
}

interface FigurePanelProps extends Pick<ComponentProps<typeof BarChartPanel>, 'toName' | 'mark' | 'picture'> {
  title: string;
  one: string;
  figures: Data['topCountries'];
  clicks: number | null;
}

function FigurePanel({ title, one, figures, clicks, ...pictures }: FigurePanelProps) {
  if (figures?.kind === 'nothing') return <TextPanel title={title}>The service tells nothing here.</TextPanel>;
  if (figures?.kind === 'number' && figures.number !== null) {
    return (
      <Panel title={title}>
        <span className={classes.total}>{formatNumber(figures.number)}</span>
        <Text c="var(--deck-text-dim)">The service tells only a total here.</Text>
      </Panel>
    );
  }
  if (figures?.kind !== 'counts' || figures.counts === null) return <TextPanel title={title}>{unread}</TextPanel>;
  if (figures.counts.length === 0) return <TextPanel title={title}>None yet.</TextPanel>;
  return <BarChartPanel title={title} nameHeading={one} {...counted} counts={figures.counts} total={clicks} {...pictures} />;
}

/** What came is in the notes of the page. */
const unread = 'These figures could not be read.';

function TextPanel({ title, children }: { title: string; children: string }) {
  return (
    <Panel title={title}>
      <Text c="var(--deck-text-dim)">{children}</Text>
    </Panel>
  );
}
