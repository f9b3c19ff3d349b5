/** Request panel: the last requests with outcome, duration, lane and what they left of the rate limit. */
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type LoggedRequest, useCurl, useRequestLog } from '#queries/request-log.ts';
import { Pager } from '#ui/data-table/Pager.tsx';
import { formatInstant, formatNumber, formatSeconds } from '#ui/format/format.ts';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './RequestPanel.module.css';

const pageSize = 25;
/** As many as the engine logs. */
const maxRequests = 200;

/** Who waited for the reply. */
const laneKeys = {
  read: 'lanes.read',
  write: 'lanes.write',
  bulk: 'lanes.bulk',
  background: 'lanes.background',
  prefetch: 'lanes.prefetch',
} as const satisfies Record<LoggedRequest['lane'], string>;

const outcomeKeys = {
  ok: 'outcomes.ok',
  offline: 'outcomes.offline',
  unreachable: 'outcomes.unreachable',
  timeout: 'outcomes.timeout',
  cors: 'outcomes.cors',
  key: 'outcomes.key',
  refused: 'outcomes.refused',
  invalid: 'outcomes.invalid',
  missing: 'outcomes.missing',
  limit: 'outcomes.limit',
  server: 'outcomes.server',
  malformed: 'outcomes.malformed',
  cancelled: 'outcomes.cancelled',
} as const satisfies Record<LoggedRequest['outcome'], string>;

/** Closed at first: it is for developers, and moves with each request that Linkdeck sends. */
export function RequestPanel() {
  const t = useTranslations('activity.requests');
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title={t('title')}
      covers={isOpen ? t('covers', { count: maxRequests }) : undefined}
      control={
        <Button
          variant="default"
          size="compact-sm"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('hide') : t('show')}
        </Button>
      }
    >
      {isOpen ? <Requests /> : null}
    </Panel>
  );
}

function Requests() {
  const t = useTranslations('activity.requests');
  const requests = useRequestLog();
  const [page, setPage] = useState(1);
  if (requests.length === 0) return <Text c="var(--deck-text-dim)">{t('none')}</Text>;
  const pages = Math.ceil(requests.length / pageSize);
  const current = Math.min(page, pages);
  const shown = requests.toReversed().slice((current - 1) * pageSize, current * pageSize);
  return (
    <>
      <div className={classes.head} aria-hidden="true">
        <span>{t('time')}</span>
        <span>{t('request')}</span>
        <span>{t('outcome')}</span>
        <span>{t('took')}</span>
        <span>{t('lane')}</span>
        <span>{t('left')}</span>
      </div>
      <ol className={classes.requests} aria-label={t('list')} reversed>
        {shown.map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </ol>
      <Pager page={current} pages={pages} onPage={setPage} />
    </>
  );
}

function Row({ request }: { request: LoggedRequest }) {
  const t = useTranslations('activity.requests');
  const { at, method, path, status, outcome, milliseconds, waited, lane, left } = request;
  const curl = useCurl();
  return (
    <li className={classes.row} data-failed={outcome === 'ok' ? undefined : true}>
      <time
        className={classes.time}
        dateTime={new Date(at).toISOString()}
        title={formatInstant(at)}
      >
        {formatSeconds(at)}
      </time>
      <span className={classes.what} title={`${method} ${path}`}>
        <span className={classes.method}>{method}</span>{' '}
        <bdi className={classes.path}>{path.slice(0, 300)}</bdi>
      </span>
      <span className={classes.outcome}>{`${status ?? ''} ${t(outcomeKeys[outcome])}`.trim()}</span>
      <span
        className={classes.took}
        title={t('waited', { value: formatNumber(Math.round(waited)) })}
      >
        {t('milliseconds', { value: formatNumber(Math.round(milliseconds)) })}
      </span>
      <span className={classes.lane}>{t(laneKeys[lane])}</span>
      <span className={classes.left}>
        {left === null ? '–' : t('remaining', { value: formatNumber(left) })}
      </span>
      <span className={classes.copy}>
        <CopyButton value={curl(request)} label={t('copy')} />
      </span>
    </li>
  );
}
