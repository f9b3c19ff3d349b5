/** Month names of several languages, long and short, as programs write them into files. */

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl', 'ar', 'ar-SY'];

/** As Excel writes them, where a browser writes another form. */
const others: readonly (readonly [string, number])[] = [
  ...([
    ['mrz', 3],
    ['mar', 3],
    ['jun', 6],
    ['jul', 7],
    ['sep', 9],
    ['sept', 9],
    ['set', 9],
  ] as const),
];

let byName: ReadonlyMap<string, number> | undefined;

/** @returns 1 to 12; undefined for what is no month in any of these languages */
export function monthOf(name: string): number | undefined {
  byName ??= readNames();
  return byName.get(folded(name));
}

function readNames(): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const language of languages) {
    for (const style of ['long', 'short'] as const) {
      // With a day, because some languages spell a month differently beside one.
      const format = new Intl.DateTimeFormat(language, {
        month: style,
        day: 'numeric',
        timeZone: 'UTC',
      });
      for (let month = 1; month <= 12; month += 1) {
        const part = format
          .formatToParts(Date.UTC(2026, month - 1, 15))
          .find(({ type }) => type === 'month');
        const name = folded(part?.value ?? '');
        if (name !== '' && !names.has(name)) names.set(name, month);
      }
    }
  }
  for (const [name, month] of others) if (!names.has(name)) names.set(name, month);
  return names;
}

/** Without regard to case, accents and the full stop of an abbreviation. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .trim();
}
