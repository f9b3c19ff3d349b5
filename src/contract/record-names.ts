/**
 * Record names: which channel, campaign, pixel or domain a text names, by id or by name, whatever
 * its case and blanks.
 */

/** Fields of a new link whose cells may name a record. */
const namedFields = ['channel', 'campaign', 'pixels', 'domain'] as const;

export type NamedField = (typeof namedFields)[number];

/** What can be created from a name alone; a pixel needs its tag, a domain its DNS. */
export const creatableFields = ['channel', 'campaign'] as const satisfies readonly NamedField[];

export type CreatableField = (typeof creatableFields)[number];

export function isCreatable(field: NamedField): field is CreatableField {
  return creatableFields.some((each) => each === field);
}

export function isNamedField(text: string): text is NamedField {
  return namedFields.some((field) => field === text);
}

export interface NamedRecord {
  readonly id: number;
  readonly name: string;
}

/** The records of an account; a field is missing until its list was read. */
export type RecordNames = Readonly<Partial<Record<NamedField, readonly NamedRecord[]>>>;

/** What a text names: a record, none, several, or nothing yet because the list was not read. */
export type Named =
  | { readonly found: 'one'; readonly record: NamedRecord }
  | { readonly found: 'none' }
  | { readonly found: 'several'; readonly count: number }
  | { readonly found: 'unread' };

/**
 * An id counts before a name, so that a file with ids means the same whatever records are called.
 */
export function findRecord(records: readonly NamedRecord[] | undefined, text: string): Named {
  if (records === undefined) return { found: 'unread' };
  const byId = isId(text) ? records.find(({ id }) => id === Number(text)) : undefined;
  if (byId !== undefined) return { found: 'one', record: byId };
  const wanted = nameKey(text);
  const alike = records.filter(({ name }) => nameKey(name) === wanted);
  const [first] = alike;
  if (first === undefined) return { found: 'none' };
  return alike.length === 1
    ? { found: 'one', record: first }
    : { found: 'several', count: alike.length };
}

export function isId(text: string): boolean {
  return /^\d{1,15}$/.test(text);
}

/**
 * Two names that are equal in this form are taken for one: no user wants "News" and "news " by
 * chance.
 */
export function nameKey(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
