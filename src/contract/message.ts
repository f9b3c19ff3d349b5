/** Message: what the client and the engine tell a person, as keys of texts and their values, for a screen to write in its language. */
import type { CreatableField } from './record-names.ts';

/** The values of each text, null for none. The texts themselves are in `src/texts/<language>/parts/messages.ts`. */
interface MessageValues {
  readonly offline: { readonly address: string };
  readonly unreachable: { readonly address: string };
  readonly serverStopped: null;
  readonly checkConnection: null;
  readonly cors: { readonly address: string };
  readonly timeout: { readonly address: string; readonly seconds: number };
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
  readonly webPage: { readonly address: string };
  readonly emptyReply: { readonly address: string; readonly status: string };
  readonly brokenReply: { readonly address: string };
  readonly longReply: { readonly address: string };
  readonly strangeReply: { readonly address: string };
  readonly misfit: { readonly address: string; readonly problem: string };
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
  readonly recordsAlike: { readonly field: CreatableField; readonly name: string; readonly count: number };
  readonly aliasTaken: { readonly alias: string; readonly shorturl: string };
  readonly manyAlike: { readonly links: string; readonly more: number };
  readonly neverArrived: { readonly attempts: number };
  readonly nothingToDo: null;
  readonly itemUnknown: null;
  readonly partFailed: null;
  readonly hostEnded: null;
  readonly partStopped: null;
  readonly keepNowhere: null;
  readonly keepFull: null;
  readonly keepRefused: null;
  readonly keepStuck: null;
  readonly noAccountId: null;
  readonly keyEmpty: null;
  readonly keyCharacter: null;
  readonly addressIncomplete: null;
  readonly addressParts: null;
  readonly passphraseShort: { readonly least: number };
  readonly deviceRefused: null;
  readonly accountGone: null;
  readonly passphraseWrong: null;
  readonly passphraseTries: null;
  readonly waitSeconds: { readonly seconds: number };
}

/** Keys of texts without values. */
type PlainKey = { [Key in keyof MessageValues]: MessageValues[Key] extends null ? Key : never }[keyof MessageValues];

type ValuedKey = Exclude<keyof MessageValues, PlainKey>;

/** One sentence or a few that belong together. */
export interface Sentence {
  readonly key: keyof MessageValues;
  readonly values: Partial<MessageValues[ValuedKey]>;
}

/** Sentences one after the other; a string is what a service said, word for word. Empty for nothing. */
export type Message = string | readonly (string | Sentence)[];

/** The sentence of a text. */
export function sentence(key: PlainKey): Sentence;
export function sentence<Key extends ValuedKey>(key: Key, values: MessageValues[Key]): Sentence;
export function sentence(key: PlainKey | ValuedKey, values: Sentence['values'] = {}): Sentence {
  return { key, values };
}

/** One message of several parts; empty parts are left out. */
export function joined(...parts: readonly (Message | Sentence)[]): Message {
  return parts.flatMap((part) => (typeof part === 'string' ? (part === '' ? [] : [part]) : part));
}

/** A message without a language, for logs: `timeout (address: https://sho.example, seconds: 30)`. */
export function logged(message: Message): string {
  if (typeof message === 'string') return message;
  return message
    .map((part) => {
      if (typeof part === 'string') return part;
      const values = Object.entries(part.values).map(([name, value]) => `${name}: ${value}`);
      return values.length === 0 ? part.key : `${part.key} (${values.join(', ')})`;
    })
    .join('; ');
}

/** Whether two messages say the same. */
export function isSameMessage(a: Message, b: Message): boolean {
  return a === b || logged(a) === logged(b);
}
