/** This browser as the device that screens know: choices that hold at once, what is kept here, keys, and the ways out. */
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Session, SessionState } from '#engine/tab/session.ts';
import type { Device } from '#features/device/DeviceContext.tsx';
import { isNeutralName, type Settings } from '#features/settings/SettingsContext.tsx';
import { removeAccountEntries } from '#local/account-data.ts';
import { openPreferences } from '#local/preferences.ts';
import { noteSight, sightBefore } from '#local/seen-counters.ts';
import { readStored, type StoredPlaces, wipeStored } from '#local/stored-data.ts';
import { setLocale } from '#ui/format/locale.ts';

/** Merely naming these throws where storage is blocked. */
const thisBrowser: StoredPlaces = {
  browser: () => localStorage,
  tab: () => sessionStorage,
  databases: () => indexedDB,
};

// Made once, so that what depends on them is not done again with each change of the screen.
const sights: Pick<Device, 'sightBefore' | 'noteSight'> = {
  sightBefore: (accountId, at) => sightBefore(thisBrowser.browser, accountId, at),
  noteSight: (accountId, seen) => noteSight(thisBrowser.browser, accountId, seen),
};

/** How numbers and dates are written where the person has chosen nothing; '' is as the page and the browser have it. */
interface GivenReader {
  readonly locale: string;
  readonly timeZone: string;
}

interface OwnDevice {
  device: Device;
  /** The settings as they are on this device: with the labels of somebody's own. */
  settings: Settings;
}

/**
 * @param ways what only the app can do: ask before a lock, and show the sign-in form
 */
export function useOwnDevice(
  given: Settings,
  { session, state, reader }: { session: Session; state: SessionState; reader: GivenReader },
  ways: Pick<Device, 'lock' | 'addAccount'> & { left: () => void },
): OwnDevice {
  const [store] = useState(() => openPreferences(thisBrowser.browser));
  const preferences = useSyncExternalStore(store.subscribe, store.get);
  // Here and not afterwards: whatever is drawn below this is to write in the new way already.
  setLocale({ locale: preferences.locale || reader.locale, timeZone: preferences.timeZone || reader.timeZone });
  const settings = useMemo(() => withOwnLabels(given, preferences.labels), [given, preferences.labels]);
  const device: Device = {
    preferences,
    prefer: store.change,
    givenLabels: given.labels,
    ...sights,
    readStored: () => readStored(thisBrowser),
    wipe: async () => {
      // First the screens, as one that is left may want to remember something.
      ways.left();
      await session.forgetAll();
      store.forget();
      await wipeStored(thisBrowser);
    },
    security: state,
    chooseIdle: (minutes) => session.chooseIdle(minutes),
    lock: ways.lock,
    forget: async (accountId) => {
      ways.left();
      await session.forget(accountId);
      forgetHere(accountId);
    },
    switchTo: (accountId) => session.switchTo(accountId),
    addAccount: ways.addAccount,
  };
  return { device, settings };
}

/** Removes what the storages of this browser and tab hold of an account. Never throws. */
export function forgetHere(accountId: string): void {
  for (const open of [thisBrowser.browser, thisBrowser.tab]) forgetEntries(open, accountId);
}

function forgetEntries(open: () => Storage, accountId: string): void {
  try {
    removeAccountEntries(open(), accountId);
  } catch {
    // A storage that is blocked holds nothing.
  }
}

function withOwnLabels(given: Settings, own: Readonly<Record<string, string>>): Settings {
  const labels = { ...given.labels };
  const named = Object.entries(own).filter(([name]) => isNeutralName(name));
  return { ...given, labels: { ...labels, ...Object.fromEntries(named) } };
}
