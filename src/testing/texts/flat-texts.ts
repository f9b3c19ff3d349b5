/** Flat texts: every text of a catalog with its whole key. */

export interface Texts {
  readonly [key: string]: string | Texts;
}

/** `{ domains: { add: { title: 'Add domain' } } }` to `['domains.add.title', 'Add domain']`. */
export function flatTexts(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[`${prefix}${key}`, text] as [string, string]]
      : flatTexts(text, `${prefix}${key}.`),
  );
}
