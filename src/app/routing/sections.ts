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

interface Screen {
  pattern: string;
  title: string;
  Page: ComponentType;
}

export interface Section {
  /** The label in the navigation, which leads to the first screen. */
  name: string;
  icon: LucideIcon;
  screens: readonly [Screen, ...Screen[]];
  /** Selects the jobs whose number is shown beside the label. */
  count?: (job: JobSummary) => boolean;
}

function screen(path: { pattern: string }, title: string, load: () => Promise<ComponentType>): Screen {
  return { pattern: path.pattern, title, Page: lazy(async () => ({ default: await load() })) };
}

export const sections: readonly Section[] = [
  {
    name: 'Overview',
    icon: LayoutDashboard,
    screens: [screen(paths.overview, 'Overview', async () => (await import('#pages/overview/OverviewPage.tsx')).OverviewPage)],
  },
  {
    name: 'Links',
    icon: Link2,
    screens: [
      screen(paths.links, 'Links', async () => (await import('#pages/links/list/LinksPage.tsx')).LinksPage),
      screen(paths.newLink, 'New link', async () => (await import('#pages/links-new/NewLinkPage.tsx')).NewLinkPage),
      screen(paths.importLinks, 'Import links', async () => (await import('#pages/links-import/ImportPage.tsx')).ImportPage),
      screen(paths.link, 'Link', async () => (await import('#pages/links/detail/LinkPage.tsx')).LinkPage),
    ],
  },
  {
    name: 'Channels',
    icon: Layers,
    screens: [
      screen(paths.channels, 'Channels', async () => (await import('#pages/channels/ChannelsPage.tsx')).ChannelsPage),
      screen(paths.channel, 'Channel', async () => (await import('#pages/channels/ChannelPage.tsx')).ChannelPage),
    ],
  },
  {
    name: 'Campaigns',
    icon: Megaphone,
    screens: [
      screen(paths.campaigns, 'Campaigns', async () => (await import('#pages/campaigns/CampaignsPage.tsx')).CampaignsPage),
      screen(paths.campaign, 'Campaign', async () => (await import('#pages/campaigns/CampaignPage.tsx')).CampaignPage),
    ],
  },
  {
    name: 'Domains',
    icon: Globe,
    screens: [screen(paths.domains, 'Domains', async () => (await import('#pages/domains/DomainsPage.tsx')).DomainsPage)],
  },
  {
    name: 'Pixels',
    icon: Radar,
    screens: [screen(paths.pixels, 'Pixels', async () => (await import('#pages/pixels/PixelsPage.tsx')).PixelsPage)],
  },
  {
    name: 'Overlays',
    icon: PanelBottom,
    screens: [screen(paths.overlays, 'Overlays', async () => (await import('#pages/overlays/OverlaysPage.tsx')).OverlaysPage)],
  },
  {
    name: 'Splash pages',
    icon: Presentation,
    screens: [screen(paths.splash, 'Splash pages', async () => (await import('#pages/splash/SplashPage.tsx')).SplashPage)],
  },
  {
    name: 'Activity',
    icon: History,
    screens: [screen(paths.activity, 'Activity', async () => (await import('#pages/activity/ActivityPage.tsx')).ActivityPage)],
    count: isUnfinished,
  },
  {
    name: 'Account',
    icon: CircleUser,
    screens: [screen(paths.account, 'Account', async () => (await import('#pages/account/AccountPage.tsx')).AccountPage)],
  },
];
