/**
 * Referrer limit: keeps at most 500 referrers per link, because any visitor can invent hosts and
 * each would be a row.
 */
import {
  maxReferrers,
  noReferrer,
  otherReferrers,
  remainingReferrers,
} from '#service/store/tables.ts';
import type { Connection } from './connection.ts';

/**
 * Makes the function that merges a link's surplus referrers, inside the transaction that wrote
 * them. No click is lost: theirs are counted as those of other hosts.
 */
export function referrerBound(connection: Connection): (linkId: number) => void {
  const number = connection
    .prepare(`select count(*) from clickCount where linkId = ? and dimension = 'referrer'`)
    .raw();
  const few = `from clickCount where linkId = ? and dimension = 'referrer' and name not in ('${noReferrer}', '${otherReferrers}')
    order by count desc, name limit -1 offset ${remainingReferrers}`;
  const addOthers = connection.prepare(
    `insert into clickCount (linkId, dimension, name, count)
     select ?, 'referrer', '${otherReferrers}', sum(count) from (select count ${few}) where true
     on conflict (linkId, dimension, name) do update set count = count + excluded.count`,
  );
  const removeFew = connection.prepare(
    `delete from clickCount where linkId = ? and dimension = 'referrer' and name in (select name ${few})`,
  );
  return (linkId) => {
    // The statement above names the column; the driver cannot.
    const [rows] = number.get([linkId]) as [number];
    if (rows <= maxReferrers) return;
    addOthers.run([linkId, linkId]);
    removeFew.run([linkId, linkId]);
  };
}
