/** Pixels screen: lists the tracking pixels, and opens the dialog that adds one. */
import { Text } from '@mantine/core';
import { useState } from 'react';
import { ListPage } from '#features/records/ListPage.tsx';
import { PixelForm } from '#features/resource-forms/PixelForm.tsx';
import { pixelsQuery } from '#queries/resources/pixels.ts';
import { PixelTable } from './PixelTable.tsx';

/** Costs one request. */
export function PixelsPage() {
  const [adding, setAdding] = useState(false);
  return (
    <ListPage
      title="Pixels"
      list={pixelsQuery}
      create={{ label: 'Add pixel', onClick: () => setAdding(true) }}
      cardHeight={96}
      emptyTitle="Add your first pixel"
      empty={
        <>
          A pixel tells an advertising or analytics network who followed a link, before the visitor is led on. There are no pixels
          in this account yet.
        </>
      }
      rows={(pixels, stale) => (
        <>
          <PixelTable pixels={pixels} stale={stale} />
          <Text size="xs" c="var(--deck-text-dim)">
            Pixels cannot be changed or deleted through this service.
          </Text>
        </>
      )}
    >
      {adding ? <PixelForm onClose={() => setAdding(false)} /> : null}
    </ListPage>
  );
}
