/**
 * Screens of a frame: which ones are shown, by what the parent page asks for and what its backend
 * allows, and where the two do not agree.
 */
import { matchPath } from 'react-router-dom';
import type { EndpointName } from '#contract/api.ts';
import { paths } from '#features/paths.ts';

type Needs = readonly EndpointName[];

/**
 * The screens by the names that a page gives them: the patterns of their paths, each with the
 * requests that it is nothing without. The first one is that of the navigation.
 */
const screens = {
  overview: { [paths.overview.pattern]: ['links.list'], [paths.report.pattern]: ['links.list'] },
  links: {
    [paths.links.pattern]: ['links.list'],
    [paths.newLink.pattern]: ['links.create'],
    [paths.importLinks.pattern]: ['links.create'],
    [paths.link.pattern]: ['links.get'],
  },
  channels: {
    [paths.channels.pattern]: ['channels.list'],
    [paths.channel.pattern]: ['channels.get'],
  },
  campaigns: {
    [paths.campaigns.pattern]: ['campaigns.list'],
    [paths.plan.pattern]: ['campaigns.list', 'links.create'],
    [paths.campaign.pattern]: ['campaigns.list'],
  },
  domains: { [paths.domains.pattern]: ['domains.list'] },
  pixels: { [paths.pixels.pattern]: ['pixels.list'] },
  overlays: { [paths.overlays.pattern]: ['overlays.list'] },
  splash: { [paths.splash.pattern]: ['splash.list'] },
  activity: { [paths.activity.pattern]: [] },
  account: { [paths.account.pattern]: ['account.get'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Needs>>>>;

type ScreenName = keyof typeof screens;

interface ResolvedScreens {
  /** The patterns of screens that are not shown. */
  readonly hidden: ReadonlySet<string>;
  /** The path of the first one that is shown; undefined where there is none. */
  readonly first: string | undefined;
  /** What does not agree, each with what to do about it. */
  readonly problems: readonly string[];
}

/**
 * @param wanted the names that the page has given; all of them where it has given none
 * @param allowed the requests that its backend passes on; null where that is not known
 */
export function resolveScreens(
  wanted: readonly string[] | undefined,
  allowed: readonly string[] | null,
): ResolvedScreens {
  const names = Object.keys(screens).filter(isScreenName);
  const known = wanted?.filter(isScreenName) ?? [];
  const unknown = wanted?.filter((name) => !isScreenName(name)) ?? [];
  // A frame without any screen would only look broken.
  const named = known.length > 0 ? known : undefined;
  const isMissing = (name: string) => allowed !== null && !allowed.includes(name);
  const hidden = new Set<string>();
  const problems = unknown.map(
    (name) => `screens: there is no ${JSON.stringify(name)}. They are ${names.join(', ')}`,
  );
  if (wanted?.length === 0) problems.push('screens: name at least one, or leave it out');

  for (const name of names) {
    const patterns = Object.entries<Needs>(screens[name]);
    const isNamed = named?.includes(name) ?? true;
    const missing = (patterns[0]?.[1] ?? []).filter(isMissing);
    if (isNamed && named !== undefined && missing.length > 0)
      problems.push(disagreement(name, missing));
    for (const [pattern, needs] of patterns) {
      // One record is reached from its list.
      const isLost = pattern.includes(':') && missing.length > 0;
      if (!isNamed || isLost || needs.some(isMissing)) hidden.add(pattern);
    }
  }
  const all = names.flatMap((name) => Object.keys(screens[name]));
  const isShown = (pattern: string) => !pattern.includes(':') && !hidden.has(pattern);
  return { hidden, first: all.find(isShown), problems };
}

/** Whether the screen at a path is not shown. */
export function isHidden(pathname: string, hidden: ReadonlySet<string>): boolean {
  const all = Object.values(screens).flatMap((each) => Object.keys(each));
  // A pattern with a parameter would match the paths of other screens, too.
  const pattern = all.includes(pathname)
    ? pathname
    : all.find((each) => matchPath(each, pathname) !== null);
  return pattern !== undefined && hidden.has(pattern);
}

function disagreement(name: ScreenName, missing: readonly string[]): string {
  const requests = missing.join(', ');
  return (
    `screens: "${name}" is not shown, because the backend of this page does not allow ${requests}. ` +
    `Add ${requests} to "allow" of createBackend, or leave "${name}" out of "screens"`
  );
}

function isScreenName(name: string): name is ScreenName {
  return Object.hasOwn(screens, name);
}
