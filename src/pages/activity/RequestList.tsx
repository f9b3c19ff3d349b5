/** Request list: the last requests with their status, each to be copied as a command, and a failed read to be asked again. */
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type LoggedRequest, useAskAgain, useCurl, useRequestLog } from '#queries/request-log.ts';
import { formatInstant, formatSeconds } from '#ui/format/format.ts';
import { useCopy } from '#ui/inputs/clipboard.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { ScreenReaderText } from '#ui/text/ScreenReaderText.tsx';
import classes from './RequestList.module.css';

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

export function RequestList() {
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
