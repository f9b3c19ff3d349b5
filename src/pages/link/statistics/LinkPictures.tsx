/** Link pictures: the map of countries, flags, and icons of browsers and systems, in the panels of a link's statistics. */
import { Button } from '@mantine/core';
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Bar } from '#ui/charts/bars.ts';
import { ErrorBoundary } from '#ui/dialogs/ErrorBoundary.tsx';
import { countryCode } from '#ui/format/country-code.ts';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { ClientIcon } from '#ui/pictures/ClientIcon.tsx';
import { Flag } from '#ui/pictures/Flag.tsx';
import classes from './LinkStatistics.module.css';

const WorldMap = lazy(async () => ({
  default: (await import('#ui/charts/WorldMap.tsx')).WorldMap,
}));

export const flagOf = (country: string): ReactNode => <Flag country={country} />;
export const browserOf = (name: string): ReactNode => <ClientIcon name={name} kind="browser" />;
export const systemOf = (name: string): ReactNode => <ClientIcon name={name} kind="system" />;

/** The map keeps its room while it loads; where it cannot be loaded, the bars beside it say everything. */
export function countryMap(
  title: string,
  read: (bar: Bar) => string,
  bars: readonly Bar[],
): ReactNode {
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
