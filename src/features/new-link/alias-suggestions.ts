/** Alias suggestions: aliases that come close to one that is taken, without a request. */

/** `home` becomes `home-2`, and `home-2` becomes `home-3`. */
export function nextAlias(alias: string): string {
  const [, stem = alias, number = '1'] = /^(.+)-(\d{1,4})$/.exec(alias) ?? [];
  return `${stem}-${Number(number) + 1}`;
}

/**
 * `home` becomes `home-nov`; in English, because an alias in other letters is hard to type.
 *
 * @param now in milliseconds since 1970
 */
export function monthAlias(alias: string, now: number): string {
  const month = new Intl.DateTimeFormat('en', { month: 'short' }).format(now);
  return `${alias}-${month.toLowerCase()}`;
}
