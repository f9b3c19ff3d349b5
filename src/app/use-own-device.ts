/** This browser as the device that screens know: choices that hold at once, what is kept here, and the way out. */
import { useMemo, useState, useSyncExternalStore } from 'react';
import { noteSight, sightBefore } from '#local/last-visit.ts';
import { openPreferences } from '#local/preferences.ts';
import { readStored, type StoredPlaces, wipeStored } from '#local/stored-data.ts';
import type { Device } from '#pages/pieces/DeviceContext.tsx';
import { isNeutralName, type Settings } from '#pages/pieces/SettingsContext.tsx';
import { chooseReader } from '#ui/reader.ts';

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

function openOwn() {
  const preferences = openPreferences(thisBrowser.browser);
  const apply = () => chooseReader(preferences.get());
  apply();
  // Before anybody else hears of a change, so that they write in the new way.
  preferences.subscribe(apply);
  return preferences;
}

/** The device, and the settings as they are on it: with the labels of somebody's own. */
export function useOwnDevice(given: Settings, disconnect: () => Promise<void>): { device: Device; settings: Settings } {
  const [store] = useState(openOwn);
  const preferences = useSyncExternalStore(store.subscribe, store.get);
  const settings = useMemo(() => withOwnLabels(given, preferences.labels), [given, preferences.labels]);
  const device: Device = {
    preferences,
    prefer: store.change,
    givenLabels: given.labels,
    ...sights,
    readStored: () => readStored(thisBrowser),
    wipe: async () => {
      // First the screens, as one that is left may want to remember something.
      await disconnect();
      store.forget();
      await wipeStored(thisBrowser);
    },
    disconnect: () => void disconnect(),
  };
  return { device, settings };
}

function withOwnLabels(given: Settings, own: Readonly<Record<string, string>>): Settings {
  const labels = { ...given.labels };
  const named = Object.entries(own).filter(([name]) => isNeutralName(name));
  return { ...given, labels: { ...labels, ...Object.fromEntries(named) } };
}
