/** Link drafts: the draft of a new link of an account, without its password, as a value that this browser stores. */

/** The values of fields by name; the screen that reads them checks them. */
type DraftValues = Readonly<Record<string, unknown>>;

/** A link that the user has begun. */
export interface LinkDraft {
  readonly values: DraftValues;
  /** The query of the address it was begun at, so that a reload of that address continues it. */
  readonly begunAt: string;
  /** In milliseconds since 1970. */
  readonly savedAt: number;
}

interface DraftPlace {
  /** Null where nothing is stored, or it cannot be read. */
  read(): Promise<LinkDraft | null>;
  /** Resolves with whether it is stored; of several that wait, the last one is. */
  write(draft: LinkDraft | null): Promise<boolean>;
}

/** Where nothing can be stored, reading finds nothing and storing resolves to false. */
export type LinkDrafts = ReturnType<typeof createLinkDrafts>;

/** @param openPlace called with the first use */
export function createLinkDrafts(openPlace: () => Promise<DraftPlace>) {
  let opening: Promise<DraftPlace> | undefined;
  let writing: Promise<boolean> = Promise.resolve(false);
  const place = () => (opening ??= openPlace());
  const write = (draft: LinkDraft | null): Promise<boolean> => {
    writing = place()
      .then((opened) => opened.write(draft))
      .catch(() => false);
    return writing;
  };
  return {
    /** What was written last, also where that is still under way. */
    readDraft: async (): Promise<LinkDraft | undefined> => {
      await writing;
      const draft = await place()
        .then((opened) => opened.read())
        .catch(() => null);
      return draft ?? undefined;
    },
    keepDraft: ({ values, ...draft }: LinkDraft) =>
      write({ ...draft, values: withoutPassword(values) }),
    dropDraft: () => write(null),
  };
}

function withoutPassword(values: DraftValues): DraftValues {
  const copy = { ...values };
  Reflect.deleteProperty(copy, 'password');
  return copy;
}
