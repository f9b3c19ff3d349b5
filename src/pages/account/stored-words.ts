/** What the things are that Linkdeck keeps in a browser, in words. */

const words: Readonly<Record<string, string>> = {
  'linkdeck.session': 'The API key of this tab, encrypted',
  'linkdeck.session.probe': 'A test whether anything can be stored',
  'linkdeck.import.columns': 'What the columns of imported files were',
  'linkdeck.keys': 'What opens the encrypted API key; no script can read it out',
  'linkdeck.preferences': 'Your labels, and how dates and numbers are written',
  'mantine-color-scheme-value': 'Light or dark',
};

/** What is kept under a name; without words for it, the name itself. */
export function storedWords(name: string): string {
  return words[name] ?? name;
}
