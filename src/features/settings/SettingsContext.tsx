/** Settings context: the service addresses, labels and redirect type notation from config.json. */
import { createContext, type ReactNode, use } from 'react';
import type { NeutralName } from '#contract/neutral-names.ts';
import type { ServiceNames } from '#contract/service-names.ts';
import type { GivenNaming } from '#queries/naming.ts';

/** Texts that were set in place of the neutral names of the service. */
export type SetLabels = Readonly<Partial<Record<NeutralName, string>>>;

/** The value of the field `type` for a splash page or an overlay, with `{id}` in place of its id. */
export interface RedirectTypeNotation {
  readonly splashPage: string;
  readonly overlay: string;
}

export interface Settings {
  /** The services to choose from; '' is where the dashboard is. Never empty. */
  serviceAddresses: readonly string[];
  /** Those that config.json has set. */
  labels: SetLabels;
  /** The user reads neutral names, such as "Network 1", in place of those of vendors. */
  usesNeutralNames: boolean;
  /** What the services call networks, app stores and pixel types; null where their replies are to show it. */
  names: ServiceNames | null;
  /** Naming rules as config.json or the parent page gives them; null for none. */
  naming: GivenNaming | null;
  /** Each service has its own, because the interface describes none. */
  openingNotation: RedirectTypeNotation;
}

export const defaultSettings: Settings = {
  serviceAddresses: [''],
  names: null,
  naming: null,
  openingNotation: { splashPage: '{id}', overlay: 'overlay-{id}' },
  labels: {},
  usesNeutralNames: false,
};

const SettingsContext = createContext<Settings>(defaultSettings);

export function SettingsProvider({
  settings,
  children,
}: {
  settings: Settings;
  children: ReactNode;
}) {
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

/** Whether a notation holds `{id}` once; a digit beside it would become part of the id. */
export function isRedirectTypeNotation(text: string): boolean {
  return /^(?:|[^{}]*[^{}\d])\{id\}(?:|[^{}\d][^{}]*)$/.test(text) && text.length <= 40;
}

/** The settings of this dashboard, which are read once at its start. */
export function useSettings(): Settings {
  return use(SettingsContext);
}
