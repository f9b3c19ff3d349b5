/**
 * Message: what the client and the engine say to the user, as keys of texts with values; a screen
 * writes it in its language.
 */
import type { CreatableField } from './record-names.ts';

/**
 * The key of each text with the values that the text needs, or null. The texts are in
 * `src/texts/<language>/messages.ts`.
 */
interface MessageValues {
  readonly offline: { readonly url: string };
  readonly unreachable: { readonly url: string };
  readonly serverStopped: null;
  readonly checkConnection: null;
  readonly cors: { readonly url: string };
  readonly timeout: { readonly url: string; readonly seconds: number };
  readonly cancelled: null;
  readonly tryAgain: null;
  readonly outcomeUnknown: null;
  readonly keyRefused: { readonly status: string };
  readonly invalid: null;
  readonly refused: null;
  readonly refusedSilently: null;
  readonly missing: null;
  readonly limit: null;
  readonly server: { readonly status: string };
  readonly says: { readonly text: string };
  readonly webPage: { readonly url: string };
  readonly emptyReply: { readonly url: string; readonly status: string };
  readonly brokenReply: { readonly url: string };
  readonly longReply: { readonly url: string };
  readonly strangeReply: { readonly url: string };
  readonly misfit: { readonly url: string; readonly problem: string };
  readonly noRecordId: { readonly record: CreatableField };
  readonly noLinkId: null;
  readonly unsendable: null;
  readonly trial: { readonly rows: number };
  readonly closedMeanwhile: null;
  readonly storeFails: null;
  readonly storeRefused: null;
  readonly cancelledMeanwhile: null;
  readonly waitLimit: null;
  readonly waitOffline: null;
  readonly waitSilent: null;
  readonly waitLate: null;
  readonly waitFails: null;
  readonly paused: null;
  readonly thenResume: null;
  readonly passwordGone: null;
  readonly recordMissing: { readonly field: CreatableField; readonly name: string };
  readonly recordsAlike: {
    readonly field: CreatableField;
    readonly name: string;
    readonly count: number;
  };
  readonly aliasTaken: { readonly alias: string; readonly shorturl: string };
  readonly manyAlike: { readonly links: string; readonly more: number };
  readonly neverArrived: { readonly attempts: number };
  readonly namingForbids: { readonly count: number };
  readonly nothingToDo: null;
  readonly itemUnknown: null;
  readonly partFailed: null;
  readonly engineHostEnded: null;
  readonly partStopped: null;
  readonly linksNeedStoredKey: null;
  readonly linksNeedSpace: null;
  readonly linksRefused: null;
  readonly storedNotRemoved: null;
  readonly noAccountId: null;
  readonly keyEmpty: null;
  readonly keyCharacter: null;
  readonly urlIncomplete: null;
  readonly urlParts: null;
  readonly passphraseShort: { readonly min: number };
  readonly deviceRefused: null;
  readonly accountGone: null;
  readonly passphraseWrong: null;
  readonly passphraseTries: null;
  readonly waitSeconds: { readonly seconds: number };
}

/** Keys of texts without values. */
type KeyAlone = {
  [Key in keyof MessageValues]: MessageValues[Key] extends null ? Key : never;
}[keyof MessageValues];

/** Keys of texts with values. */
type KeyWithValues = Exclude<keyof MessageValues, KeyAlone>;

/** One text: a sentence, or a few that belong together. */
export interface Sentence {
  readonly key: keyof MessageValues;
  readonly values: Partial<MessageValues[KeyWithValues]>;
}

/**
 * Sentences one after the other; a string is what a service said, word for word. An empty message
 * says nothing.
 */
export type Message = string | readonly (string | Sentence)[];

/** A sentence by the key of its text and the values of that text. */
export function sentence(key: KeyAlone): Sentence;
export function sentence<Key extends KeyWithValues>(key: Key, values: MessageValues[Key]): Sentence;
export function sentence(key: KeyAlone | KeyWithValues, values: Sentence['values'] = {}): Sentence {
  return { key, values };
}

/** Joins several parts to one message; empty parts are left out. */
export function joinMessages(...parts: readonly (Message | Sentence)[]): Message {
  return parts.flat().filter((part) => part !== '');
}

/** A message without a language, for logs: `timeout (url: https://sho.example, seconds: 30)`. */
export function logged(message: Message): string {
  if (typeof message === 'string') return message;
  return message.map((part) => (typeof part === 'string' ? part : loggedSentence(part))).join('; ');
}

function loggedSentence({ key, values }: Sentence): string {
  const listed = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
  return listed.length === 0 ? key : `${key} (${listed.join(', ')})`;
}

/** Whether two messages say the same. */
export function isSameMessage(one: Message, other: Message): boolean {
  return one === other || logged(one) === logged(other);
}
