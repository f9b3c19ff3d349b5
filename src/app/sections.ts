/** The screens: a row for each entry of the navigation, in its order, with the screens that belong to it. */
import { LayoutDashboard, Link2, type LucideIcon } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { paths } from '#pages/paths.ts';

export interface Section {
  /** The word in the navigation. */
  name: string;
  href: string;
  icon: LucideIcon;
  screens: readonly { pattern: string; title: string; Page: ComponentType }[];
}

const OverviewPage = lazy(async () => ({ default: (await import('#pages/overview/OverviewPage.tsx')).OverviewPage }));
const LinksPage = lazy(async () => ({ default: (await import('#pages/links/LinksPage.tsx')).LinksPage }));
const LinkPage = lazy(async () => ({ default: (await import('#pages/links/LinkPage.tsx')).LinkPage }));

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
      { pattern: paths.newLink.pattern, title: 'New link', Page: LinksPage },
      { pattern: paths.link.pattern, title: 'Link', Page: LinkPage },
    ],
  },
];
