/** Pixels screen: lists the tracking pixels, and opens the dialog that adds one. */
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ListPage } from '#features/records/ListPage.tsx';
import { PixelForm } from '#features/resource-forms/PixelForm.tsx';
import { pixelsQuery } from '#queries/resources/pixels.ts';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';
import { PixelTable } from './PixelTable.tsx';

/** Costs one request. */
export function PixelsPage() {
  const t = useTranslations('pixels');
  const openDialog = useDialog();
  return (
    <ListPage
      title={t('title')}
      list={pixelsQuery}
      create={{
        label: t('add'),
        onClick: () => openDialog(PixelForm, {}),
      }}
      cardHeight={96}
      emptyTitle={t('empty.title')}
      empty={t('empty.text')}
      rows={(pixels, stale) => (
        <>
          <PixelTable pixels={pixels} stale={stale} />
          <Text size="xs" c="var(--deck-text-dim)">
            {t('final')}
          </Text>
        </>
      )}
    />
  );
}
