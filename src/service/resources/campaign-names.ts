/** Campaign names: the default name of a campaign, and the slug of its rotator. */
import type { Kysely } from 'kysely';
import { toSearchText } from '#contract/search.ts';
import type { Tables } from '#service/store/tables.ts';
import { takenProblems } from './store-refusals.ts';

const untitled = 'Untitled campaign';

/** The slug as it is stored, in Unicode form NFC; an empty one is none. */
export function storedSlug(text: string): string | null {
  return text === '' ? null : text.normalize('NFC');
}

/**
 * The name of a campaign without one: "Untitled campaign", then "Untitled campaign 2", and so on.
 */
export async function freeCampaignName(db: Kysely<Tables>, accountId: number): Promise<string> {
  const ofAccount = db.selectFrom('campaign').select('folded').where('accountId', '=', accountId);
  const rows = await ofAccount.where('folded', 'like', `${toSearchText(untitled)}%`).execute();
  const taken = new Set(rows.map((row) => row.folded));
  let name = untitled;
  for (let number = 2; taken.has(toSearchText(name)); number += 1) name = `${untitled} ${number}`;
  return name;
}

/** Why a slug cannot be had, with its field. The slugs of all accounts share one path. */
export async function slugProblem(
  db: Kysely<Tables>,
  slug: string,
  except: number,
): Promise<string | undefined> {
  // Browsers take `.` and `..` out of a path.
  if (slug.startsWith('.')) return 'slug: Must not begin with a dot';
  const campaigns = db.selectFrom('campaign').select('id').where('slug', '=', slug);
  const taken = await campaigns.where('id', '<>', except).executeTakeFirst();
  return taken && takenProblems['campaign.slug'];
}
