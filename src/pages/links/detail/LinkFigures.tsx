/** Link figures: the totals of a link, and its statistics as chart panels. */
import { Text } from '@mantine/core';
import type { Figures } from '#contract/resources/link-figures.ts';
import type { LinkDetail } from '#contract/resources/links.ts';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import { BarChartPanel } from '#ui/charts/BarChartPanel.tsx';
import { Stat } from '#ui/charts/Stat.tsx';
import { formatCountry, formatNumber, formatShare } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { toShownAddress } from '#ui/safety/safe-url.ts';
import classes from './LinkFigures.module.css';

export function LinkTotals({ data: { clicks, uniqueClicks } }: { data: LinkDetail['data'] }) {
  return (
    <div className={classes.totals}>
      <Stat label="Clicks" value={clicks} note="since the link was made" />
      <Stat label="Unique clicks" value={uniqueClicks} note={ratio(uniqueClicks, clicks)} />
    </div>
  );
}

const counted = { countHeading: 'Clicks', countOne: 'click' };

/** Cells for a PanelGrid. */
export function LinkFigures({ data }: { data: LinkDetail['data'] }) {
  const { labels } = useSettings();
  const { clicks, socialCount } = data;
  const names = new Map(Object.entries(labels));
  const networks = Object.entries(socialCount).map(([network, count]) => ({ name: names.get(network) ?? network, count }));
  return (
    <>
      <FigurePanel title="Countries" one="Country" figures={data.topCountries} clicks={clicks} toName={formatCountry} />
      <FigurePanel title="Referrers" one="Referrer" figures={data.topReferrers} clicks={clicks} toName={toShownAddress} />
      <FigurePanel title="Browsers" one="Browser" figures={data.topBrowsers} clicks={clicks} />
      <FigurePanel title="Systems" one="System" figures={data.topOs} clicks={clicks} />
      <BarChartPanel title="Social networks" nameHeading="Network" {...counted} counts={networks} total={clicks} />
    </>
  );
}

/** Services count in different ways, so the ratio is left out where it makes no sense. */
function ratio(uniqueClicks: number, clicks: number): string {
  if (clicks === 0) return 'different visitors';
  if (uniqueClicks > clicks) return 'more than clicks: the service counts the two in different ways';
  return `different visitors, ${formatShare(uniqueClicks, clicks)} of clicks`;
}

interface FigurePanelProps {
  title: string;
  one: string;
  figures: Figures;
  clicks: number;
  toName?: (name: string) => string;
}

function FigurePanel({ title, one, figures, clicks, toName }: FigurePanelProps) {
  if (figures.kind === 'counts' && figures.counts.length > 0) {
    return (
      <BarChartPanel
        title={title}
        nameHeading={one}
        {...counted}
        counts={figures.counts}
        total={clicks}
        {...(toName === undefined ? {} : { toName })}
      />
    );
  }
  return (
    <Panel title={title}>
      {figures.kind === 'number' ? (
        <>
          <span className={classes.total}>{formatNumber(figures.number)}</span>
          <Text c="var(--deck-text-dim)">The service tells only a total here.</Text>
        </>
      ) : (
        <Text c="var(--deck-text-dim)">{figures.kind === 'nothing' ? 'The service tells nothing here.' : 'None yet.'}</Text>
      )}
    </Panel>
  );
}
