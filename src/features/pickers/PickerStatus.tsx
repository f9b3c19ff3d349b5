/** Picker status: how many records are not loaded, "Load more", and the error of a failed page. */
import { Button, Text } from '@mantine/core';
import { formatNumber } from '#ui/format/format.ts';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';

interface PickerStatusProps {
  pages: {
    loaded: number;
    notLoaded: number;
    loading: boolean;
    error: Error | null;
    loadMore: (() => void) | undefined;
  };
  /** Such as "channels". */
  things: string;
}

export function PickerStatus({ pages: { loaded, notLoaded, loading, error, loadMore }, things }: PickerStatusProps) {
  const more =
    notLoaded > 0 && !loading
      ? `${formatNumber(notLoaded)} more of your ${things} ${notLoaded === 1 ? 'is' : 'are'} not loaded, and not searched.`
      : '';
  const none = loaded === 0 && !loading && error === null ? `There are no ${things} in this account yet.` : '';
  return (
    <>
      <Text size="xs" c="var(--deck-text-dim)" role="status" mt={4}>
        {loading ? `Loading your ${things}…` : more || none}
      </Text>
      <ErrorAlert title={`Could not load ${loaded === 0 ? 'your' : 'more'} ${things}`} mt="xs">
        {error?.message}
      </ErrorAlert>
      {loadMore === undefined ? null : (
        <Button size="xs" variant="default" onClick={loadMore} mt="xs">
          {error === null ? 'Load more' : 'Retry'}
        </Button>
      )}
    </>
  );
}
