/** Device context: preferences and accounts of this browser, with what locks and forgets them. */
import { createContext, use } from 'react';
import type { LinkListSettings } from '#local/link-list.ts';
import type { Preferences } from '#local/preferences.ts';
import type { StoredNames } from '#local/service-names.ts';
import type { SessionInfo } from '#queries/session.ts';

export interface Device {
  readonly preferences: Preferences;
  /** Stores a preference on this device and applies it at once. */
  readonly setPreferences: (part: Partial<Preferences>) => void;
  readonly readNames: (accountId: string) => StoredNames;
  readonly storeNames: (accountId: string, names: StoredNames) => void;
  readonly readLinkList: (accountId: string) => LinkListSettings;
  /** Returns whether this browser has kept them. */
  readonly storeLinkList: (accountId: string, settings: LinkListSettings) => boolean;
  /** In a parent page, which decides who is signed in. */
  readonly embedded: boolean;
  /** Whether e-mail address and password can be changed here. */
  readonly changesAccount: boolean;
  /** Removes everything that Linkdeck keeps in this browser, and signs out. */
  readonly clearData: () => Promise<void>;
  /** The accounts whose keys this browser holds, and why they are locked. */
  readonly security: SessionInfo;
  readonly chooseIdle: (minutes: number) => Promise<void>;
  /** Locks all accounts in all tabs; while bulk work runs, it asks the user first. */
  readonly lock: () => void;
  /** Removes everything that is stored for one account. */
  readonly forget: (accountId: string) => Promise<void>;
  readonly switchTo: (accountId: string) => void;
  /** Asks for the key of one more account, or for another key of this one. */
  readonly addAccount: () => void;
}

export const SessionContext = createContext<Device | null>(null);

/** @throws Error outside a `DeviceContext` */
export function useSessionActions(): Device {
  const device = use(SessionContext);
  if (device === null) throw new Error('This screen needs a session: put it below SessionContext');
  return device;
}
