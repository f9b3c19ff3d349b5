/** This device: what somebody has chosen for it, what is kept on it, whose keys are open, and the ways out. */
import { createContext, type ReactNode, use } from 'react';
import type { Labels } from '#features/settings/SettingsContext.tsx';

interface Preferences {
  /** A language tag, or '' for the page's own. */
  readonly locale: string;
  /** A time zone, or '' for the browser's. */
  readonly timeZone: string;
  /** Labels of somebody's own, by neutral name. */
  readonly labels: Readonly<Record<string, string>>;
}

interface StoredPart {
  readonly place: 'browser' | 'tab' | 'database';
  readonly name: string;
  readonly bytes: number | undefined;
}

/** What was seen of an account at one moment. */
interface Sight {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly links: number;
  /** By the id of the link. */
  readonly clicks: Readonly<Record<string, number>>;
}

/** An account that this browser knows. */
export interface DeviceAccount {
  readonly accountId: string;
  readonly serviceAddress: string;
  readonly email: string;
  /** How long its key is kept: in memory alone, until Linkdeck is closed, or on this device behind a passphrase. */
  readonly kept: 'memory' | 'session' | 'device';
  readonly state: 'open' | 'locked' | 'elsewhere' | 'retired';
  /** The service has refused its key. */
  readonly refused: boolean;
}

/** Whose keys this browser holds, and until when. */
export interface Security {
  /** The one that was used last comes first. */
  readonly accounts: readonly DeviceAccount[];
  /** Whether this browser can keep a key over a reload. */
  readonly keeps: boolean;
  /** Whether the tabs of Linkdeck share keys and requests. */
  readonly shared: boolean;
  /** Minutes without anybody acting after which everything locks; 0 for never. */
  readonly idleMinutes: number;
  readonly lockedBy: 'idle' | 'time' | 'hand' | null;
}

export interface Device {
  readonly preferences: Preferences;
  /** Keeps a choice on this device, and lets it hold at once. */
  readonly prefer: (part: Partial<Preferences>) => void;
  /** The labels as they are without those of somebody's own. */
  readonly givenLabels: Labels;
  /** What was seen of an account last in the visit before the one at `at`. */
  readonly sightBefore: (accountId: string, at: number) => Sight | undefined;
  /** Notes what is seen of an account now. */
  readonly noteSight: (accountId: string, seen: Sight) => void;
  /** Everything that Linkdeck keeps in this browser. */
  readonly readStored: () => Promise<readonly StoredPart[]>;
  /** Removes all of that, and signs out. */
  readonly wipe: () => Promise<void>;
  readonly security: Security;
  readonly chooseIdle: (minutes: number) => Promise<void>;
  /** Locks all accounts in all tabs; where bulk work runs, the person is asked first. */
  readonly lock: () => void;
  /** Forgets all that is kept of one account. */
  readonly forget: (accountId: string) => Promise<void>;
  readonly switchTo: (accountId: string) => void;
  /** Asks for the key of one more account, or for another key of this one. */
  readonly addAccount: () => void;
}

const DeviceContext = createContext<Device | null>(null);

export function DeviceProvider({ device, children }: { device: Device; children: ReactNode }) {
  return <DeviceContext value={device}>{children}</DeviceContext>;
}

/**
 * The device.
 *
 * @throws Error outside a `DeviceProvider`
 */
export function useDevice(): Device {
  const device = use(DeviceContext);
  if (device === null) throw new Error('This screen needs a device: put it below DeviceProvider');
  return device;
}
