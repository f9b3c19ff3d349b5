/** Redirect page list: the splash pages or overlays of the account, each with a button to use it in a new link. */
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#features/paths.ts';
import { ListPage } from '#features/records/ListPage.tsx';
import { useSettings } from '#features/settings/SettingsContext.tsx';
import type { ListQuery } from '#queries/endpoint-query.ts';
import { type Column, DataTable } from '#ui/data-table/DataTable.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { RecordName } from '#ui/text/RecordName.tsx';
import { TimeAgo } from '#ui/text/TimeAgo.tsx';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import { formatRedirectType, type RedirectPageKind } from './redirect-type.ts';
import { type PictureName, WithPicture } from './TypePicture.tsx';

interface RedirectPageRow {
  id: number | null;
  name: string | null;
  date: string | null;
  readonly unparsed?: Readonly<Record<string, string | null>>;
}

interface RedirectPageListProps<Row extends RedirectPageRow> {
  kind: RedirectPageKind;
  /** Plural: "Overlays"; and singular, for one without a number. */
  title: string;
  one: string;
  list: ListQuery<Row>;
  /** What is drawn beside the name of a row. */
  picture: (row: Row) => PictureName;
  /** One more column, between name and date. */
  column?: Column<Row>;
  /** What they are for. */
  children: ReactNode;
}

/** Costs one request. */
export function RedirectPageList<Row extends RedirectPageRow>(props: RedirectPageListProps<Row>) {
  const { kind, title, one, list, picture, column, children } = props;
  const t = useTranslations('records.redirectPages');
  const { openingNotation } = useSettings();
  const numbered = (id: number) => t('numbered', { kind, id: String(id) });
  const nameOf = (row: Row) => (
    <WithPicture name={picture(row)}>
      <ReadValue<RedirectPageRow, 'name'> of={row} name="name">
        {(name) => <RecordName name={name} otherwise={row.id === null ? one : numbered(row.id)} />}
      </ReadValue>
    </WithPicture>
  );
  const dateOf = (row: RedirectPageRow) => (
    <ReadValue of={row} name="date" none="–">
      {(date) => <TimeAgo moment={date} />}
    </ReadValue>
  );
  const actionOf = ({ id, name }: RedirectPageRow) =>
    id === null ? null : (
      <Button
        component={ScreenLink}
        to={paths.newLink.href({ type: formatRedirectType(kind, id, openingNotation) })}
        variant="default"
        size="xs"
        data-opens
        aria-label={t('useNamed', { name: name?.slice(0, 80) || numbered(id) })}
      >
        {t('useInLink')}
      </Button>
    );
  const columns: Column<Row>[] = [
    { header: t('name'), width: 30, render: nameOf },
    ...(column === undefined ? [] : [column]),
    { header: t('created'), width: 22, render: dateOf },
    { header: t('use'), hasQuietHeader: true, width: 26, align: 'end', render: actionOf },
  ];
  const card = (row: Row) => (
    <Stack gap="xs">
      {nameOf(row)}
      <Group justify="space-between" wrap="nowrap">
        <Text size="xs" c="var(--deck-text-dim)" component="span">
          {column === undefined ? null : <>{column.render(row)} · </>}
          <span>{dateOf(row)}</span>
        </Text>
        {actionOf(row)}
      </Group>
    </Stack>
  );

  return (
    <ListPage
      title={title}
      list={list}
      cardHeight={96}
      emptyTitle={t(`empty.${kind}`)}
      empty={<Purpose>{children}</Purpose>}
      rows={(rows, stale) => (
        <>
          <Text c="var(--deck-text-dim)">
            <Purpose>{children}</Purpose>
          </Text>
          <DataTable
            label={title}
            columns={columns}
            rows={rows}
            rowKey={({ id }, index) => id ?? `row ${index}`}
            card={card}
            stale={stale}
          />
        </>
      )}
    />
  );
}

/** What they are for, and where they are made. */
function Purpose({ children }: { children: ReactNode }) {
  const t = useTranslations('records.redirectPages');
  return (
    <>
      {children} {t('elsewhere')}
    </>
  );
}
