/** First height: how high a part will be by its options, so that its page does not move when it is painted. */
import type { ToPart } from '#embed/protocol/part-messages.ts';

type Options = ToPart['part.set'];

/** What a form can have, in pixels, as the styles of the parts make it. */
const form = {
  /** Padding, heading and button. */
  frame: 112,
  /** With the space before it. */
  field: 76,
  /** The line below the label of an alias: what stands before it. */
  aliasNote: 19,
  tags: { head: 41, row: 68, minWidth: 140, gap: 12 },
  /** What the page has locked: with the space before it, and the space between its rows. */
  box: { head: 58, line: 17.4, gap: 4 },
} as const;

/** @param width of the place in the page */
export function firstHeight(options: Options, width: number): number {
  switch (options.part) {
    case 'picker':
      return 476;
    case 'figures':
      return 180;
    case 'list':
      return 76 + 52 * (options.rows ?? 10);
    default:
      return Math.round(formHeight(options, width));
  }
}

/** That of values which fit into a line. */
function formHeight({ locked = [], ...set }: Options, width: number): number {
  const given = (['domain', 'channel', 'campaign'] as const).filter(
    (name) => set[name] !== undefined,
  );
  const fields = (['url', 'alias', ...given] as const).filter((name) => !locked.includes(name));
  const { utm } = set;
  const hasTags = utm !== undefined && !locked.includes('utm');
  return (
    form.frame +
    fields.length * form.field +
    (fields.includes('alias') ? form.aliasNote : 0) +
    (hasTags ? tagsHeight(utm, width) : 0) +
    (locked.length > 0 ? boxHeight(locked, utm) : 0)
  );
}

/** Three tags, and the rarer ones where they are given. */
function tagsHeight({ term, content }: NonNullable<Options['utm']>, width: number): number {
  const { head, row, minWidth, gap } = form.tags;
  const count = 3 + (term === undefined ? 0 : 1) + (content === undefined ? 0 : 1);
  const columns = Math.max(1, Math.floor((width - 32 + gap) / (minWidth + gap)));
  return head + Math.ceil(count / columns) * row - 8;
}

/** Each tag has a line of its own. */
function boxHeight(locked: NonNullable<Options['locked']>, utm: Options['utm']): number {
  const { head, line, gap } = form.box;
  const tags = locked.includes('utm') ? Math.max(1, Object.keys(utm ?? {}).length) - 1 : 0;
  return head + (locked.length + tags) * line + locked.length * gap;
}
