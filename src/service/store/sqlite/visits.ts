/**
 * SQLite statements for visits: find a link and count a batch, prepared once, without the query
 * builder.
 */
import { type CountedVisit, type VisitedLink, visitedColumns } from '#service/store/store.ts';
import { sumUp } from '#service/store/sum-visits.ts';
import { hasCard } from '#service/store/tables.ts';
import { referrerBound } from './bound-referrers.ts';
import { busyTimeout, type Connection, inTransaction } from './connection.ts';

/**
 * How long a batch waits for another process that writes, in milliseconds. The API waits with it,
 * so not for long: a batch that was refused is handed in again.
 */
const batchTimeout = 50;

/** @param connection with all tables in place */
export function sqliteFind(
  connection: Connection,
): (host: string, alias: string) => VisitedLink | undefined {
  const finder = connection
    .prepare(
      `select ${visitedColumns.join(', ')}, ${hasCard} from link where host = ? and alias = ?`,
    )
    .raw(); // a bare array costs a fifth less than an object of named columns
  return (host, alias) => {
    // The statement above names the columns; the driver cannot.
    const row = finder.get([host, alias]) as LinkRow | undefined;
    if (row === undefined) return undefined;
    const [
      id,
      url,
      type,
      password,
      expiry,
      geotarget,
      devicetarget,
      languagetarget,
      parameters,
      pixels,
      deeplink,
      card,
    ] = row;
    return {
      id,
      url,
      type,
      password,
      expiry,
      geotarget,
      devicetarget,
      languagetarget,
      parameters,
      pixels,
      deeplink,
      card,
    };
  };
}

/** @param connection with all tables in place */
export function sqliteVisits(connection: Connection) {
  const addClicks = connection.prepare('update link set clicks = clicks + ? where id = ?');
  const addVisitors = connection.prepare(
    `insert into visitor (linkId, hash, day) select ?, value, cast(strftime('%s', 'now') as integer) / 86400 from json_each(?)
     where true on conflict do nothing`,
  );
  const addUniqueClicks = connection.prepare(
    'update link set uniqueClicks = uniqueClicks + ? where id = ?',
  );
  const raiseCount = connection.prepare(
    'update clickCount set count = count + ? where linkId = ? and dimension = ? and name = ?',
  );
  const addCount = connection.prepare(
    'insert into clickCount (linkId, dimension, name, count) values (?, ?, ?, ?)',
  );
  const boundReferrers = referrerBound(connection);

  const write = (visits: readonly CountedVisit[]): void => {
    for (const [linkId, sum] of sumUp(visits)) {
      // A link that is gone takes its visits with it, and not those of the others in the batch.
      if (addClicks.run([sum.clicks, linkId]).changes === 0) continue;
      const { changes } = addVisitors.run([linkId, JSON.stringify([...sum.visitors])]);
      if (changes > 0) addUniqueClicks.run([changes, linkId]);
      let isNew = false;
      for (const { dimension, name, count } of sum.counts.values()) {
        if (raiseCount.run([count, linkId, dimension, name]).changes > 0) continue;
        addCount.run([linkId, dimension, name, count]);
        isNew ||= dimension === 'referrer';
      }
      if (isNew) boundReferrers(linkId);
    }
  };

  let waiting: CountedVisit[] = [];
  const count = (visits: readonly CountedVisit[]): void => {
    if (connection.inTransaction) {
      // Written inside the transaction of a request, they would be lost with it.
      waiting.push(...visits);
      return;
    }
    const batch = waiting.length === 0 ? visits : [...waiting, ...visits];
    if (batch.length === 0) return;
    connection.exec(`pragma busy_timeout = ${batchTimeout}`);
    try {
      inTransaction(connection, () => write(batch));
    } finally {
      connection.exec(`pragma busy_timeout = ${busyTimeout}`);
    }
    waiting = [];
  };

  return {
    find: sqliteFind(connection),
    count,
    /** Writes what had to wait for a transaction of the query builder on the same connection. */
    resume: (): void => {
      try {
        count([]);
      } catch {
        // The visits keep waiting: the transaction that has just ended must not fail by them.
      }
    },
  };
}

type Values<Names extends readonly unknown[]> = {
  [At in keyof Names]: Names[At] extends keyof VisitedLink ? VisitedLink[Names[At]] : never;
};
type LinkRow = [...Values<typeof visitedColumns>, card: 0 | 1];
