/** Validators: small type guards from which the message schemas are composed. */

// Marked as free of side effects, so that each bundle holds only the validators that it uses.

export type Check<T> = (value: unknown) => value is T;

type Fields = Readonly<Record<string, Check<unknown>>>;
type Of<C> = C extends Check<infer T> ? T : never;
type Optional<F> = { [K in keyof F]: undefined extends Of<F[K]> ? K : never }[keyof F];

/** The type of an object by the validators of its fields. */
type Shaped<F> = { readonly [K in Exclude<keyof F, Optional<F>>]: Of<F[K]> } & {
  readonly [K in Optional<F>]?: Exclude<Of<F[K]>, undefined>;
};

/** Text with a maximum length that matches the pattern. */
// @__NO_SIDE_EFFECTS__
export const text =
  (most: number, pattern = /^/) =>
  (value: unknown): value is string =>
    typeof value === 'string' && value.length <= most && pattern.test(value);

/** A number within inclusive bounds; never NaN. */
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

/** An optional value. */
// @__NO_SIDE_EFFECTS__
export const maybe =
  <T>(check: Check<T>) =>
  (value: unknown): value is T | undefined =>
    value === undefined || check(value);

/** An array with a maximum length. */
// @__NO_SIDE_EFFECTS__
export const list =
  <T>(most: number, check: Check<T>) =>
  (value: unknown): value is readonly T[] =>
    Array.isArray(value) && value.length <= most && value.every(check);

/** A record with a maximum number of entries. */
// @__NO_SIDE_EFFECTS__
export const record =
  <T>(most: number, check: Check<T>) =>
  (value: unknown): value is Readonly<Record<string, T>> =>
    isObject(value) && Object.keys(value).length <= most && Object.values(value).every(check);

/** An object with these fields. Other fields belong to a later version and are ignored. */
// @__NO_SIDE_EFFECTS__
export const shape =
  <F extends Fields>(fields: F) =>
  (value: unknown): value is Shaped<F> =>
    isObject(value) && Object.entries(fields).every(([name, check]) => check(value[name]));

/** Whether the value is an object and no array. */
function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
