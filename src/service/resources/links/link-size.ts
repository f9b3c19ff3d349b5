/** Size of links: how much text a link may have, and all links of an account together. */
import type { Kysely } from 'kysely';
import type { NewLink } from '#contract/resources/links.ts';
import { invalid } from '#service/api/reply.ts';
import type { Tables } from '#service/store/tables.ts';

/** In bytes: what each visit reads, and each list of links passes. */
const maxLinkSize = 64 * 1024;

/** What a link takes beside its texts, in bytes: its other columns and its entries in indexes. */
const overhead = 300;

type Field = keyof NewLink;

/** What is stored of a link, in bytes. */
function linkSize(link: NewLink): number {
  return fieldSizes(link).reduce((sum, [, size]) => sum + size, overhead);
}

/** Why a link is too long, with the field that is the longest. */
export function linkSizeProblem(link: NewLink): string | undefined {
  const size = linkSize(link);
  if (size <= maxLinkSize) return undefined;
  const [maxLength] = fieldSizes(link).toSorted(([, one], [, other]) => other - one);
  const kilobytes = Math.ceil(size / 1024);
  return `${maxLength?.[0] ?? 'url'}: All texts of this link take ${kilobytes} KiB, and a link may have ${maxLinkSize / 1024} KiB. Use fewer or shorter ones`;
}

/**
 * Adds a new link to what the links of its account take. To be called in the transaction that
 * inserts the link.
 *
 * @param max in bytes; 0 for no limit
 * @throws Refusal 400 where they would take more
 */
export async function takeRoom(
  db: Kysely<Tables>,
  accountId: number,
  link: NewLink,
  max: number,
): Promise<void> {
  const { stored } = await db
    .updateTable('account')
    .set((build) => ({ stored: build('stored', '+', linkSize(link)) }))
    .where('id', '=', accountId)
    .returning('stored')
    .executeTakeFirstOrThrow();
  if (max === 0 || stored <= max) return;
  throw invalid(
    `url: The links of this account take ${Math.floor(max / 1024 ** 2)} MiB, as much as they may. Ask the operator of this service for more (--storage-per-account)`,
  );
}

function fieldSizes(link: NewLink): [field: Field, size: number][] {
  const encoder = new TextEncoder();
  return (Object.entries(link) as [Field, unknown][]).map(([field, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [field, encoder.encode(text).byteLength];
  });
}
