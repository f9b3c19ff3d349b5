/**
 * Shared windows in PostgreSQL: counts what all instances allow of a key, by the clock of the
 * database.
 */
import type { Pool } from 'pg';
import type { SharedWindows } from '#service/store/store.ts';

// A count that has waited for another one may be a little older than the window which that has
// begun. Only a window that lies further ahead than its length is of a clock that was set back
// since, which must lock no visitor out.
const takeOne = `with clock as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now)
insert into "sharedWindow" as w (key, started, used) select $1, now, 1 from clock
on conflict (key) do update set
  started = case when excluded.started >= w.started + $2 or excluded.started < w.started - $2 then excluded.started else w.started end,
  used = case when excluded.started >= w.started + $2 or excluded.started < w.started - $2 then 1 else least(w.used + 1, $3 + 1) end
returning used, least($2, started + $2 - (select now from clock)) as left`;

/** A window ends after minutes; one that begins tomorrow is of a clock that was set back. */
const forgetEnded = `delete from "sharedWindow" where key = any (array(
  select key from "sharedWindow", (select extract(epoch from clock_timestamp()) * 1000 as now) as clock
  where started not between now - 86400000 and now + 86400000 limit 1000))`;

export function postgresWindows(pool: Pool): SharedWindows {
  return {
    take: async (key, limit, length) => {
      const { rows } = await pool.query<{ used: number; left: number }>(takeOne, [
        key,
        length,
        limit,
      ]);
      const [{ used, left } = { used: 0, left: 0 }] = rows;
      return { used, left };
    },
    forget: async (key) => {
      await pool.query('delete from "sharedWindow" where key = $1', [key]);
    },
    clean: async () => {
      await pool.query(forgetEnded);
    },
  };
}
