/** Month names of several languages, long and short, as programs write them into files. */

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl'];

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
