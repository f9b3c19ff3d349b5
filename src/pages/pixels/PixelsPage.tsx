/** Pixels screen: lists the tracking pixels, and opens the dialog that adds one. */
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ListHeader } from '#features/records/ListHeader.tsx';
import { ListSkeleton } from '#features/records/ListSkeleton.tsx';
import { PaginatedList } from '#features/records/PaginatedList.tsx';
import { usePageParam } from '#features/records/use-page-param.ts';
import { PixelForm } from '#features/resource-forms/PixelForm.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import { pixelsQuery } from '#queries/resources/pixels.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { PixelTable } from './PixelTable.tsx';

const pageSize = 25;

/** Costs one request. */
export function PixelsPage() {
  const [page, showPage] = usePageParam();
  const query = useQuery(pixelsQuery(useEngine(), { page, limit: pageSize }));
  const [adding, setAdding] = useState(false);
  const add = () => setAdding(true);

  return (
    <Stack gap="md">
      <ListHeader
        title="Pixels"
        query={query}
        action={
          <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={add}>
            Add pixel
          </Button>
        }
      />
      <PaginatedList
        query={query}
        things="pixels"
        page={page}
        onPage={showPage}
        skeleton={<ListSkeleton rows={pageSize} cardHeight={96} />}
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
      </PaginatedList>
      {adding ? <PixelForm onClose={() => setAdding(false)} /> : null}
    </Stack>
  );
}
