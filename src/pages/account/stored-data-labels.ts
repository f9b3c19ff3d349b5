/** Stored data labels: the kind of each storage key and database that Linkdeck uses, once for all accounts. */

const kinds = {
  'linkdeck.session': 'session',
  'linkdeck.dock': 'dock',
  'linkdeck.account': 'account',
  'linkdeck.import.columns': 'columns',
  'linkdeck.keys': 'keys',
  'linkdeck.preferences': 'preferences',
  'mantine-color-scheme-value': 'scheme',
} as const;

/** By the beginning of the name, which ends with the id of an account. */
const accountKinds = [
  ['linkdeck.campaigns.', 'campaigns'],
  ['linkdeck.details.', 'details'],
  ['linkdeck.drafts.', 'drafts'],
  ['linkdeck.jobs.', 'jobs'],
  ['linkdeck.history.', 'history'],
  ['linkdeck.library.', 'library'],
  ['linkdeck.list.', 'list'],
  ['linkdeck.markers.', 'markers'],
  ['linkdeck.members.', 'members'],
  ['linkdeck.names.', 'names'],
  ['linkdeck.naming.', 'naming'],
  ['linkdeck.notes.', 'notes'],
  ['linkdeck.overview.', 'overview'],
  ['linkdeck.plans.', 'plans'],
  ['linkdeck.requests.', 'requests'],
  ['linkdeck.sent.', 'sent'],
  ['linkdeck.utm.', 'utm'],
] as const;

/** What is stored: the key of its text. */
type Kind = (typeof kinds)[keyof typeof kinds] | (typeof accountKinds)[number][1];

function kindOf(name: string): Kind | undefined {
  const known: Readonly<Record<string, Kind>> = kinds;
  return known[name] ?? accountKinds.find(([prefix]) => name.startsWith(prefix))?.[1];
}

interface Part {
  readonly place: 'browser' | 'tab' | 'database';
  readonly name: string;
  readonly bytes: number | undefined;
}

export interface StoredKind {
  readonly place: Part['place'];
  /** Undefined where the name is unknown. */
  readonly kind: Kind | undefined;
  /** Of the first part. */
  readonly name: string;
  /** For how many accounts. */
  readonly count: number;
  /** Of all together; undefined where that of one is unknown. */
  readonly bytes: number | undefined;
}

/** What is stored, each kind of data once, in the order of its first part. */
export function storedKinds(parts: readonly Part[]): readonly StoredKind[] {
  const found = new Map<string, StoredKind>();
  for (const { place, name, bytes } of parts) {
    const kind = kindOf(name);
    const key = `${place} ${kind ?? name}`;
    const before = found.get(key);
    const sum = before === undefined ? bytes : sumOf(before.bytes, bytes);
    found.set(key, {
      place,
      kind,
      name: before?.name ?? name,
      count: (before?.count ?? 0) + 1,
      bytes: sum,
    });
  }
  return [...found.values()];
}

/** Undefined where one of them is unknown. */
function sumOf(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one + other;
}
