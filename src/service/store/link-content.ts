/**
 * Link content: queries what the page in front of a destination shows: card, pixels, overlay,
 * splash page.
 */
import type { Kysely } from 'kysely';
import { parseRedirectType, parseStoredList } from './stored-values.ts';
import type { Tables } from './tables.ts';

type Found<Query extends (...given: never[]) => Promise<unknown>> = NonNullable<
  Awaited<ReturnType<Query>>
>;

export type LinkContent = Found<typeof linkContent>;
export type LinkPixel = LinkContent['pixels'][number];
/** An overlay as its account wrote it: plain text, of which anything may be ''. */
export type Overlay = Found<typeof overlayOf>;
/** A splash page as its account wrote it: plain text, of which anything but the name may be ''. */
export type SplashPage = Found<typeof splashOf>;

/**
 * Undefined where the link is gone. Records of another account are left out, as if they were not
 * there. The title is that of the card, else that of the link.
 */
export async function linkContent(db: Kysely<Tables>, linkId: number) {
  const link = await db
    .selectFrom('link')
    .select(['accountId', 'type', 'title', 'metatitle', 'metadescription', 'metaimage', 'pixels'])
    .where('id', '=', linkId)
    .executeTakeFirst();
  if (link === undefined) return undefined;
  const { accountId, title, metatitle, metadescription, metaimage } = link;
  const { kind, id } = parseRedirectType(link.type);
  return {
    title: metatitle?.trim() || title,
    description: metadescription?.trim() ?? '',
    image: metaimage ?? '',
    pixels: await pixelsOf(db, accountId, link.pixels),
    overlay:
      kind === 'overlay' && id !== undefined ? await overlayOf(db, accountId, id) : undefined,
    splash: kind === 'splash' && id !== undefined ? await splashOf(db, accountId, id) : undefined,
  };
}

async function pixelsOf(db: Kysely<Tables>, accountId: number, stored: string) {
  const ids = parseStoredList(stored).filter((id) => typeof id === 'number');
  if (ids.length === 0) return [];
  const pixels = db
    .selectFrom('pixel')
    .select(['type', 'tag'])
    .where('accountId', '=', accountId)
    .where('id', 'in', ids);
  return pixels.orderBy('id').execute();
}

function overlayOf(db: Kysely<Tables>, accountId: number, id: number) {
  return db
    .selectFrom('overlay')
    .select(['type', 'name', 'message', 'button', 'link', 'position', 'color'])
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

function splashOf(db: Kysely<Tables>, accountId: number, id: number) {
  return db
    .selectFrom('splash')
    .select(['name', 'title', 'message', 'button', 'link', 'seconds'])
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}
