/** The screens: a row for each entry of the navigation, in its order, with the screens that belong to it. */
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

export interface Section {
  /** The word in the navigation. */
  name: string;
  href: string;
  icon: LucideIcon;
  /** Which jobs it counts with a small number beside its word. */
  count?: (job: JobSummary) => boolean;
  screens: readonly { pattern: string; title: string; Page: ComponentType }[];
}

const OverviewPage = lazy(async () => ({ default: (await import('#pages/overview/OverviewPage.tsx')).OverviewPage }));
const LinksPage = lazy(async () => ({ default: (await import('#pages/links/list/LinksPage.tsx')).LinksPage }));
const NewLinkPage = lazy(async () => ({ default: (await import('#pages/links-new/NewLinkPage.tsx')).NewLinkPage }));
const ImportPage = lazy(async () => ({ default: (await import('#pages/links-import/ImportPage.tsx')).ImportPage }));
const LinkPage = lazy(async () => ({ default: (await import('#pages/links/detail/LinkPage.tsx')).LinkPage }));
const ChannelsPage = lazy(async () => ({ default: (await import('#pages/channels/ChannelsPage.tsx')).ChannelsPage }));
const ChannelPage = lazy(async () => ({ default: (await import('#pages/channels/ChannelPage.tsx')).ChannelPage }));
const CampaignsPage = lazy(async () => ({ default: (await import('#pages/campaigns/CampaignsPage.tsx')).CampaignsPage }));
const CampaignPage = lazy(async () => ({ default: (await import('#pages/campaigns/CampaignPage.tsx')).CampaignPage }));
const DomainsPage = lazy(async () => ({ default: (await import('#pages/domains/DomainsPage.tsx')).DomainsPage }));
const PixelsPage = lazy(async () => ({ default: (await import('#pages/pixels/PixelsPage.tsx')).PixelsPage }));
const OverlaysPage = lazy(async () => ({ default: (await import('#pages/overlays/OverlaysPage.tsx')).OverlaysPage }));
const SplashPage = lazy(async () => ({ default: (await import('#pages/splash/SplashPage.tsx')).SplashPage }));
const ActivityPage = lazy(async () => ({ default: (await import('#pages/activity/ActivityPage.tsx')).ActivityPage }));
const AccountPage = lazy(async () => ({ default: (await import('#pages/account/AccountPage.tsx')).AccountPage }));

export const sections: readonly Section[] = [
  {
    name: 'Overview',
    href: paths.overview.href(),
    icon: LayoutDashboard,
    screens: [{ pattern: paths.overview.pattern, title: 'Overview', Page: OverviewPage }],
  },
  {
    name: 'Links',
    href: paths.links.href(),
    icon: Link2,
    screens: [
      { pattern: paths.links.pattern, title: 'Links', Page: LinksPage },
      { pattern: paths.newLink.pattern, title: 'New link', Page: NewLinkPage },
      { pattern: paths.importLinks.pattern, title: 'Import links', Page: ImportPage },
      { pattern: paths.link.pattern, title: 'Link', Page: LinkPage },
    ],
  },
  {
    name: 'Channels',
    href: paths.channels.href(),
    icon: Layers,
    screens: [
      { pattern: paths.channels.pattern, title: 'Channels', Page: ChannelsPage },
      { pattern: paths.channel.pattern, title: 'Channel', Page: ChannelPage },
    ],
  },
  {
    name: 'Campaigns',
    href: paths.campaigns.href(),
    icon: Megaphone,
    screens: [
      { pattern: paths.campaigns.pattern, title: 'Campaigns', Page: CampaignsPage },
      { pattern: paths.campaign.pattern, title: 'Campaign', Page: CampaignPage },
    ],
  },
  {
    name: 'Domains',
    href: paths.domains.href(),
    icon: Globe,
    screens: [{ pattern: paths.domains.pattern, title: 'Domains', Page: DomainsPage }],
  },
  {
    name: 'Pixels',
    href: paths.pixels.href(),
    icon: Radar,
    screens: [{ pattern: paths.pixels.pattern, title: 'Pixels', Page: PixelsPage }],
  },
  {
    name: 'Overlays',
    href: paths.overlays.href(),
    icon: PanelBottom,
    screens: [{ pattern: paths.overlays.pattern, title: 'Overlays', Page: OverlaysPage }],
  },
  {
    name: 'Splash pages',
    href: paths.splash.href(),
    icon: Presentation,
    screens: [{ pattern: paths.splash.pattern, title: 'Splash pages', Page: SplashPage }],
  },
  {
    name: 'Activity',
    href: paths.activity.href(),
    icon: History,
    screens: [{ pattern: paths.activity.pattern, title: 'Activity', Page: ActivityPage }],
    count: isUnfinished,
  },
  {
    name: 'Account',
    href: paths.account.href(),
    icon: CircleUser,
    screens: [{ pattern: paths.account.pattern, title: 'Account', Page: AccountPage }],
  },
];
