/** Settings context: the service addresses, labels and redirect type notation from config.json. */
import { createContext, type ReactNode, use } from 'react';
import type { NeutralName, ServiceNames } from '#contract/service-names.ts';

export type Labels = Readonly<Record<NeutralName, string>>;

/** The value of the field `type` for a splash page or an overlay, with `{id}` in place of its id. */
export interface RedirectTypeNotation {
  readonly splashPage: string;
  readonly overlay: string;
}

export interface Settings {
  /** The services to choose from; '' is the origin that serves the page. Never empty. */
  serviceAddresses: readonly string[];
  /** The texts on the screen in place of the neutral names of the service. */
  labels: Labels;
  /** What the services call networks, app stores and pixel types; null where their replies are to show it. */
  names: ServiceNames | null;
  /** Each service has its own, because the interface describes none. */
  openingNotation: RedirectTypeNotation;
}

export const defaultSettings: Settings = {
  serviceAddresses: [''],
  names: null,
  openingNotation: { splashPage: '{id}', overlay: 'overlay-{id}' },
  labels: {
    network1: 'Network 1',
    network2: 'Network 2',
    network3: 'Network 3',
    appstore_a: 'iPhone and iPad store',
    appstore_b: 'Android store',
    tagmanagerpixel: 'Tag manager',
    analyticspixel: 'Analytics',
    socialnetwork1pixel: 'Social network 1',
    searchadspixel: 'Search ads',
    professionalnetworkpixel: 'Professional network',
    microblogpixel: 'Microblog',
    retargetingpixel: 'Retargeting',
    qapixel: 'Questions and answers',
    pinboard: 'Pinboard',
    searchengine2: 'Search engine 2',
    messagingapp: 'Messaging app',
    forum: 'Forum',
    shortvideo: 'Short video',
  },
};

const SettingsContext = createContext<Settings>(defaultSettings);

export function SettingsProvider({ settings, children }: { settings: Settings; children: ReactNode }) {
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
