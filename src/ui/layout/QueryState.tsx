/** What stands where data is to come: its skeleton, the data, or what went wrong with a way to try again. */
import { Alert, Button, Stack } from '@mantine/core';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePassOnFocus } from '#ui/dialogs/focus.ts';
import turning from './LastUpdated.module.css';

/** The part of a query that matters here, wherever it comes from. */
export interface Loadable<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch(): unknown;
}

interface QueryStateProps<Data> {
  query: Loadable<Data>;
  /** What is being loaded, as it stands in "Could not load …": "your links". */
  what: string;
  /** As large as what comes. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Data that is on the screen stays there when a refresh fails; the failure is said above it. */
export function QueryState<Data>({ query, what, skeleton, children }: QueryStateProps<Data>) {
  const { data, error } = query;
  if (data === undefined && error === null) {
    return (
      <div role="status" aria-label={`Loading ${what}`} aria-busy="true">
        {skeleton}
      </div>
    );
  }
  return (
    <Stack gap="md">
      {error === null ? null : <LoadProblem query={query} what={what} error={error} />}
      {data === undefined ? null : children(data)}
    </Stack>
  );
}

function LoadProblem({ query, what, error }: { query: Loadable<unknown>; what: string; error: Error }) {
  const stale = query.data !== undefined;
  const part = usePassOnFocus<HTMLDivElement>();
  return (
    <Alert ref={part} color="red" role="alert" title={stale ? `Could not refresh ${what}` : `Could not load ${what}`}>
      <Stack gap="sm" align="flex-start">
        <span dir="auto">
          {error.message}
          {stale ? ' What you see below is what came before.' : ''}
        </span>
        <Button
          size="xs"
          variant="default"
          leftSection={<RotateCw size={14} aria-hidden className={query.isFetching ? turning['turning'] : undefined} />}
          // Stays alive while it asks: a button that goes dead loses the focus.
          aria-busy={query.isFetching}
          onClick={() => {
            if (!query.isFetching) void query.refetch();
          }}
        >
          Retry
        </Button>
      </Stack>
    </Alert>
  );
}
