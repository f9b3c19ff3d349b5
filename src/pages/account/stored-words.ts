/** What the things are that Linkdeck keeps in a browser, in words. */

const words: Readonly<Record<string, string>> = {
  'linkdeck.session': 'The API keys that are open, encrypted',
  'linkdeck.account': 'Which account this tab shows',
  'linkdeck.import.columns': 'What the columns of imported files were',
  'linkdeck.keys': 'What opens the encrypted API keys, and keys behind a passphrase',
  'linkdeck.preferences': 'Your labels, and how dates and numbers are written',
  'mantine-color-scheme-value': 'Light or dark',
};

/** What is kept under a name; without words for it, the name itself. */
export function storedWords(name: string): string {
  return words[name] ?? name;
}
