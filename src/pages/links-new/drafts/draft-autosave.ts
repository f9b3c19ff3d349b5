/** Draft autosave: stores the values while the user fills them in, and none where they are untouched. */
import type { WizardValues } from '#pages/links-new/form/wizard-values.ts';
import type { LinkNotes } from '#queries/link-notes.ts';

interface Deps {
  notes: Pick<LinkNotes, 'keepDraft' | 'dropDraft'>;
  /** The query of the wizard's address. */
  begunAt: string;
  /** The values that the user has not changed. */
  untouched: WizardValues;
  /** In milliseconds since 1970. */
  now: () => number;
}

export function createDraftAutosave({ notes, begunAt, now, ...deps }: Deps) {
  let untouched = textOf(deps.untouched);
  return {
    /** From now on these values count as not changed by the user. */
    setUntouched: (values: WizardValues) => {
      untouched = textOf(values);
    },
    isUntouched: (values: WizardValues) => textOf(values) === untouched,
    save: (given: WizardValues) => {
      const { password: _password, ...values } = structuredClone(given);
      void (textOf(values) === untouched ? notes.dropDraft() : notes.keepDraft({ values, begunAt, savedAt: now() }));
    },
  };
}

/** All fields but the password, to compare. */
function textOf({ password: _password, ...values }: Partial<WizardValues>): string {
  return JSON.stringify(values);
}
