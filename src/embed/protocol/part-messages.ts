/** Part messages: what page and part send each other beyond the messages of a dashboard. */
import { count, nothing } from './messages.ts';
import { type Check, flag, list, maybe, number, oneOf, shape, text } from './validators.ts';

/** The id of a channel or campaign. */
const recordId = (value: unknown): value is number => count(value) && value >= 1 && value % 1 === 0;

const tag = maybe(text(200));

/** A link as it is given to the page. */
const link = shape({
  id: count,
  shortUrl: text(300, /^https?:\/\//),
  longUrl: maybe(text(2000)),
  title: maybe(text(300)),
  /** `chosen`, `form`, `found`; later parts may have other words. */
  source: maybe(text(20)),
});

/** What the engine of parts adds to `link.created`, as far as it is known. */
export const isDescribed = shape({ longUrl: maybe(text(2000)), title: maybe(text(300)) });

/** What a part is, and its options, by the names that the page gives them. */
export const partFields = {
  part: oneOf('picker', 'create', 'figures', 'list'),
  /** In a dialog of the page, which the part can close. */
  isDialog: maybe(flag),
  /** What a new link begins with: destination, alias, domain, the ids of channel and campaign, tags. */
  url: maybe(text(2000)),
  alias: maybe(text(200)),
  domain: maybe(text(200)),
  channel: maybe(recordId),
  campaign: maybe(recordId),
  utm: maybe(shape({ source: tag, medium: tag, campaign: tag, term: tag, content: tag })),
  /** Those of them that the user may not change. */
  locked: maybe(list(6, oneOf('url', 'alias', 'domain', 'channel', 'campaign', 'utm'))),
  /** The keywords that a search begins with. */
  q: maybe(text(200)),
  /** Whether links can be created beside the search. */
  create: maybe(oneOf('with', 'none')),
  /** The id of the link whose figures are shown. */
  link: maybe(count),
  /** Rows of a list. */
  rows: maybe(number(1, 50)),
} as const;

/** Messages from the parent page to a part, by type. */
export const toPart = {
  /** Sent again when an option changes. */
  'part.set': shape(partFields),
  /** The dialog around the part opens, or has closed. */
  'part.show': shape({ isOpen: flag }),
} as const;

/** Messages from a part, by type. */
export const fromPart = {
  /** The user has chosen or created the link. */
  'part.picked': link,
  /** The user closes the dialog. */
  'part.dismissed': nothing,
  'part.opened': link,
  'part.copied': link,
} as const;

type Payloads<Checks> = { [T in keyof Checks]: Checks[T] extends Check<infer P> ? P : never };
export type ToPart = Payloads<typeof toPart>;
export type FromPart = Payloads<typeof fromPart>;
