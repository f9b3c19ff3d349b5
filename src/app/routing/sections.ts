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
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '#app/lazy-component.ts';
import type { Action } from '#features/actions/actions.ts';
import { paths } from '#features/paths.ts';
import { isUnfinished, type JobSummary } from '#queries/jobs.ts';
import type { dashboard } from '#texts/en/dashboard.ts';
import { useLeadsTo } from '#ui/navigation/leads-to.ts';
import { goKeys } from './go-keys.ts';

type Texts = typeof dashboard;

/** Areas of texts with a title: those of screens. */
type Area = { [A in keyof Texts]: Texts[A] extends { title: string } ? A : never }[keyof Texts];

/** The key of a screen's title: that of its area, or in the shell where a screen shows a record's name instead. */
type TitleKey = `${Area}.title` | `shell.titles.${keyof Texts['shell']['titles']}`;

interface Screen {
  pattern: string;
  title: TitleKey;
  Page: ComponentType;
  preload: () => Promise<void>;
}

export interface Section {
  name: string;
  icon: LucideIcon;
  /** The navigation leads to the first one, and is labelled with its title. */
  screens: readonly [Screen, ...Screen[]];
  /** Selects the jobs whose number is shown beside the label. */
  count?: (job: JobSummary) => boolean;
}

function screen(
  path: { pattern: string },
  title: TitleKey,
  load: () => Promise<ComponentType>,
): Screen {
  const { Component, preload } = lazyComponent(load);
  return { pattern: path.pattern, title, Page: Component, preload };
}

const sections: readonly Section[] = [
  {
    name: 'overview',
    icon: LayoutDashboard,
    screens: [
      screen(
        paths.overview,
        'overview.title',
        async () => (await import('#pages/overview/OverviewPage.tsx')).OverviewPage,
      ),
      screen(
        paths.report,
        'report.title',
        async () => (await import('#pages/report/ReportPage.tsx')).ReportPage,
      ),
    ],
  },
  {
    name: 'links',
    icon: Link2,
    screens: [
      screen(
        paths.links,
        'links.title',
        async () => (await import('#pages/links/LinksPage.tsx')).LinksPage,
      ),
      screen(
        paths.newLink,
        'linksNew.title',
        async () => (await import('#pages/links-new/NewLinkPage.tsx')).NewLinkPage,
      ),
      screen(
        paths.importLinks,
        'linksImport.title',
        async () => (await import('#pages/links-import/ImportPage.tsx')).ImportPage,
      ),
      screen(
        paths.link,
        'shell.titles.link',
        async () => (await import('#pages/link/LinkPage.tsx')).LinkPage,
      ),
    ],
  },
  {
    name: 'channels',
    icon: Layers,
    screens: [
      screen(
        paths.channels,
        'channels.title',
        async () => (await import('#pages/targets/ChannelsPage.tsx')).ChannelsPage,
      ),
      screen(
        paths.channel,
        'shell.titles.channel',
        async () => (await import('#pages/targets/ChannelPage.tsx')).ChannelPage,
      ),
    ],
  },
  {
    name: 'campaigns',
    icon: Megaphone,
    screens: [
      screen(
        paths.campaigns,
        'campaigns.title',
        async () => (await import('#pages/targets/CampaignsPage.tsx')).CampaignsPage,
      ),
      screen(
        paths.plan,
        'plan.title',
        async () => (await import('#pages/plan/PlanPage.tsx')).PlanPage,
      ),
      screen(
        paths.campaign,
        'shell.titles.campaign',
        async () => (await import('#pages/targets/CampaignPage.tsx')).CampaignPage,
      ),
    ],
  },
  {
    name: 'domains',
    icon: Globe,
    screens: [
      screen(
        paths.domains,
        'domains.title',
        async () => (await import('#pages/domains/DomainsPage.tsx')).DomainsPage,
      ),
    ],
  },
  {
    name: 'pixels',
    icon: Radar,
    screens: [
      screen(
        paths.pixels,
        'pixels.title',
        async () => (await import('#pages/pixels/PixelsPage.tsx')).PixelsPage,
      ),
    ],
  },
  {
    name: 'overlays',
    icon: PanelBottom,
    screens: [
      screen(
        paths.overlays,
        'overlays.title',
        async () => (await import('#pages/overlays/OverlaysPage.tsx')).OverlaysPage,
      ),
    ],
  },
  {
    name: 'splash',
    icon: Presentation,
    screens: [
      screen(
        paths.splash,
        'splash.title',
        async () => (await import('#pages/splash/SplashPage.tsx')).SplashPage,
      ),
    ],
  },
  {
    name: 'activity',
    icon: History,
    screens: [
      screen(
        paths.activity,
        'activity.title',
        async () => (await import('#pages/activity/ActivityPage.tsx')).ActivityPage,
      ),
    ],
    count: isUnfinished,
  },
  {
    name: 'account',
    icon: CircleUser,
    screens: [
      screen(
        paths.account,
        'account.title',
        async () => (await import('#pages/account/AccountPage.tsx')).AccountPage,
      ),
    ],
  },
];

/** Those that are shown here, each with its screens that are. */
export function useSections(): readonly Section[] {
  const leadsTo = useLeadsTo();
  return sections.flatMap((section) => {
    const [first, ...rest] = section.screens.filter(({ pattern }) => leadsTo(pattern));
    return first === undefined ? [] : [{ ...section, screens: [first, ...rest] }];
  });
}

/** Goes to the first screen of a section. */
export function useSectionAction(): (section: Section) => Action {
  const t = useTranslations();
  return ({ name, icon, screens: [first] }) => {
    const letter = goKeys.find(({ screen }) => screen === name)?.letter.toUpperCase();
    return {
      id: `screen:${name}`,
      title: t(first.title),
      icon,
      keys: letter && t('shell.shortcuts.keys.go', { letter }),
      to: first.pattern,
    };
  };
}

/** Loads the screen at a path, with or without a query, before it is shown. */
export async function preloadScreen(path: string): Promise<void> {
  const pathname = path.split('?')[0] ?? path;
  const screens = sections.flatMap((section) => section.screens);
  await screens.find(({ pattern }) => matchPath(pattern, pathname) !== null)?.preload();
}
