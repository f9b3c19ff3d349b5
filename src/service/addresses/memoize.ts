/** A map that keeps to a bound by forgetting what was used longest ago. */

export class Recent<Key, Value> {
  readonly #limit: number;
  readonly #entries = new Map<Key, Value>();

  /** @param limit the most entries that are kept, at least 1 */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The value of a key, which counts as a use of it. */
  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined && this.#entries.size > this.#limit / 2) {
      // Only a map that fills up needs to know what was used last; until then a look-up is just that.
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  set(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#limit) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }
}

/**
 * Remembers what a function has answered for its latest texts.
 *
 * @param limit the most answers that are kept
 * @param longest texts over this many characters are worked out each time, so that the memory stays bounded
 */
export function remembered<Value extends object | string | number | null>(
  limit: number,
  longest: number,
  work: (text: string) => Value,
): (text: string) => Value {
  const answers = new Recent<string, Value>(limit);
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const value = work(text);
    if (text.length <= longest) answers.set(text, value);
    return value;
  };
}
