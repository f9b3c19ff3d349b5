/** Catalog: the shape of a language's texts, which the English ones give, and their keys and values as types. */
import type { dashboard } from './en/dashboard.ts';

/** The same keys, with any text. */
type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>;
};

/** What every language has. */
export type Catalog = Translated<typeof dashboard>;

declare module 'use-intl' {
  interface AppConfig {
    /** Literal texts, so that a call with an unknown key, or without a value of its text, is an error of types. */
    Messages: typeof dashboard;
  }
}
