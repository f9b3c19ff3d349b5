/** Draft autosave: stores the values while the user fills them in, and none where they are untouched. */
import type { LinkValues } from '#contract/new-link/link-values.ts';
import type { LinkDrafts } from '#local/link-drafts.ts';

interface Deps {
  notes: Pick<LinkDrafts, 'keepDraft' | 'dropDraft'>;
  /** The query of the wizard's address. */
  begunAt: string;
  /** The values that the user has not changed. */
  untouched: LinkValues;
  /** In milliseconds since 1970. */
  now: () => number;
  /** Called with whether the values are on the disk. */
  onSaved: (isSaved: boolean) => void;
}

export function createDraftAutosave({ notes, begunAt, now, ...deps }: Deps) {
  let untouched = textOf(deps.untouched);
  return {
    /** From now on these values count as not changed by the user. */
    setUntouched: (values: LinkValues) => {
      untouched = textOf(values);
    },
    isUntouched: (values: LinkValues) => textOf(values) === untouched,
    save: async (given: LinkValues) => {
      const { password: _password, ...values } = structuredClone(given);
      if (textOf(values) === untouched) {
        deps.onSaved(false);
        await notes.dropDraft();
      } else deps.onSaved(await notes.keepDraft({ values, begunAt, savedAt: now() }));
    },
  };
}

/** All fields but the password, to compare. */
function textOf({ password: _password, ...values }: Partial<LinkValues>): string {
  return JSON.stringify(values);
}
