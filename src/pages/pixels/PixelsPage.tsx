/** All tracking pixels, a page at a time, and the dialog that adds one. */
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ListHead } from '#pages/pieces/ListHead.tsx';
import { usePageInAddress } from '#pages/pieces/page-in-address.ts';
import { PagedRows } from '#pages/pieces/PagedRows.tsx';
import { PixelForm } from '#pages/pieces/PixelForm.tsx';
import { RowsSkeleton } from '#pages/pieces/RowsSkeleton.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import { pixelsQuery } from '#queries/pixels.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PixelTable } from './PixelTable.tsx';

/** Rows on a page. */
const pageSize = 25;

/** Costs one request. */
export function PixelsPage() {
  const [page, showPage] = usePageInAddress();
  const query = useQuery(pixelsQuery(useEngine(), { page, limit: pageSize }));
  const [adding, setAdding] = useState(false);
  const add = () => setAdding(true);

  return (
    <Stack gap="md">
      <ListHead
        title="Pixels"
        query={query}
        action={
          <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={add}>
            Add pixel
          </Button>
        }
      />
      <PagedRows
        query={query}
        things="pixels"
        page={page}
        onPage={showPage}
        skeleton={<RowsSkeleton rows={pageSize} cardHeight={96} />}
        empty={
          <EmptyState title="Add your first pixel" action={<Button onClick={add}>Add pixel</Button>}>
            A pixel tells an advertising or analytics network who followed a link, before the visitor is led on. There are no
            pixels in this account yet.
          </EmptyState>
        }
      >
        {(pixels, stale) => (
          <>
            <PixelTable pixels={pixels} stale={stale} />
            <Text size="xs" c="var(--deck-text-dim)">
              Pixels cannot be changed or deleted through this service.
            </Text>
          </>
        )}
      </PagedRows>
      {adding ? <PixelForm onClose={() => setAdding(false)} /> : null}
    </Stack>
  );
}
