/** Failed load: why no link could be read, when Linkdeck tries again by itself, and the button that tries at once. */
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useOutage, useTryNow } from '#queries/reach/use-outage.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { useSeconds } from '#ui/format/use-seconds.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import type { Refreshable } from '#ui/layout/LastUpdated.tsx';

export function LoadFailed({ error, query }: { error: Error; query: Refreshable }) {
  const t = useTranslations('overview.failed');
  const outage = useOutage();
  const errorText = useErrorText(outage !== null);
  const tryNow = useTryNow();
  const retry = () => {
    if (outage === null) void query.refetch({ cancelRefetch: false });
    else tryNow();
  };
  return (
    <div role="alert">
      <EmptyState
        kind="none"
        title={t('title')}
        action={
          <Button
            variant="default"
            // A second press waits for the running request.
            aria-busy={query.isFetching || outage?.nextTryAt === null}
            onClick={retry}
          >
            {t('retry')}
          </Button>
        }
      >
        <bdi dir="auto">{errorText(error)}</bdi>
        {outage?.nextTryAt == null ? null : <NextTry at={outage.nextTryAt} />}
      </EmptyState>
    </div>
  );
}

/** A timer is not announced, though it stands in an alert. */
function NextTry({ at }: { at: number }) {
  const t = useTranslations('overview.failed');
  const now = useSeconds(true);
  return (
    <span role="timer"> {t('next', { seconds: Math.max(1, Math.ceil((at - now) / 1000)) })}</span>
  );
}
