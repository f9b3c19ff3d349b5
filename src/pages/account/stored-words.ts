/** What the things are that Linkdeck keeps in a browser, in words. */

const words: Readonly<Record<string, string>> = {
  'linkdeck.session': 'The API keys that are open, encrypted',
  'linkdeck.dock': 'That the list to assign to stays open',
  'linkdeck.account': 'Which account this tab shows',
  'linkdeck.import.columns': 'What the columns of imported files were',
  'linkdeck.keys': 'What opens the encrypted API keys, keys behind a passphrase, and when requests were sent',
  'linkdeck.preferences': 'Your labels, and how dates and numbers are written',
  'mantine-color-scheme-value': 'Light or dark',
};

/** The same for what is kept for one account each: its id stands at the end of the name. */
const accountWords: readonly (readonly [start: string, words: string])[] = [
  ['linkdeck.drafts.', 'Links that you have begun, settings for next time, and links whose reply is awaited'],
  ['linkdeck.jobs.', 'Bulk work, done and to be done'],
  ['linkdeck.utm.', 'Campaign parameters that you have used'],
  ['linkdeck.visits.', 'What the totals were when you looked last'],
];

/** What is kept under a name; without words for it, the name itself. */
export function storedWords(name: string): string {
  return words[name] ?? accountWords.find(([start]) => name.startsWith(start))?.[1] ?? name;
}
