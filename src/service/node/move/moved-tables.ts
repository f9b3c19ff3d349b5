/**
 * Moved tables: in which order rows pass to another database, by which key, and which of their
 * columns refer to others.
 */
import { parkedHost, unparkedHost } from '#service/addresses/parked-hosts.ts';
import { parseRedirectType, parseStoredList } from '#service/store/stored-values.ts';
import { type NumberedTable, numberedTables, type Tables } from '#service/store/tables.ts';

export type Row = Record<string, unknown>;

/**
 * How much is added to the numbers of each table: 0 where the target was empty, so that all numbers
 * stay.
 */
export type Shifts = Readonly<Record<NumberedTable, number>>;

interface MovedTable {
  readonly name: keyof Tables;
  /** The columns of its primary key, by which its rows are read in order. */
  readonly key: readonly string[];
  /** SQL that is true for rows of one account, whose number is `?`. */
  readonly owner: string;
  /** Changes the columns that refer to rows of other tables. */
  readonly shift: (row: Row, by: Shifts) => Row;
}

const owned = (row: Row, by: Shifts): Row => ({
  ...row,
  accountId: plus(row['accountId'], by.account),
});
const ofLink = '"linkId" in (select id from link where "accountId" = ?)';
const itemTable = { links: 'link', bio: 'bio', qr: 'qr' } as const;

/** A row comes after the rows that it refers to. */
export const movedTables: readonly MovedTable[] = [
  ...numberedTables.map((name): MovedTable => {
    const shift = (row: Row, by: Shifts): Row => ({
      ...(name === 'link' ? shiftLink(row, by) : row),
      id: plus(row['id'], by[name]),
    });
    if (name === 'account') return { name, key: ['id'], owner: 'id = ?', shift };
    return {
      name,
      key: ['id'],
      owner: '"accountId" = ?',
      shift: (row, by) => owned(shift(row, by), by),
    };
  }),
  {
    name: 'channelItem',
    key: ['channelId', 'type', 'itemId'],
    owner: '"channelId" in (select id from channel where "accountId" = ?)',
    shift: (row, by) => {
      const type = row['type'];
      const table =
        type === 'links' || type === 'bio' || type === 'qr' ? itemTable[type] : undefined;
      const itemId = table === undefined ? row['itemId'] : plus(row['itemId'], by[table]);
      return { ...row, channelId: plus(row['channelId'], by.channel), itemId };
    },
  },
  { name: 'clickCount', key: ['linkId', 'dimension', 'name'], owner: ofLink, shift: shiftLinkId },
  { name: 'visitor', key: ['linkId', 'hash'], owner: ofLink, shift: shiftLinkId },
];

function shiftLinkId(row: Row, by: Shifts): Row {
  return { ...row, linkId: plus(row['linkId'], by.link) };
}

function shiftLink(row: Row, by: Shifts): Row {
  const { host, type, pixels, campaign } = row;
  return {
    ...row,
    host:
      typeof host === 'string' && host.startsWith('/')
        ? parkedHost(plus(row['accountId'], by.account), unparkedHost(host))
        : host,
    type: shiftType(String(type), by),
    // Left as it was written where nothing changes.
    pixels:
      by.pixel === 0
        ? pixels
        : JSON.stringify(parseStoredList(String(pixels)).map((id) => plus(id, by.pixel))),
    campaign: campaign === null ? null : plus(campaign, by.campaign),
  };
}

function shiftType(type: string, by: Shifts): string {
  const { kind, id } = parseRedirectType(type);
  if (id === undefined) return type;
  return kind === 'overlay' ? `overlay-${id + by.overlay}` : String(id + by.splash);
}

function plus(id: unknown, shift: number): number {
  if (typeof id !== 'number' || !Number.isSafeInteger(id))
    throw new TypeError('A row has a reference that is no number');
  return id + shift;
}
