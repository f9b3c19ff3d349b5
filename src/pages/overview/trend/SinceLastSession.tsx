/** Changes since the last session: from the history of all links, else from the totals on the screen then and now. */
import { Skeleton, Text } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Page } from '#contract/protocol/envelope.ts';
import type { Link } from '#contract/resources/links.ts';
import { useDevice } from '#features/device/DeviceContext.tsx';
import { sinceWords } from '#features/trends/account-words.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { knownTotal } from '#queries/endpoint-query.ts';
import { useSinceVisit } from '#queries/trends.ts';
import { formatInstant } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { changesSince, changeText } from './changes.ts';
import classes from './SinceLastSession.module.css';

interface SinceLastSessionProps {
  newest: Page<Link>;
  top: Page<Link>;
  /** When the older of the two was loaded, in milliseconds since 1970. */
  at: number;
}

export function SinceLastSession({ newest, top, at }: SinceLastSessionProps) {
  const t = useTranslations('overview.since');
  const trendTexts = useTranslations('trends');
  const { accountId } = useEngine();
  const { sightBefore, noteSight } = useDevice();
  const seen = useMemo(() => {
    const clicks = [...newest.rows, ...top.rows].flatMap(({ id, clicks }): [string, number][] =>
      id === null || clicks === null ? [] : [[String(id), clicks]],
    );
    const links = knownTotal(newest);
    return links === undefined ? undefined : { at, links, clicks: Object.fromEntries(clicks) };
  }, [at, newest, top]);
  const before = useMemo(() => sightBefore(accountId, at), [accountId, at, sightBefore]);
  useEffect(() => {
    if (seen !== undefined) noteSight(accountId, seen);
  }, [accountId, noteSight, seen]);
  const recorded = useSinceVisit(at);
  if (recorded !== null && recorded !== undefined) {
    return (
      <Text component="p" m={0}>
        {t('when', { when: formatInstant(recorded.since) })} {sinceWords(recorded, trendTexts)}.
      </Text>
    );
  }
  if (before === undefined || seen === undefined) return null;
  const change = changesSince(before, seen);
  return (
    <Text component="p" m={0}>
      {t('when', { when: formatInstant(change.since) })} {changeText(change, t)}
    </Text>
  );
}

/** Keeps the space of the text, so that nothing below it moves. */
export function SinceLastSessionSkeleton() {
  const { accountId } = useEngine();
  const { sightBefore } = useDevice();
  return sightBefore(accountId, useNow()) === undefined ? null : <Skeleton className={classes.since} />;
}
