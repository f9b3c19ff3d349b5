/** Pixel table: name, type label, tag and date of each pixel. */
import { Group, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { isNeutralName } from '#contract/neutral-names.ts';
import type { Pixel } from '#contract/resources/pixels.ts';
import { useLabels } from '#features/settings/labels.ts';
import { type Column, DataTable } from '#ui/data-table/DataTable.tsx';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import { RecordName } from '#ui/text/RecordName.tsx';
import { TimeAgo } from '#ui/text/TimeAgo.tsx';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import classes from './PixelTable.module.css';

interface PixelTableProps {
  pixels: readonly Pixel[];
  /** Another page is loading. */
  stale: boolean;
}

export function PixelTable({ pixels, stale }: PixelTableProps) {
  const t = useTranslations('pixels');
  const columns: readonly Column<Pixel>[] = [
    { header: t('table.name'), width: 32, render: (pixel) => <Name pixel={pixel} /> },
    { header: t('table.type'), width: 20, render: (pixel) => <TypeName pixel={pixel} /> },
    { header: t('table.tag'), width: 26, render: (pixel) => <Tag pixel={pixel} /> },
    {
      header: t('table.added'),
      width: 22,
      align: 'end',
      render: (pixel) => <Added pixel={pixel} />,
    },
  ];
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={pixels}
      rowKey={({ id }, index) => id ?? `row ${index}`}
      card={(pixel) => <PixelCard pixel={pixel} />}
      stale={stale}
    />
  );
}

function Name({ pixel }: { pixel: Pixel }) {
  const t = useTranslations('pixels');
  return (
    <ReadValue of={pixel} name="name">
      {(name) => <RecordName name={name} otherwise={numbered(pixel, t)} />}
    </ReadValue>
  );
}

/** An unknown type is shown unchanged. */
function TypeName({ pixel }: { pixel: Pixel }) {
  const labels = useLabels();
  return (
    <ReadValue of={pixel} name="type">
      {(type) => (
        <bdi dir="auto">{isNeutralName(type) ? labels[type] : type.slice(0, 60) || '–'}</bdi>
      )}
    </ReadValue>
  );
}

function Tag({ pixel }: { pixel: Pixel }) {
  const t = useTranslations('pixels');
  return (
    <ReadValue of={pixel} name="tag">
      {(tag) =>
        tag === '' ? (
          '–'
        ) : (
          <span className={classes.tag}>
            <bdi dir="ltr" className={classes.text} title={tag}>
              {tag.slice(0, 300)}
            </bdi>
            <CopyButton
              value={tag}
              label={t('copyTag', { name: pixel.name?.slice(0, 80) || numbered(pixel, t) })}
            />
          </span>
        )
      }
    </ReadValue>
  );
}

function Added({ pixel }: { pixel: Pixel }) {
  return (
    <ReadValue of={pixel} name="date" none="–">
      {(date) => <TimeAgo moment={date} />}
    </ReadValue>
  );
}

function numbered({ id }: Pixel, t: ReturnType<typeof useTranslations<'pixels'>>): string {
  return id === null ? t('unnamed') : t('numbered', { id: `${id}` });
}

function PixelCard({ pixel }: { pixel: Pixel }) {
  return (
    <Stack gap={2}>
      <Name pixel={pixel} />
      <Tag pixel={pixel} />
      <Group justify="space-between" className={classes.facts}>
        <TypeName pixel={pixel} />
        <Added pixel={pixel} />
      </Group>
    </Stack>
  );
}
