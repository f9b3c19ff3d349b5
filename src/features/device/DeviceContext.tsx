/** Device context: preferences, stored data and accounts of this browser, with what locks and forgets them. */
import { createContext, use } from 'react';
import type { Vocabulary } from '#contract/service-names.ts';
import type { SetLabels } from '#features/settings/SettingsContext.tsx';
import type { SessionInfo } from '#queries/session.ts';

interface Preferences {
  /** A language tag, or '' for the language of the page. */
  readonly locale: string;
  /** A time zone, or '' for the one of the browser. */
  readonly timeZone: string;
  /** The user's own labels, by neutral name. */
  readonly labels: Readonly<Record<string, string>>;
}

interface StoredPart {
  readonly place: 'browser' | 'tab' | 'database';
  readonly name: string;
  readonly bytes: number | undefined;
}

/** The counters of an account at one moment. */
export interface Sight {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly links: number;
  /** By the id of the link. */
  readonly clicks: Readonly<Record<string, number>>;
}

/** The names of one account's service. */
interface KeptNames {
  /** Null where the replies decide. */
  readonly chosen: Vocabulary | null;
  /** Shown by replies in an earlier session. */
  readonly found: Vocabulary | null;
}

/** How an account's list of links is shown. */
export interface LinkListSettings {
  /** Each is a name for the query of an address of Links. */
  readonly views: readonly { readonly name: string; readonly query: string }[];
  /** Pages instead of one long list. */
  readonly paged: boolean;
  /** The user was asked whether to read all links. */
  readonly offered: boolean;
}

export interface Device {
  readonly preferences: Preferences;
  /** Stores a preference on this device and applies it at once. */
  readonly prefer: (part: Partial<Preferences>) => void;
  /** The labels without the user's own. */
  readonly givenLabels: SetLabels;
  /** The last counters that were seen in the session before the one at `at`. */
  readonly sightBefore: (accountId: string, at: number) => Sight | undefined;
  /** Remembers the counters that are on the screen now. */
  readonly noteSight: (accountId: string, seen: Sight) => void;
  readonly readNames: (accountId: string) => KeptNames;
  readonly keepNames: (accountId: string, names: KeptNames) => void;
  readonly readLinkList: (accountId: string) => LinkListSettings;
  /** Returns whether this browser has kept them. */
  readonly keepLinkList: (accountId: string, settings: LinkListSettings) => boolean;
  /** In a parent page, which decides who is signed in. */
  readonly embedded: boolean;
  /** Whether e-mail address and password can be changed here. */
  readonly changesAccount: boolean;
  /** Everything that Linkdeck keeps in this browser. */
  readonly readStored: () => Promise<readonly StoredPart[]>;
  /** Removes all of that, and signs out. */
  readonly wipe: () => Promise<void>;
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

export const DeviceContext = createContext<Device | null>(null);

/** @throws Error outside a `DeviceContext` */
export function useDevice(): Device {
  const device = use(DeviceContext);
  if (device === null) throw new Error('This screen needs a device: put it below DeviceContext');
  return device;
}
