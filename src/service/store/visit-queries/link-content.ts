/** What the page in front of a destination needs to know of its link: card, pixels, overlay, splash page. */
import type { Kysely } from 'kysely';
import type { Tables } from '#service/store/tables.ts';
import type { OpenedLink } from './public-records-types.ts';

/** Undefined where the link is gone. What is of another account is left out, as if it were not there. */
export async function openedLink(db: Kysely<Tables>, id: number): Promise<OpenedLink | undefined> {
  const link = await db
    .selectFrom('link')
    .select(['accountId', 'type', 'title', 'metatitle', 'metadescription', 'metaimage', 'pixels'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (link === undefined) return undefined;
  const { accountId, type, title, metatitle, metadescription, metaimage } = link;
  const [, overlayId, splashId] = /^(?:overlay-(\d+)|(\d+))$/.exec(type) ?? [];
  return {
    title: metatitle?.trim() || title,
    description: metadescription?.trim() ?? '',
    image: metaimage ?? '',
    pixels: await pixelsOf(db, accountId, link.pixels),
    overlay: overlayId === undefined ? undefined : await overlayOf(db, accountId, Number(overlayId)),
    splash: splashId === undefined ? undefined : await splashOf(db, accountId, Number(splashId)),
  };
}

async function pixelsOf(db: Kysely<Tables>, accountId: number, stored: string): Promise<OpenedLink['pixels']> {
  const ids = idsIn(stored);
  if (ids.length === 0) return [];
  return db
    .selectFrom('pixel')
    .select(['type', 'tag'])
    .where('accountId', '=', accountId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

function overlayOf(db: Kysely<Tables>, accountId: number, id: number): Promise<OpenedLink['overlay']> {
  return db
    .selectFrom('overlay')
    .select(['type', 'name', 'message', 'button', 'link', 'position', 'color'])
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

function splashOf(db: Kysely<Tables>, accountId: number, id: number): Promise<OpenedLink['splash']> {
  return db
    .selectFrom('splash')
    .select(['name', 'title', 'message', 'button', 'link', 'seconds'])
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The ids in a JSON column; what is damaged has none, as a visit must not fail by it. */
function idsIn(json: string): number[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}
