/** What whoever runs this dashboard has set: which services it may call, and what neutral names stand for. */
import { createContext, type ReactNode, use } from 'react';
import type { pixelTypes } from '#contract/resources/pixels.ts';

/** The neutral names of a service: its three networks, its two stores of apps and its types of pixels. */
export type NeutralName = 'network1' | 'network2' | 'network3' | 'appstore_a' | 'appstore_b' | (typeof pixelTypes)[number];

export type Labels = Readonly<Record<NeutralName, string>>;

/** How a new link names a splash page or an overlay in its field `type`: text with `{id}` where the id stands. */
export interface OpeningNotation {
  readonly splashPage: string;
  readonly overlay: string;
}

export interface Settings {
  /** The services to choose from; '' is the origin that serves the page. Never empty. */
  serviceAddresses: readonly string[];
  /** What people read in place of the service's neutral names. */
  labels: Labels;
  /** The service describes no notation for these two, so that each may have its own. */
  openingNotation: OpeningNotation;
}

export const defaultSettings: Settings = {
  serviceAddresses: [''],
  openingNotation: { splashPage: '{id}', overlay: 'overlay-{id}' },
  labels: {
    network1: 'Network 1',
    network2: 'Network 2',
    network3: 'Network 3',
    appstore_a: 'Android store',
    appstore_b: 'iPhone and iPad store',
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

/** Whether the service's own name for something is one that has a label. */
export function isNeutralName(name: string): name is NeutralName {
  return Object.hasOwn(defaultSettings.labels, name);
}

/** The settings of this dashboard, read once at its start. */
export function useSettings(): Settings {
  return use(SettingsContext);
}
