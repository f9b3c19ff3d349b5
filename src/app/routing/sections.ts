/** Sections: the entries of the navigation in their order, with the routes and lazily loaded screens of each. */
import {
  CircleUser,
  Globe,
  History,
  Layers,
  LayoutDashboard,
  Link2,
  type LucideIcon,
  Megaphone,
  PanelBottom,
  Presentation,
  Radar,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { paths } from '#features/routes/paths.ts';
import { isUnfinished, type JobSummary } from '#queries/jobs.ts';
import type { dashboard } from '#texts/en/dashboard.ts';

/** Keys of the texts of the shell. */
type TitleKey = keyof typeof dashboard.shell.titles;

interface Screen {
  pattern: string;
  title: TitleKey;
  Page: ComponentType;
}

export interface Section {
  /** The key of its label in the navigation, which leads to the first screen. */
  name: keyof typeof dashboard.shell.sections;
  icon: LucideIcon;
  screens: readonly [Screen, ...Screen[]];
  /** Selects the jobs whose number is shown beside the label. */
  count?: (job: JobSummary) => boolean;
}

function screen(path: { pattern: string }, title: TitleKey, load: () => Promise<ComponentType>): Screen {
  return { pattern: path.pattern, title, Page: lazy(async () => ({ default: await load() })) };
}

export const sections: readonly Section[] = [
  {
    name: 'overview',
    icon: LayoutDashboard,
    screens: [screen(paths.overview, 'overview', async () => (await import('#pages/overview/OverviewPage.tsx')).OverviewPage)],
  },
  {
    name: 'links',
    icon: Link2,
    screens: [
      screen(paths.links, 'links', async () => (await import('#pages/links/list/LinksPage.tsx')).LinksPage),
      screen(paths.newLink, 'newLink', async () => (await import('#pages/links-new/NewLinkPage.tsx')).NewLinkPage),
      screen(paths.importLinks, 'import', async () => (await import('#pages/links-import/ImportPage.tsx')).ImportPage),
      screen(paths.link, 'link', async () => (await import('#pages/links/detail/LinkPage.tsx')).LinkPage),
    ],
  },
  {
    name: 'channels',
    icon: Layers,
    screens: [
      screen(paths.channels, 'channels', async () => (await import('#pages/channels/ChannelsPage.tsx')).ChannelsPage),
      screen(paths.channel, 'channel', async () => (await import('#pages/channels/ChannelPage.tsx')).ChannelPage),
    ],
  },
  {
    name: 'campaigns',
    icon: Megaphone,
    screens: [
      screen(paths.campaigns, 'campaigns', async () => (await import('#pages/campaigns/CampaignsPage.tsx')).CampaignsPage),
      screen(paths.campaign, 'campaign', async () => (await import('#pages/campaigns/CampaignPage.tsx')).CampaignPage),
    ],
  },
  {
    name: 'domains',
    icon: Globe,
    screens: [screen(paths.domains, 'domains', async () => (await import('#pages/domains/DomainsPage.tsx')).DomainsPage)],
  },
  {
    name: 'pixels',
    icon: Radar,
    screens: [screen(paths.pixels, 'pixels', async () => (await import('#pages/pixels/PixelsPage.tsx')).PixelsPage)],
  },
  {
    name: 'overlays',
    icon: PanelBottom,
    screens: [screen(paths.overlays, 'overlays', async () => (await import('#pages/overlays/OverlaysPage.tsx')).OverlaysPage)],
  },
  {
    name: 'splash',
    icon: Presentation,
    screens: [screen(paths.splash, 'splash', async () => (await import('#pages/splash/SplashPage.tsx')).SplashPage)],
  },
  {
    name: 'activity',
    icon: History,
    screens: [screen(paths.activity, 'activity', async () => (await import('#pages/activity/ActivityPage.tsx')).ActivityPage)],
    count: isUnfinished,
  },
  {
    name: 'account',
    icon: CircleUser,
    screens: [screen(paths.account, 'account', async () => (await import('#pages/account/AccountPage.tsx')).AccountPage)],
  },
];
