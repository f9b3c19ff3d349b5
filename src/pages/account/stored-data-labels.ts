/** Stored data labels: describes each storage key and database that Linkdeck uses. */

const labels: Readonly<Record<string, string>> = {
  'linkdeck.session': 'The API keys that are open, encrypted',
  'linkdeck.dock': 'That the list to assign to stays open',
  'linkdeck.account': 'Which account this tab shows',
  'linkdeck.import.columns': 'What the columns of imported files were',
  'linkdeck.keys': 'What opens the encrypted API keys, keys behind a passphrase, and when requests were sent',
  'linkdeck.preferences': 'Your labels, and how dates and numbers are written',
  'mantine-color-scheme-value': 'Light or dark',
};

/** By the beginning of the name, which ends with the id of an account. */
const accountLabels: readonly (readonly [prefix: string, label: string])[] = [
  ['linkdeck.drafts.', 'Links that you have begun, settings for next time, and links whose reply is awaited'],
  ['linkdeck.jobs.', 'Bulk work, done and to be done'],
  ['linkdeck.list.', 'Your saved views of links, and how the list is shown'],
  ['linkdeck.names.', 'What the service calls networks, app stores and pixel types'],
  ['linkdeck.utm.', 'Campaign parameters that you have used'],
  ['linkdeck.visits.', 'What the totals were when you looked last'],
];

/** The label of a stored name, or the name itself where it is unknown. */
export function storedDataLabel(name: string): string {
  return labels[name] ?? accountLabels.find(([prefix]) => name.startsWith(prefix))?.[1] ?? name;
}
