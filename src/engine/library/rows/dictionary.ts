/**
 * Dictionary: a number for each distinct text, so that a column of few values takes four bytes a
 * row.
 */

export type Dictionary = ReturnType<typeof createDictionary>;

/** An empty dictionary; numbers begin at 0. */
export function createDictionary() {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  return {
    /** The number of a text, which gets one where it has none. */
    add: (text: string): number => {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, texts.length);
      return texts.push(text) - 1;
    },
    /** The number of a text, or -1. */
    numberOf: (text: string): number => numbers.get(text) ?? -1,
    textOf: (number: number): string => texts[number] ?? '',
    get size(): number {
      return texts.length;
    },
  };
}
