/** URL state: what a screen keeps in the query of its URL, so that a reload, Back and a copy of the URL show the same. */
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** A value of the query. */
interface UrlValue<Value> {
  /** What stands for no parameter, and for one that cannot be read. */
  readonly preset: Value;
  readonly read: (parameter: string) => Value | undefined;
}

/** Any text, '' for none. */
export const anyText: UrlValue<string> = { preset: '', read: (parameter) => parameter };

/** The page of a list, from 1. */
export const pageNumber: UrlValue<number> = {
  preset: 1,
  read: (parameter) => (/^[1-9]\d{0,6}$/.test(parameter) ? Number(parameter) : undefined),
};

/** One of these texts. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  preset: Value,
): UrlValue<Value> {
  return { preset, read: (parameter) => values.find((each) => each === parameter) };
}

type UrlValues<State> = { readonly [Name in keyof State]: UrlValue<State[Name]> };

/** The state, and the function that changes a part of it; parameters of no name here stay as they are. */
export function useUrlState<State extends Record<string, string | number>>(
  values: UrlValues<State>,
): [state: State, change: (part: Partial<State>, options?: NavigateOptions) => void] {
  const [query, setQuery] = useSearchParams();
  const entries = Object.entries<UrlValue<string | number>>(values).map(
    ([name, { preset, read }]) => [name, read(query.get(name) ?? '') ?? preset],
  );
  const change = (part: Partial<State>, options?: NavigateOptions) =>
    setQuery((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(part)) {
        if (value === undefined || value === values[name]?.preset) after.delete(name);
        else after.set(name, String(value));
      }
      return after;
    }, options);
  // A sound cast: each name has a value that its own reader gave.
  return [Object.fromEntries(entries) as State, change];
}
