/** Target table: channels or campaigns with their figures, one in a row that opens it. */
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import { ActionItems, ActionMenu } from '#features/actions/ActionMenu.tsx';
import type { Actions } from '#features/actions/actions.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import {
  FigureCard,
  type FigureOptions,
  type RowSum,
  type ShownWeek,
  useFigureColumns,
} from '#features/insights/FigureCells.tsx';
import { WeekNote } from '#features/insights/WeekNote.tsx';
import { paths } from '#features/paths.ts';
import type { KnownWeek, LibraryLink } from '#queries/library.ts';
import { type Column, DataTable } from '#ui/data-table/DataTable.tsx';
import { useIsPhone } from '#ui/layout/use-is-phone.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import type { TargetKind } from './TargetDialogs.tsx';
import classes from './Targets.module.css';

/** A channel or a campaign. */
interface Named {
  readonly id: number | null;
  readonly name: string | null;
  readonly unparsed?: Readonly<Record<string, string | null>>;
}

export interface TargetRow<Row> {
  /** Null for the links that are in none. */
  readonly record: Row | null;
  readonly sum: (NonNullable<RowSum> & { readonly best?: LibraryLink | null }) | undefined;
}

const sumOf = ({ sum }: TargetRow<unknown>) => sum;
const isRest = ({ record }: TargetRow<unknown>) => record === null;

interface TargetTableProps<Row extends Named>
  extends Pick<FigureOptions<TargetRow<Row>>, 'most' | 'all' | 'since' | 'isComplete'> {
  kind: TargetKind;
  /** The names of the first and of the last column. */
  first: string;
  last: string;
  rows: readonly TargetRow<Row>[];
  /** The same until rows are to be rendered again, as the actions are. */
  name: (row: TargetRow<Row>) => ReactNode;
  /** On a phone, in place of the number of links. */
  instead?: (row: TargetRow<Row>) => ReactNode;
  actions: (record: Identified<Row>) => Actions;
  beforeGained?: readonly Column<TargetRow<Row>>[];
  /** The week whose new clicks the rows show, with what is known of it; `begin` in milliseconds since 1970. */
  week: (ShownWeek & { readonly begin: number; readonly known: KnownWeek['week'] }) | undefined;
  /** Another page is loading. */
  stale: boolean;
  /** Below the table. */
  foot: string | undefined;
}

/** Arrow keys, or J and K, go from row to row. */
export function TargetTable<Row extends Named>(props: TargetTableProps<Row>) {
  const { kind, first, last, rows, name, instead, actions, stale, foot, ...figures } = props;
  const label = useTranslations()(`${kind}s.title`);
  const { most, week, isComplete = false } = figures;
  const figureColumns = useFigureColumns({ sumOf, isRest, ...figures });
  // The page renders with every reply that comes, and its rows with those that change them.
  const columns = useMemo(
    (): readonly Column<TargetRow<Row>>[] => [
      { header: first, width: 30, render: name },
      ...figureColumns,
      {
        header: last,
        hasQuietHeader: true,
        width: 8,
        align: 'end',
        render: ({ record }) => <RowActions kind={kind} record={record} actions={actions} />,
      },
    ],
    [first, last, kind, name, actions, figureColumns],
  );
  return (
    <div className={classes.table} data-kind={kind}>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowKey={({ record }, index) => (record === null ? 'none' : (record.id ?? `row ${index}`))}
        // What can be done with one is on its own page.
        card={(row) => (
          <FigureCard
            name={name(row)}
            sum={row.sum}
            most={most}
            isRest={isRest(row)}
            isComplete={isComplete}
            week={week}
          >
            {instead?.(row)}
          </FigureCard>
        )}
        isLined
        stale={stale}
      />
      {week?.isComplete === true ? (
        <WeekNote week={week.known} begin={week.begin} className={classes.foot} />
      ) : null}
      {foot === undefined ? null : <p className={classes.foot}>{foot}</p>}
    </div>
  );
}

interface RowActionsProps<Row extends Named>
  extends Pick<TargetTableProps<Row>, 'kind' | 'actions'> {
  record: Row | null;
}

/** None for a record without an id. */
function RowActions<Row extends Named>({ kind, record, actions }: RowActionsProps<Row>) {
  const { nameOf } = useTargetNames();
  if (record === null || !hasId(record)) return null;
  return (
    <ActionMenu name={nameOf(kind, record)}>
      <ActionItems actions={actions(record)} />
    </ActionMenu>
  );
}

interface TargetNameProps {
  kind: TargetKind;
  row: Named;
  before?: ReactNode;
  after?: ReactNode;
  /** The second line; on a phone the row has another one. */
  children: ReactNode;
}

/** Opens its page; a record without an id is shown alone: nothing can be done with it. */
export function TargetName({ kind, row, before, after, children }: TargetNameProps) {
  const { nameOf } = useTargetNames();
  const isPhone = useIsPhone();
  const name = nameOf(kind, row);
  const text = <bdi dir="auto">{name.slice(0, 300)}</bdi>;
  return (
    <span className={classes.name}>
      <span className={classes.line}>
        {before}
        {hasId(row) ? (
          <>
            <ScreenLink
              to={paths[kind].href(row.id)}
              className={classes.opens}
              textClass={classes.opens}
              title={name}
              data-opens
            >
              {text}
            </ScreenLink>
            <ReadValue of={row} name="name" />
          </>
        ) : (
          <span className={classes.opens}>
            <ReadValue of={row} name="name">
              {() => text}
            </ReadValue>
          </span>
        )}
        {after}
      </span>
      {isPhone ? null : children}
    </span>
  );
}
