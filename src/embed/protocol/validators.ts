/** The small checkers that messages are made of: each tells whether a value is what it says, and what type that is. */

// Each is marked as free of effects, so that an end carries the checks of what it hears and no others.

export type Check<T> = (value: unknown) => value is T;

type Fields = Readonly<Record<string, Check<unknown>>>;
type Of<C> = C extends Check<infer T> ? T : never;
type Optional<F> = { [K in keyof F]: undefined extends Of<F[K]> ? K : never }[keyof F];

/** The value of an object whose fields were checked; a field that may be missing may be left out. */
type Shaped<F> = { readonly [K in Exclude<keyof F, Optional<F>>]: Of<F[K]> } & {
  readonly [K in Optional<F>]?: Exclude<Of<F[K]>, undefined>;
};

/** Text of at most so many characters that fits the pattern. */
// @__NO_SIDE_EFFECTS__
export const text =
  (most: number, pattern = /^/) =>
  (value: unknown): value is string =>
    typeof value === 'string' && value.length <= most && pattern.test(value);

/** A number within these bounds, both included; never NaN. */
// @__NO_SIDE_EFFECTS__
export const number =
  (least: number, most: number) =>
  (value: unknown): value is number =>
    typeof value === 'number' && value >= least && value <= most;

export const flag = (value: unknown): value is boolean => typeof value === 'boolean';

// @__NO_SIDE_EFFECTS__
export const oneOf =
  <const T extends string>(...words: readonly T[]) =>
  (value: unknown): value is T =>
    words.some((word) => word === value);

/** What may be missing. */
// @__NO_SIDE_EFFECTS__
export const maybe =
  <T>(check: Check<T>) =>
  (value: unknown): value is T | undefined =>
    value === undefined || check(value);

/** At most so many values of one kind. */
// @__NO_SIDE_EFFECTS__
export const list =
  <T>(most: number, check: Check<T>) =>
  (value: unknown): value is readonly T[] =>
    Array.isArray(value) && value.length <= most && value.every(check);

/** At most so many named values of one kind. */
// @__NO_SIDE_EFFECTS__
export const record =
  <T>(most: number, check: Check<T>) =>
  (value: unknown): value is Readonly<Record<string, T>> =>
    isObject(value) && Object.keys(value).length <= most && Object.values(value).every(check);

/** An object with these fields. What else it holds is of a later version, and nobody's business here. */
// @__NO_SIDE_EFFECTS__
export const shape =
  <F extends Fields>(fields: F) =>
  (value: unknown): value is Shaped<F> =>
    isObject(value) && Object.entries(fields).every(([name, check]) => check(value[name]));

/** Whether the value is an object that is no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
