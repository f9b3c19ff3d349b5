/** Draft autosave: stores the values while the user fills them in, one write after another, and always the latest. */
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
  let waiting: WizardValues | undefined;
  let writing: Promise<void> | undefined;

  const write = async () => {
    while (waiting !== undefined) {
      const { password: _password, ...values } = waiting;
      waiting = undefined;
      if (textOf(values) === untouched) await notes.dropDraft();
      else await notes.keepDraft({ values, begunAt, savedAt: now() });
    }
    writing = undefined;
  };

  return {
    /** From now on these values count as not changed by the user. */
    setUntouched: (values: WizardValues) => {
      untouched = textOf(values);
    },
    isUntouched: (values: WizardValues) => textOf(values) === untouched,
    /** Stores these values, or no draft where they are untouched. */
    save: (values: WizardValues) => {
      waiting = structuredClone(values);
      writing ??= write();
    },
    /** Deletes the draft after the last write. */
    drop: async () => {
      await writing;
      await notes.dropDraft();
    },
  };
}

/** All fields but the password, to compare. */
function textOf({ password: _password, ...values }: Partial<WizardValues>): string {
  return JSON.stringify(values);
}
