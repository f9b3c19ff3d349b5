/** What campaigns and their rotators may be called. */
import type { Kysely } from 'kysely';
import { folded } from '#service/store/fold-text.ts';
import type { Tables } from '#service/store/tables.ts';

const nameless = 'Untitled campaign';

/** The slug as it is stored: one letter can be typed as one character or as two; empty is none. */
export function readSlug(text: string): string | null {
  return text === '' ? null : text.normalize('NFC');
}

/** The name of a campaign that was given none: "Untitled campaign", then "Untitled campaign 2", and so on. */
export async function freeCampaignName(db: Kysely<Tables>, accountId: number): Promise<string> {
  const rows = await db
    .selectFrom('campaign')
    .select('folded')
    .where('accountId', '=', accountId)
    .where('folded', 'like', `${folded(nameless)}%`)
    .execute();
  const taken = new Set(rows.map((row) => row.folded));
  let name = nameless;
  for (let number = 2; taken.has(folded(name)); number += 1) name = `${nameless} ${number}`;
  return name;
}

/** Why a name cannot be had, with its field; `except` is the campaign that may keep its own. */
export async function campaignNameProblem(
  db: Kysely<Tables>,
  accountId: number,
  name: string,
  except: number,
): Promise<string | undefined> {
  const taken = await db
    .selectFrom('campaign')
    .select('id')
    .where('accountId', '=', accountId)
    .where('folded', '=', folded(name))
    .where('id', '<>', except)
    .executeTakeFirst();
  return taken && 'name: You have a campaign with this name. Choose another one';
}

/** Why a slug cannot be had, with its field. All accounts share the address that it stands in. */
export async function slugProblem(db: Kysely<Tables>, slug: string, except: number): Promise<string | undefined> {
  // Browsers take `.` and `..` out of a path.
  if (slug.startsWith('.')) return 'slug: Must not begin with a dot';
  const taken = await db
    .selectFrom('campaign')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', except)
    .executeTakeFirst();
  return taken && 'slug: This slug is taken. Choose another one';
}
