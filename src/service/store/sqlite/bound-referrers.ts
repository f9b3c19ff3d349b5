/** Keeps the referrers of a link to a bound: anybody can invent hosts, and each would be a row for good. */
import { noReferrer, otherReferrers } from '#service/store/tables.ts';
import type { Connection } from './connection.ts';

/** The most referrers that a link has; one more, and those with the fewest clicks are put together until `kept` are left. */
const most = 500;
const kept = 250;

/**
 * Makes the function that puts together what is too much of a link's referrers, inside the transaction that wrote them.
 * No click is lost by it: they are counted as those of other hosts.
 */
export function referrerBound(connection: Connection): (linkId: number) => void {
  const number = connection.prepare(`select count(*) from clickCount where linkId = ? and dimension = 'referrer'`).raw();
  const few = `from clickCount where linkId = ? and dimension = 'referrer' and name not in ('${noReferrer}', '${otherReferrers}')
    order by count desc, name limit -1 offset ${kept.toString()}`;
  const addOthers = connection.prepare(
    `insert into clickCount (linkId, dimension, name, count)
     select ?, 'referrer', '${otherReferrers}', sum(count) from (select count ${few}) where true
     on conflict (linkId, dimension, name) do update set count = count + excluded.count`,
  );
  const removeFew = connection.prepare(
    `delete from clickCount where linkId = ? and dimension = 'referrer' and name in (select name ${few})`,
  );
  return (linkId) => {
    // The statement above says what there is; the driver cannot.
    const [rows] = number.get(linkId) as [number];
    if (rows <= most) return;
    addOthers.run(linkId, linkId);
    removeFew.run(linkId, linkId);
  };
}
