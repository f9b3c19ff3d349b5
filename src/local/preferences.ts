/** Preferences of this device: locale, time zone, and whether neutral names are shown. */
import { attempt, isRecord } from './attempt.ts';

export interface Preferences {
  /** A language tag such as `de-CH`, or '' for the page's own. */
  readonly locale: string;
  /** A time zone such as `Europe/Zurich`, or '' for the browser's. */
  readonly timeZone: string;
  /** Networks, app stores and pixel types have neutral names in place of those of vendors. */
  readonly usesNeutralNames: boolean;
}

/** The part of `Storage` that is used. */
type PreferencePlace = Pick<Storage, 'getItem' | 'setItem'>;

const entry = 'linkdeck.preferences';

const nothing: Preferences = { locale: '', timeZone: '', usesNeutralNames: false };

/**
 * The preferences in this browser.
 *
 * @param storage `() => localStorage`: merely naming it throws where storage is blocked
 */
export function openPreferences(storage: () => PreferencePlace) {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  let current = readPreferences(attempt(() => storage().getItem(entry)) ?? null);
  return {
    /** The same object until something changes. */
    get: () => current,
    /** Calls back after each change; returns the way to stop. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Changes a part. Where nothing can be stored, it holds until the page is closed. */
    change: (part: Partial<Preferences>) => {
      current = { ...current, ...part };
      attempt(() => storage().setItem(entry, JSON.stringify(current)));
      tell();
    },
    /** Goes back to no choice at all, as after the storage was wiped. */
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
  const { locale, timeZone, usesNeutralNames } = given;
  return {
    locale: typeof locale === 'string' && isKnown({ locale }) ? locale : '',
    timeZone: typeof timeZone === 'string' && isKnown({ timeZone }) ? timeZone : '',
    usesNeutralNames: usesNeutralNames === true,
  };
}

function isKnown({ locale, timeZone }: { locale?: string; timeZone?: string }): boolean {
  return attempt(() => new Intl.DateTimeFormat(locale, { timeZone })) !== undefined;
}
