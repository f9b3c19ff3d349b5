/**
 * Screens of a frame: which ones are shown, by what the parent page asks for and what its backend
 * allows, and where the two do not agree.
 */
import { matchPath } from 'react-router-dom';
import type { EndpointName } from '#contract/api.ts';
import { allowedRequests } from '#embed/protocol/allow-list.ts';
import type { ScreenName } from '#embed/protocol/screens.ts';
import { paths } from '#features/paths.ts';

/** The patterns of paths, each with the requests that its screen is nothing without. */
type Patterns = Readonly<Record<string, readonly EndpointName[]>>;

/** The first one is that of the navigation. */
const particular = {
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
  activity: { [paths.activity.pattern]: [] },
  account: { [paths.account.pattern]: ['account.get'] },
} as const satisfies Partial<Record<ScreenName, Patterns>>;

type Particular = keyof typeof particular;

const isParticular = (name: ScreenName): name is Particular => Object.hasOwn(particular, name);

/** Every other screen shows one list, and has the name of its resource. */
function patternsOf(name: ScreenName): Patterns {
  if (isParticular(name)) return particular[name];
  return { [paths[name].pattern]: [`${name}.list` as const] };
}

/** In the order of the paths, which is that of the navigation. */
const screenNames = Object.keys(paths).filter(isScreenName);
const screens = new Map(screenNames.map((name) => [name, patternsOf(name)]));
const allPatterns = [...screens.values()].flatMap((each) => Object.keys(each));

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
  const known = wanted?.filter(isScreenName) ?? [];
  const unknown = wanted?.filter((name) => !isScreenName(name)) ?? [];
  // A frame without any screen would only look broken.
  const named = known.length > 0 ? known : undefined;
  const isMissing = (name: string) => allowed !== null && !allowed.includes(name);
  const hidden = new Set<string>();
  const problems = unknown.map(
    (name) => `screens: there is no ${JSON.stringify(name)}. They are ${screenNames.join(', ')}`,
  );
  if (wanted?.length === 0) problems.push('screens: name at least one, or leave it out');

  for (const [name, screen] of screens) {
    const patterns = Object.entries(screen);
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
  const isShown = (pattern: string) => !pattern.includes(':') && !hidden.has(pattern);
  return { hidden, first: allPatterns.find(isShown), problems };
}

/** Whether the screen at a path is not shown. */
export function isHidden(pathname: string, hidden: ReadonlySet<string>): boolean {
  // A pattern with a parameter would match the paths of other screens, too.
  const pattern = allPatterns.includes(pathname)
    ? pathname
    : allPatterns.find((each) => matchPath(each, pathname) !== null);
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
  return Object.hasOwn(particular, name) || Object.hasOwn(allowedRequests, `${name}.list`);
}
