/** Link statistics: the clicks of a link by country, referrer, browser and system; what is missing is one line. */
import { Button, SegmentedControl, Text } from '@mantine/core';
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LinkDetail } from '#contract/resources/links.ts';
import { useLabels } from '#features/settings/labels.ts';
import { BarChartPanel } from '#ui/charts/BarChartPanel.tsx';
import type { Bar, NamedCount } from '#ui/charts/bars.ts';
import { ErrorBoundary } from '#ui/dialogs/ErrorBoundary.tsx';
import { countryCode } from '#ui/format/country-code.ts';
import { formatCountry, formatList } from '#ui/format/format.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { ClientIcon } from '#ui/pictures/ClientIcon.tsx';
import { Flag } from '#ui/pictures/Flag.tsx';
import { displayUrl } from '#ui/safety/safe-url.ts';
import classes from './LinkStatistics.module.css';

type Data = LinkDetail['data'];

type PanelProps = ComponentProps<typeof BarChartPanel>;

export function LinkStatistics({ data }: { data: Data }) {
  const t = useTranslations('link.figures');
  const { clicks } = data;
  const countries = countsOf(data.topCountries);
  const browsers = countsOf(data.topBrowsers);
  const systems = countsOf(data.topOs);
  return (
    <div className={classes.room}>
      <div className={classes.grid}>
        <CountsPanel
          title={t('countries')}
          nameHeading={t('country')}
          counts={countries}
          total={clicks}
          toName={formatCountry}
          mark={flagOf}
          picture={countryMap}
        />
        <Referrers data={data} />
        <CountsPanel
          title={t('browsers')}
          nameHeading={t('browser')}
          counts={browsers}
          total={clicks}
          mark={browserOf}
        />
        <CountsPanel
          title={t('systems')}
          nameHeading={t('system')}
          counts={systems}
          total={clicks}
          mark={systemOf}
        />
      </div>
      <Missing data={data} />
    </div>
  );
}

/** Sites, and the networks where a click came from one. */
function Referrers({ data }: { data: Data }) {
  const t = useTranslations('link.figures');
  const [shown, setShown] = useState<'sites' | 'networks'>('sites');
  const sites = countsOf(data.topReferrers);
  const networks = useNetworks(data);
  const shows =
    networks !== null && (shown === 'networks' || sites === null) ? 'networks' : 'sites';
  const hasBoth = sites !== null && networks !== null;
  return (
    <CountsPanel
      key={shows}
      title={t(sites === null ? 'networks' : 'referrers')}
      nameHeading={t(shows === 'sites' ? 'referrer' : 'network')}
      counts={shows === 'sites' ? sites : networks}
      total={data.clicks}
      toName={shows === 'sites' ? displayUrl : undefined}
      tabs={
        hasBoth ? (
          <SegmentedControl
            size="xs"
            aria-label={t('referrers')}
            value={shows}
            onChange={(next) => setShown(next === 'networks' ? 'networks' : 'sites')}
            data={[
              { value: 'sites', label: t('sites') },
              { value: 'networks', label: t('networks') },
            ]}
          />
        ) : undefined
      }
    />
  );
}

/** By the names of their vendors; null where no click came from one. */
function useNetworks({ socialCount }: Data): readonly NamedCount[] | null {
  const names = new Map(Object.entries(useLabels()));
  const counted = Object.entries(socialCount ?? {});
  if (counted.every(([, count]) => count === 0)) return null;
  return counted.map(([network, count]) => ({ name: names.get(network) ?? network, count }));
}

/** Nothing where there are no counts. */
function CountsPanel(props: Omit<PanelProps, 'counts'> & { counts: PanelProps['counts'] | null }) {
  const { counts } = props;
  return counts === null ? null : <BarChartPanel {...props} counts={counts} />;
}

/** One line for all statistics that there are none of. */
function Missing({ data }: { data: Data }) {
  const t = useTranslations('link.figures');
  const all = [
    { title: t('countries'), figures: data.topCountries },
    { title: t('referrers'), figures: data.topReferrers },
    { title: t('browsers'), figures: data.topBrowsers },
    { title: t('systems'), figures: data.topOs },
  ];
  const without = all.filter(({ figures }) => countsOf(figures) === null);
  const isUnread = ({ figures }: (typeof all)[number]) =>
    figures === null || (figures.kind === 'counts' && figures.counts === null);
  const unread = without.filter(isUnread);
  const missing = without.filter((each) => !isUnread(each));
  return (
    <>
      {missing.length === 0 ? null : (
        <Text c="var(--deck-text-dim)" mt="sm">
          {t('missing', {
            names: formatList(
              missing.map(({ title }) => title),
              'unit',
            ),
          })}
        </Text>
      )}
      {unread.length === 0 ? null : (
        <Text c="var(--deck-text-dim)" mt="sm">
          {t('unread', {
            names: formatList(
              unread.map(({ title }) => title),
              'unit',
            ),
          })}
        </Text>
      )}
    </>
  );
}

/** Null where there is nothing to draw. */
function countsOf(figures: Data['topCountries']): readonly NamedCount[] | null {
  if (figures?.kind !== 'counts' || figures.counts === null) return null;
  return figures.counts.every(({ count }) => count === 0) ? null : figures.counts;
}

const WorldMap = lazy(async () => ({
  default: (await import('#ui/charts/WorldMap.tsx')).WorldMap,
}));

/** The map of countries, flags, and icons of browsers and systems, in the panels of a link's statistics. */
const flagOf = (country: string): ReactNode => <Flag country={country} />;
const browserOf = (name: string): ReactNode => <ClientIcon name={name} kind="browser" />;
const systemOf = (name: string): ReactNode => <ClientIcon name={name} kind="system" />;

/** The map keeps its room while it loads; where it cannot be loaded, the bars beside it say everything. */
function countryMap(title: string, read: (bar: Bar) => string, bars: readonly Bar[]): ReactNode {
  const counts = bars.flatMap((bar) => {
    const code = countryCode(bar.name ?? '');
    return code === undefined || bar.count === null
      ? []
      : [{ code, count: bar.count, text: read(bar) }];
  });
  return <CountryMap title={title} counts={counts} />;
}

/** On a phone behind a button, as its rows tell more there. */
function CountryMap(props: ComponentProps<typeof WorldMap>) {
  const t = useTranslations('link.figures');
  const isPhone = useIsPhone();
  const [isWanted, setWanted] = useState(false);
  if (isPhone && !isWanted)
    return (
      <Button variant="default" size="xs" onClick={() => setWanted(true)}>
        {t('showMap')}
      </Button>
    );
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={<div className={classes.mapRoom} />}>
        <WorldMap {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
