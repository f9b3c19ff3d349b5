/** Readable types: a decoded reply in which each value that could not be read is null. */
import type { Page, SentPage } from '#contract/protocol/envelope.ts';

type Scalar = string | number | boolean | null | undefined;

/** Literals, such as `kind` of our own variants, are never null: no reply holds them. */
type Leaf<T> = T extends boolean
  ? boolean | null
  : T extends string
    ? string extends T
      ? string | null
      : T
    : T | null;

/**
 * The raw text of the fields of a record that could not be read, by name; null where the field was
 * missing.
 */
type Unread = Readonly<Record<string, string | null>>;

/**
 * What a reader makes of a reply whose strict output is `T`. Records are never null, their leaves
 * may be; lists, maps and variants are null where nothing of them could be read. A null that a
 * reply holds and the contract allows has no entry in `unparsed`.
 */
export type Readable<T> = [T] extends [Scalar]
  ? Leaf<T>
  : T extends SentPage<infer Row>
    ? Page<Readable<Row>>
    : T extends readonly (infer Entry)[]
      ? Readable<Entry>[] | null
      : T extends { kind: string }
        ? { [K in keyof T]: Readable<T[K]> } | null
        : string extends keyof T
          ? { [K in keyof T]: Readable<T[K]> } | null
          : { [K in keyof T]: Readable<T[K]> } & { readonly unparsed?: Unread };

/** A record whose id could be read: no other one can be opened, changed or assigned. */
export type Identified<Row extends { readonly id: number | null }> = Row & { readonly id: number };

export function hasId<Row extends { readonly id: number | null }>(
  row: Row,
): row is Identified<Row> {
  return row.id !== null;
}
