/** Activity page: the work that runs and has run, and the last requests for developers. */
import { Button, Stack, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { JobCard } from '#features/jobs/JobCard.tsx';
import { paths } from '#features/paths.ts';
import { isUnfinished, type JobSummary, useJobs, useJobsLoaded } from '#queries/jobs.ts';
import { type LoggedRequest, useAskAgain, useCurl, useRequestLog } from '#queries/request-log.ts';
import { useRowShortcuts } from '#ui/data-table/use-row-shortcuts.ts';
import { formatInstant, formatSeconds } from '#ui/format/format.ts';
import { useCopy } from '#ui/inputs/clipboard.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { ScreenReaderText } from '#ui/text/ScreenReaderText.tsx';
import classes from './ActivityPage.module.css';

/** As long as the engine keeps what was done. */
const retentionDays = 90;

/** Jobs that are shown at first, and more at each press. */
const step = 40;

/** Costs no request. */
export function ActivityPage() {
  const t = useTranslations('activity');
  const jobs = useJobs();
  const areRead = useJobsLoaded();
  return (
    <Stack gap="md" className={classes.page}>
      <Title order={1}>{t('title')}</Title>
      {jobs.length === 0 ? null : <Work jobs={jobs} />}
      {/* Read from this device within a moment; what is below would move. */}
      {areRead ? (
        <>
          {jobs.length === 0 ? <NothingYet /> : null}
          <RequestList />
          <p className={classes.note}>{t('kept', { days: retentionDays })}</p>
        </>
      ) : null}
    </Stack>
  );
}

/** What is under way first, then what has ended, the newest first. J and K go from one to the next, and Enter opens it. */
function Work({ jobs }: { jobs: readonly JobSummary[] }) {
  const t = useTranslations('activity');
  const list = useRef<HTMLUListElement>(null);
  useRowShortcuts(list);
  const [most, setMost] = useState(step);
  const isOpen = (job: JobSummary) => isUnfinished(job) || job.state === 'paused';
  const open = jobs.filter(isOpen);
  const ended = jobs.filter((job) => !isOpen(job)).toReversed();
  const shown = [...open, ...ended].slice(0, most);
  return (
    <>
      <section className={classes.card}>
        <ul ref={list} className={classes.jobs} aria-label={t('work')}>
          {shown.map((job) => (
            <li key={job.id}>
              <JobCard job={job} />
            </li>
          ))}
        </ul>
        {open.every(({ isStored }) => isStored) ? null : (
          <p className={classes.note}>{t('lost')}</p>
        )}
      </section>
      {jobs.length > most ? (
        <Button variant="default" onClick={() => setMost(most + step)}>
          {t('earlier')}
        </Button>
      ) : null}
    </>
  );
}

function NothingYet() {
  const t = useTranslations('activity.empty');
  return (
    <EmptyState
      title={t('title')}
      action={
        <Button component={ScreenLink} to={paths.importLinks.href()}>
          {t('import')}
        </Button>
      }
    >
      {t('text')}
    </EmptyState>
  );
}

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

/** As many as the engine logs. */
const maxRequests = 200;

/** The last requests with their status, each to be copied as a command, and a failed read to be asked again. */
function RequestList() {
  const t = useTranslations('activity.requests');
  const requests = useRequestLog();
  return (
    <Panel title={t('title')} covers={t('covers', { count: maxRequests })}>
      {requests.length === 0 ? (
        <Text c="var(--deck-text-dim)">{t('none')}</Text>
      ) : (
        <ol className={classes.requests} aria-label={t('list')} reversed>
          {requests.toReversed().map((request) => (
            <Row key={request.id} request={request} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Row({ request }: { request: LoggedRequest }) {
  const t = useTranslations('activity.requests');
  const { at, method, path, status, outcome, asks } = request;
  const askAgain = useAskAgain();
  const { message, copy } = useCopy();
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
      <code dir="ltr" className={classes.what} title={`${method} ${path}`}>
        {method} {path.slice(0, 300)}
      </code>
      <span className={classes.status}>
        {status === null ? null : <code>{status} </code>}
        <span>{t(outcomeKeys[outcome])}</span>
      </span>
      <span className={classes.acts}>
        {outcome === 'ok' || asks === undefined ? null : (
          <button type="button" className={classes.act} onClick={() => askAgain(asks)}>
            {t('retry')}
          </button>
        )}
        <button type="button" className={classes.act} onClick={() => void copy(curl(request))}>
          {message === '' ? t('copy') : message}
        </button>
        <ScreenReaderText>{message}</ScreenReaderText>
      </span>
    </li>
  );
}
