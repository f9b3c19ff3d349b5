/**
 * LRU memoization: remembers the results of a function for the texts it was called with last,
 * within a bound.
 */
import { LRUCache } from 'lru-cache';

/**
 * Remembers what a function returns for its latest texts.
 *
 * @param max the most results that are cached
 * @param maxLength texts of more characters are computed each time, which bounds the memory
 */
export function memoize<Value extends object | string | number>(
  max: number,
  maxLength: number,
  compute: (text: string) => Value,
): (text: string) => Value {
  const results = new LRUCache<string, Value>({ max });
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const value = compute(text);
    if (text.length <= maxLength) results.set(text, value);
    return value;
  };
}
