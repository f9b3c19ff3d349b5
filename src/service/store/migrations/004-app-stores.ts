/**
 * Migration 4: exchanges the two app stores of each link, because `appstore_a` is the store of
 * iPhone and iPad.
 */
import { type Kysely, sql } from 'kysely';

/** Inside a text of JSON a quotation mark is escaped, so that only keys are found. */
export async function exchangeAppStores<Tables>(db: Kysely<Tables>): Promise<void> {
  const first = '"appstore_a"';
  const second = '"appstore_b"';
  const aside = '"appstore_"';
  await sql`update link set deeplink =
    replace(replace(replace(deeplink, ${first}, ${aside}), ${second}, ${first}), ${aside}, ${second})
    where deeplink like '%appstore_%'`.execute(db);
}
