/** Pixel table: name, type label, tag and date of each pixel. */
import { Group, Stack } from '@mantine/core';
import type { Pixel } from '#contract/resources/pixels.ts';
import { isNeutralName, useSettings } from '#features/settings/SettingsContext.tsx';
import { type Column, DataTable } from '#ui/data-table/DataTable.tsx';
import { CopyButton } from '#ui/text/CopyButton.tsx';
import { RecordName } from '#ui/text/RecordName.tsx';
import { TimeAgo } from '#ui/text/TimeAgo.tsx';
import classes from './PixelTable.module.css';

const columns: readonly Column<Pixel>[] = [
  { header: 'Name', width: 32, render: (pixel) => <RecordName name={pixel.name} otherwise={`Pixel ${pixel.id}`} /> },
  { header: 'Type', width: 22, render: (pixel) => <TypeName type={pixel.type} /> },
  { header: 'Tag', width: 28, render: (pixel) => <Tag pixel={pixel} /> },
  { header: 'Added', width: 18, align: 'end', render: (pixel) => <TimeAgo moment={pixel.date} /> },
];

interface PixelTableProps {
  pixels: readonly Pixel[];
  /** Another page is loading. */
  stale: boolean;
}

export function PixelTable({ pixels, stale }: PixelTableProps) {
  return (
    <DataTable
      label="Pixels"
      columns={columns}
      rows={pixels}
      rowKey={(pixel) => pixel.id}
      card={(pixel) => <PixelCard pixel={pixel} />}
      stale={stale}
    />
  );
}

/** An unknown type is shown unchanged. */
function TypeName({ type }: { type: string }) {
  const { labels } = useSettings();
  return <bdi dir="auto">{isNeutralName(type) ? labels[type] : type.slice(0, 60) || '–'}</bdi>;
}

function Tag({ pixel: { id, name, tag } }: { pixel: Pixel }) {
  if (tag === '') return <>–</>;
  return (
    <span className={classes.tag}>
      <bdi dir="ltr" className={classes.text} title={tag}>
        {tag.slice(0, 300)}
      </bdi>
      <CopyButton value={tag} label={`Copy tag of ${name.slice(0, 80) || `pixel ${id}`}`} />
    </span>
  );
}

function PixelCard({ pixel }: { pixel: Pixel }) {
  return (
    <Stack gap={2}>
      <RecordName name={pixel.name} otherwise={`Pixel ${pixel.id}`} />
      <Tag pixel={pixel} />
      <Group justify="space-between" className={classes.facts ?? ''}>
        <TypeName type={pixel.type} />
        <TimeAgo moment={pixel.date} />
      </Group>
    </Stack>
  );
}
