/**
 * Visitor retention on SQLite: forgets visitors who were counted more than so many days ago, a
 * slice at a time.
 */
import { busyTimeout, type Connection } from './connection.ts';

/**
 * Rows that are read in one statement, some milliseconds of the thread; there is no index that
 * every visit would pay for.
 */
const slice = 5000;
/** Slices in one turn. The next turn goes on from there. */
const maxSlices = 20;

/**
 * How long a slice waits for another process that writes, in milliseconds: the API waits with it.
 */
const briefTimeout = 50;

type Place = readonly [linkId: number, hash: string];
const front: Place = [0, ''];

/**
 * Makes the function that does one turn, with pauses in which the thread answers requests.
 *
 * @param connection with all tables in place
 */
export function visitorRetention(connection: Connection): (days: number) => Promise<void> {
  const nextPlace = connection
    .prepare(
      `select linkId, hash from visitor where (linkId, hash) > (?, ?) order by linkId, hash limit 1 offset ${slice}`,
    )
    .raw();
  const old = `day < cast(strftime('%s', 'now') as integer) / 86400 - ?`;
  const forgetUntil = connection.prepare(
    `delete from visitor where (linkId, hash) > (?, ?) and (linkId, hash) <= (?, ?) and ${old}`,
  );
  const forgetRest = connection.prepare(
    `delete from visitor where (linkId, hash) > (?, ?) and ${old}`,
  );
  let place = front;

  /** Returns whether there is more behind it. */
  function forgetSlice(days: number): boolean {
    connection.exec(`pragma busy_timeout = ${briefTimeout}`);
    try {
      return forgetNext(days);
    } finally {
      connection.exec(`pragma busy_timeout = ${busyTimeout}`);
    }
  }

  function forgetNext(days: number): boolean {
    // The statement above names the columns; the driver cannot.
    const next = nextPlace.get(place) as Place | undefined;
    if (next === undefined) forgetRest.run([...place, days]);
    else forgetUntil.run([...place, ...next, days]);
    place = next ?? front;
    return next !== undefined;
  }

  return async (days) => {
    for (let slices = 0; slices < maxSlices; slices += 1) {
      // Inside the transaction of a request, it would be undone with it.
      if (connection.inTransaction || !forgetSlice(days)) return;
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}
