/** Picker status: how many records are not loaded, "Load more", and the error of a failed page. */
import { Button, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#ui/format/use-message.ts';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import type { RecordKind } from './record-kinds.ts';

interface PickerStatusProps {
  pages: {
    rows: readonly unknown[] | undefined;
    notLoaded: number;
    isLoading: boolean;
    error: Error | null;
    loadMore: (() => void) | undefined;
  };
  kind: RecordKind | 'domain' | 'pixel';
}

export function PickerStatus({
  pages: { rows = [], notLoaded, isLoading, error, loadMore },
  kind,
}: PickerStatusProps) {
  const t = useTranslations('pickers');
  const errorText = useErrorText();
  const more = notLoaded > 0 && !isLoading ? t('notLoaded', { count: notLoaded }) : '';
  const none = rows.length === 0 && !isLoading && error === null ? t(`empty.${kind}`) : '';
  return (
    <>
      <Text size="xs" c="var(--deck-text-dim)" role="status" mt={4}>
        {isLoading ? t(`loadingAll.${kind}`) : more || none}
      </Text>
      <ErrorAlert title={t(`failed.${kind}`)} mt="xs">
        {error === null ? '' : errorText(error)}
      </ErrorAlert>
      {loadMore === undefined ? null : (
        <Button size="xs" variant="default" onClick={loadMore} mt="xs">
          {error === null ? t('more') : t('retry')}
        </Button>
      )}
    </>
  );
}
