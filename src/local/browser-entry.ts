/**
 * Browser entry: one value in this browser's local storage, checked by a schema when it is read.
 */
import { attempt } from './attempt.ts';

/** The part of a schema that is used; throws where the value does not fit. */
interface EntrySchema<Value> {
  parse: (value: unknown) => Value;
}

/** Neither throws: storage may be blocked or full, and another version may have written there. */
export interface BrowserEntry<Value> {
  /** Undefined where nothing is stored that fits. */
  readonly read: () => Value | undefined;
  /** Returns whether the browser has stored it. */
  readonly write: (value: Value) => boolean;
}

/** @param name `linkdeck.<what>`, and `.<account id>` after it where it goes with the account */
export function browserEntry<Value>(name: string, schema: EntrySchema<Value>): BrowserEntry<Value> {
  return {
    read: () =>
      attempt(() => {
        const text = localStorage.getItem(name);
        return text === null ? undefined : schema.parse(JSON.parse(text));
      }),
    write: (value) => {
      const isStored = attempt(() => {
        localStorage.setItem(name, JSON.stringify(value));
        return true;
      });
      return isStored ?? false;
    },
  };
}
