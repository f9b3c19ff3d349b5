/** Request panel: the last requests with outcome, duration, lane and what they left of the rate limit. */
import { Text } from '@mantine/core';
import { useState } from 'react';
import { type LoggedRequest, useCurl, useRequestLog } from '#queries/request-log/request-log.ts';
import { CopyButton } from '#ui/copy/CopyButton.tsx';
import { Pager } from '#ui/data-table/Pager.tsx';
import { formatInstant, formatNumber, formatSeconds } from '#ui/format/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './RequestPanel.module.css';

const pageSize = 25;

/** Who waited for the reply. */
const laneLabels = {
  read: 'Screen',
  write: 'You',
  bulk: 'Bulk work',
  background: 'Background',
  prefetch: 'In advance',
} as const satisfies Record<LoggedRequest['lane'], string>;

const outcomeLabels = {
  ok: 'OK',
  offline: 'Offline',
  unreachable: 'No reply',
  timeout: 'Too late',
  cors: 'Not readable',
  key: 'Key refused',
  refused: 'Refused',
  invalid: 'Not accepted',
  missing: 'Not found',
  limit: 'Too many',
  server: 'Service failed',
  malformed: 'Unreadable',
  cancelled: 'Given up',
} as const satisfies Record<LoggedRequest['outcome'], string>;

export function RequestPanel() {
  const requests = useRequestLog();
  const [page, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(requests.length / pageSize));
  const current = Math.min(page, pages);
  const shown = requests.toReversed().slice((current - 1) * pageSize, current * pageSize);
  return (
    <Panel
      title="Requests"
      covers="The last 200 with this key from this browser, newest first; in memory alone. Copied commands take the key from $LINKDECK_KEY."
    >
      {requests.length === 0 ? (
        <Text c="var(--deck-text-dim)">No request yet. Every one that Linkdeck makes for you is listed here.</Text>
      ) : (
        <>
          <div className={classes['head']} aria-hidden="true">
            <span>Time</span>
            <span>Request</span>
            <span>Outcome</span>
            <span>Took</span>
            <span>For</span>
            <span>Left</span>
          </div>
          <ol className={classes['requests']} aria-label="Requests" reversed>
            {shown.map((request) => (
              <Row key={request.id} request={request} />
            ))}
          </ol>
          <Pager page={current} pages={pages} onPage={setPage} />
        </>
      )}
    </Panel>
  );
}

function Row({ request }: { request: LoggedRequest }) {
  const { at, method, path, status, outcome, milliseconds, waited, lane, left } = request;
  const curl = useCurl();
  return (
    <li className={classes['row']} data-failed={outcome === 'ok' ? undefined : true}>
      <time className={classes['time']} dateTime={new Date(at).toISOString()} title={formatInstant(at)}>
        {formatSeconds(at)}
      </time>
      <span className={classes['what']} title={`${method} ${path}`}>
        <span className={classes['method']}>{method}</span> <bdi className={classes['path']}>{path.slice(0, 300)}</bdi>
      </span>
      <span className={classes['outcome']}>{`${status ?? ''} ${outcomeLabels[outcome]}`.trim()}</span>
      <span className={classes['took']} title={`Waited ${formatNumber(Math.round(waited))} ms for its place`}>
        {formatNumber(Math.round(milliseconds))} ms
      </span>
      <span className={classes['lane']}>{laneLabels[lane]}</span>
      <span className={classes['left']}>{left === null ? '–' : `${formatNumber(left)} left`}</span>
      <span className={classes['copy']}>
        <CopyButton value={curl(request)} label="Copy as curl" />
      </span>
    </li>
  );
}
