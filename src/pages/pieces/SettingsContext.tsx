/** What whoever runs this dashboard has set: which services it may call, and what neutral names stand for. */
import { createContext, type ReactNode, use } from 'react';

export interface Settings {
  /** The services to choose from; '' is the origin that serves the page. Never empty. */
  serviceAddresses: readonly string[];
  /** What people read in place of the service's neutral names. */
  labels: { network1: string; network2: string; network3: string };
}

export const defaultSettings: Settings = {
  serviceAddresses: [''],
  labels: { network1: 'Network 1', network2: 'Network 2', network3: 'Network 3' },
};

const SettingsContext = createContext<Settings>(defaultSettings);

export function SettingsProvider({ settings, children }: { settings: Settings; children: ReactNode }) {
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

/** The settings of this dashboard, read once at its start. */
export function useSettings(): Settings {
  return use(SettingsContext);
}
