/** Stored data labels: describes each storage key and database that Linkdeck uses, once for all accounts. */

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
  ['linkdeck.library.', 'Your links and their clicks, encrypted'],
  ['linkdeck.list.', 'Your saved views of links, and how the list is shown'],
  ['linkdeck.names.', 'What the service calls networks, app stores and pixel types'],
  ['linkdeck.sent.', 'Links that you made here, as they were sent, encrypted and without passwords'],
  ['linkdeck.utm.', 'Campaign parameters that you have used'],
  ['linkdeck.visits.', 'What the totals were when you looked last'],
];

/** The label of a stored name, or the name itself where it is unknown. */
function storedDataLabel(name: string): string {
  return labels[name] ?? accountLabels.find(([prefix]) => name.startsWith(prefix))?.[1] ?? name;
}

interface Part {
  readonly place: 'browser' | 'tab' | 'database';
  readonly name: string;
  readonly bytes: number | undefined;
}

interface StoredKind {
  readonly place: Part['place'];
  readonly label: string;
  /** For how many accounts. */
  readonly count: number;
  /** Of all together; undefined where that of one is unknown. */
  readonly bytes: number | undefined;
}

/** What is stored, each kind of data once, in the order of its first part. */
export function storedKinds(parts: readonly Part[]): readonly StoredKind[] {
  const kinds = new Map<string, StoredKind>();
  for (const { place, name, bytes } of parts) {
    const label = storedDataLabel(name);
    const before = kinds.get(`${place} ${label}`);
    const sum =
      before === undefined ? bytes : before.bytes === undefined || bytes === undefined ? undefined : before.bytes + bytes;
    kinds.set(`${place} ${label}`, { place, label, count: (before?.count ?? 0) + 1, bytes: sum });
  }
  return [...kinds.values()];
}
