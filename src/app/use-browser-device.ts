/** Browser device: connects the device context to this browser's storage, preferences and session. */
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { EmbedOptions } from '#app/boot/embed-options.ts';
import type { Session, SessionState } from '#engine/tab/session.ts';
import type { Device } from '#features/session/SessionContext.tsx';
import { type Settings } from '#features/settings/SettingsContext.tsx';
import { removeAccountEntries } from '#local/account-data.ts';
import { type BrowserStorages, clearStored } from '#local/clear-data.ts';
import { readLinkList, storeLinkList } from '#local/link-list.ts';
import { openPreferences } from '#local/preferences.ts';
import { readStoredNames, storeNames } from '#local/service-names.ts';
import { setLocale } from '#ui/format/locale.ts';

/** Functions, because accessing a blocked storage throws. */
const thisBrowser: BrowserStorages = {
  browser: () => localStorage,
  tab: () => sessionStorage,
  databases: () => indexedDB,
};

// Constant, so that effects that depend on them do not run again with each render.
const ofAccounts: Pick<Device, 'readNames' | 'storeNames' | 'readLinkList' | 'storeLinkList'> = {
  readNames: (accountId) => readStoredNames(thisBrowser.browser, accountId),
  storeNames: (accountId, names) => storeNames(thisBrowser.browser, accountId, names),
  readLinkList: (accountId) => readLinkList(thisBrowser.browser, accountId),
  storeLinkList: (accountId, settings) => storeLinkList(thisBrowser.browser, accountId, settings),
};

interface BrowserDeviceDeps {
  session: Session;
  state: SessionState;
  /** Used where the user has chosen nothing; '' means that of the page or browser. */
  defaults: Pick<EmbedOptions, 'locale' | 'timeZone' | 'embedded' | 'changesAccount'>;
}

/**
 * The device, and the settings with what the user has chosen on it.
 *
 * @param actions those that need the app: to ask before a lock, and to show the sign-in form
 */
export function useBrowserDevice(
  given: Settings,
  { session, state, defaults }: BrowserDeviceDeps,
  actions: Pick<Device, 'lock' | 'addAccount'> & { left: () => void },
): { device: Device; settings: Settings } {
  const [store] = useState(() => openPreferences(thisBrowser.browser));
  const preferences = useSyncExternalStore(store.subscribe, store.get);
  // While rendering, so that the components below already use the new locale.
  setLocale({
    locale: preferences.locale || defaults.locale,
    timeZone: preferences.timeZone || defaults.timeZone,
  });
  const { usesNeutralNames } = preferences;
  const settings = useMemo(() => ({ ...given, usesNeutralNames }), [given, usesNeutralNames]);
  const device: Device = {
    preferences,
    setPreferences: store.change,
    embedded: defaults.embedded,
    changesAccount: defaults.changesAccount,
    ...ofAccounts,
    clearData: async () => {
      // Screens first, because they may store something when they are left.
      actions.left();
      await session.forgetAll();
      store.forget();
      await clearStored(thisBrowser);
    },
    security: state,
    chooseIdle: (minutes) => session.chooseIdle(minutes),
    lock: actions.lock,
    forget: async (accountId) => {
      actions.left();
      await session.forget(accountId);
      removeStoredAccount(accountId);
    },
    switchTo: (accountId) => session.switchTo(accountId),
    addAccount: actions.addAccount,
  };
  return { device, settings };
}

/** Removes the entries of an account from the storages of this browser and tab. Never throws. */
export function removeStoredAccount(accountId: string): void {
  for (const open of [thisBrowser.browser, thisBrowser.tab]) {
    try {
      removeAccountEntries(open(), accountId);
    } catch {
      // A blocked storage is empty.
    }
  }
}
