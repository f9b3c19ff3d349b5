/** Query state: shows the skeleton, the data, or the error of a query with a retry button. */
import { Alert, Button, Stack } from '@mantine/core';
import { RotateCw } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { useTranslations } from 'use-intl';
import { useFocusHandoff } from '#ui/dialogs/focus.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import classes from './LastUpdated.module.css';
import type { Refreshable } from './LastUpdated.tsx';
import { OutdatedContext } from './outdated.ts';
import { Waiting } from './WaitNote.tsx';

/** The part of a React Query result that ui needs. */
export interface Loadable<Data> extends Refreshable {
  data: Data | undefined;
  error: Error | null;
}

interface QueryStateProps<Data> {
  query: Loadable<Data>;
  /** What it is called where it stands alone, because each language puts it elsewhere: "your links", "Channels". */
  what: string;
  /** As large as the data. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Data stays on the screen when a refresh fails, with the error above it, unless the bar says that
 * the service is away.
 */
export function QueryState<Data>({ query, what, skeleton, children }: QueryStateProps<Data>) {
  const t = useTranslations('ui.query');
  const { data, error } = query;
  const isSaid = use(OutdatedContext) && data !== undefined;
  if (data === undefined && error === null) {
    return <Waiting label={t('loading', { what })}>{skeleton}</Waiting>;
  }
  return (
    <Stack gap="md">
      {error === null || isSaid ? null : <LoadError query={query} what={what} error={error} />}
      {data === undefined ? null : children(data)}
    </Stack>
  );
}

function LoadError({
  query,
  what,
  error,
}: {
  query: Loadable<unknown>;
  what: string;
  error: Error;
}) {
  const t = useTranslations('ui.query');
  const errorText = useErrorText();
  const stale = query.data !== undefined;
  const part = useFocusHandoff<HTMLDivElement>();
  return (
    <Alert ref={part} color="red" role="alert" title={t(stale ? 'stale' : 'failed', { what })}>
      <Stack gap="sm" align="flex-start">
        <span dir="auto">{errorText(error)}</span>
        {stale ? <span>{t('earlier')}</span> : null}
        <Button
          size="xs"
          variant="default"
          leftSection={
            <RotateCw
              size={14}
              aria-hidden
              className={query.isFetching ? classes.turning : undefined}
            />
          }
          // Not disabled while it loads, because a disabled button loses the focus.
          aria-busy={query.isFetching}
          onClick={() => {
            if (!query.isFetching) void query.refetch();
          }}
        >
          {t('retry')}
        </Button>
      </Stack>
    </Alert>
  );
}
