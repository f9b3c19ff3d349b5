/** Preferences of this device: locale, time zone, and the labels of neutral names. */

interface Preferences {
  /** A language tag such as `de-CH`, or '' for the page's own. */
  readonly locale: string;
  /** A time zone such as `Europe/Zurich`, or '' for the browser's. */
  readonly timeZone: string;
  /** By neutral name; missing ones are those of the dashboard. */
  readonly labels: Readonly<Record<string, string>>;
}

/** The part of `Storage` that is used. */
type PreferencePlace = Pick<Storage, 'getItem' | 'setItem'>;

interface PreferenceStore {
  /** The same object until something changes. */
  get(): Preferences;
  /** Calls back after each change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Changes a part. Where nothing can be kept, it holds until the page is closed. */
  change(part: Partial<Preferences>): void;
  /** Goes back to no choice at all, as after the storage was wiped. */
  forget(): void;
}

const entry = 'linkdeck.preferences';

const nothing: Preferences = { locale: '', timeZone: '', labels: {} };

/**
 * The preferences in this browser.
 *
 * @param storage `() => localStorage`: merely naming it throws where storage is blocked
 */
export function openPreferences(storage: () => PreferencePlace): PreferenceStore {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  let current = readPreferences(attempt(() => storage().getItem(entry)) ?? null);
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (part) => {
      current = { ...current, ...part };
      attempt(() => storage().setItem(entry, JSON.stringify(current)));
      tell();
    },
    forget: () => {
      current = nothing;
      tell();
    },
  };
}

/** Reads whatever is stored there; values that make no sense count as no choice. */
function readPreferences(text: string | null): Preferences {
  const given = attempt((): unknown => JSON.parse(text ?? '{}'));
  if (!isRecord(given)) return nothing;
  const { locale, timeZone, labels } = given;
  const kept = Object.entries(isRecord(labels) ? labels : {}).filter(
    (each): each is [string, string] => typeof each[1] === 'string' && each[1] !== '',
  );
  return {
    locale: typeof locale === 'string' && isKnown({ locale }) ? locale : '',
    timeZone: typeof timeZone === 'string' && isKnown({ timeZone }) ? timeZone : '',
    labels: Object.fromEntries(kept),
  };
}

function isKnown({ locale, timeZone }: { locale?: string; timeZone?: string }): boolean {
  return attempt(() => new Intl.DateTimeFormat(locale, { timeZone })) !== undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
