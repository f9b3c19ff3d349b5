/** Keeps what somebody fills in while they do, one write after another, and always the latest. */

import type { WizardValues } from '#pages/links-new/form/wizard-values.ts';
import type { LinkNotes } from '#queries/link-notes.ts';

interface DraftKeeper {
  /** These values count as untouched from now on. */
  begin(untouched: WizardValues): void;
  /** Whether nobody has changed anything since. */
  isUntouched(values: WizardValues): boolean;
  /** Keeps these values; where they are those that the wizard began with, there is nothing to keep. */
  keep(values: WizardValues): void;
  /** Resolves when all that was to be kept is. */
  settled(): Promise<void>;
}

interface Deps {
  notes: Pick<LinkNotes, 'keepDraft' | 'dropDraft'>;
  /** The query of the address that the wizard was opened at. */
  begunAt: string;
  /** What stands in the fields before anybody touches them. */
  untouched: WizardValues;
  /** In milliseconds since 1970. */
  now: () => number;
}

export function createDraftKeeper({ notes, begunAt, now, ...deps }: Deps): DraftKeeper {
  let untouched = structuredClone(deps.untouched);
  let waiting: WizardValues | undefined;
  let work = Promise.resolve();
  let running = false;

  const run = async () => {
    while (waiting !== undefined) {
      const values = waiting;
      waiting = undefined;
      if (sameValues(values, untouched)) await notes.dropDraft();
      else await notes.keepDraft({ values: { ...withoutPassword(values) }, begunAt, savedAt: now() });
    }
    running = false;
  };

  return {
    begin: (values) => {
      untouched = structuredClone(values);
    },
    isUntouched: (values) => sameValues(values, untouched),
    keep: (values) => {
      waiting = structuredClone(values);
      if (running) return;
      running = true;
      work = run();
    },
    settled: () => work,
  };
}

/** Whether the same stands in all fields, the password apart. */
function sameValues(one: WizardValues, other: WizardValues): boolean {
  return JSON.stringify(withoutPassword(one)) === JSON.stringify(withoutPassword(other));
}

function withoutPassword(values: WizardValues): Omit<WizardValues, 'password'> {
  const { password: _password, ...rest } = values;
  return rest;
}
