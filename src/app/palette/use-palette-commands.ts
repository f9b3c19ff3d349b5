/** Palette commands: what can be done and opened from anywhere, in groups, for the text that was typed. */
import { useMantineColorScheme } from '@mantine/core';
import {
  ArrowLeftRight,
  Files,
  Globe,
  Grid3x3,
  History,
  Layers,
  Link2,
  Megaphone,
  Monitor,
  Moon,
  Plus,
  Radar,
  Search,
  Sun,
  Upload,
} from 'lucide-react';
import { use, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { EmbedOptionsContext } from '#app/boot/embed-options.ts';
import { goKeys } from '#app/routing/go-keys.ts';
import { useSections } from '#app/routing/sections.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { type Command, CommandsContext } from '#features/commands.ts';
import { paths } from '#features/paths.ts';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { readRecentCommands } from '#local/recent-commands.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { everyLink, useLibraryState, useLinkWindow } from '#queries/library.ts';
import { useCachedCampaigns } from '#queries/resources/campaigns.ts';
import { useCachedChannels } from '#queries/resources/channels.ts';
import { useCachedDomains } from '#queries/resources/domains.ts';
import { useCachedLinks } from '#queries/resources/links.ts';
import { useCachedPixels } from '#queries/resources/pixels.ts';
import { useLeadsTo } from '#ui/navigation/leads-to.ts';
import { displayUrl } from '#ui/safety/safe-url.ts';
import { matchCommands } from './match-commands.ts';
import { useAccountActions } from './use-account-actions.ts';

export interface CommandGroup {
  readonly label: string;
  readonly commands: readonly Command[];
}

/** What the shell does. */
export interface ShellActions {
  readonly newLink: () => void;
  readonly help: () => void;
}

/** Links, and channels or campaigns, that are listed for one text; more are found by more letters. */
const mostRows = 6;

/** Groups with what fits, none of them empty. Costs no request. */
export function usePaletteCommands(text: string, actions: ShellActions): readonly CommandGroup[] {
  const t = useTranslations('palette');
  const { accountId } = useEngine();
  const registry = use(CommandsContext);
  const leadsTo = useLeadsTo();
  // What the screen shows cannot change while the palette is above it.
  const [onScreen] = useState(() => registry?.read() ?? []);
  const [recentIds] = useState(() => readRecentCommands(() => localStorage, accountId));
  const settings = useSettingsCommands(actions.help);
  const screens = useScreenList();
  const creating = useCreateCommands(actions.newLink);
  const targets = useTargetCommands();
  const { found: links, known } = useLinkCommands(text);
  const search = useSearchCommand(text);

  const typed = text.trim() !== '';
  const isOffered = ({ screen }: Command) => screen === undefined || leadsTo(screen);
  const all = [...creating, ...screens, ...targets, ...settings, ...known].filter(isOffered);
  const place = ({ id }: Command) => {
    const at = recentIds.indexOf(id);
    return at === -1 ? recentIds.length : at;
  };
  const fitting = (commands: readonly Command[], most = Infinity) =>
    matchCommands(
      commands.filter(isOffered).toSorted((one, other) => place(one) - place(other)),
      text,
    ).slice(0, most);
  const recent = typed
    ? []
    : recentIds.flatMap((id) => all.find((each) => each.id === id) ?? []).slice(0, 4);
  const recentOnes = new Set(recent.map(({ id }) => id));
  const groups: (CommandGroup & { isRecent?: true })[] = [
    { label: t('groups.screen'), commands: fitting(onScreen) },
    { label: t('groups.recent'), commands: recent, isRecent: true },
    { label: t('groups.screens'), commands: fitting(screens) },
    { label: t('groups.actions'), commands: fitting(creating) },
    { label: t('groups.targets'), commands: typed ? fitting(targets, mostRows) : [] },
    { label: t('groups.links'), commands: typed ? fitting(links, mostRows) : [] },
    { label: t('groups.settings'), commands: fitting(settings) },
    { label: t('groups.search'), commands: search.filter(isOffered) },
  ];
  return groups
    .map((group) =>
      group.isRecent
        ? group
        : { ...group, commands: group.commands.filter(({ id }) => !recentOnes.has(id)) },
    )
    .filter(({ commands }) => commands.length > 0);
}

function useScreenList(): readonly Command[] {
  const t = useTranslations();
  const texts = useTranslations('shell.shortcuts');
  const navigate = useNavigate();
  return useSections().map(({ name, icon, screens: [first] }) => ({
    id: `screen:${name}`,
    title: t(first.title),
    icon,
    ...keysOf(name, texts),
    run: () => void navigate(first.pattern),
  }));
}

/** The keys that lead to a screen, where it has some. */
function keysOf(name: string, t: ReturnType<typeof useTranslations<'shell.shortcuts'>>) {
  const letter = goKeys.find(({ screen }) => screen === name)?.letter.toUpperCase();
  return letter === undefined ? {} : { keys: t('keys.go', { letter }) };
}

function useCreateCommands(newLink: () => void): readonly Command[] {
  const t = useTranslations('palette');
  const navigate = useNavigate();
  const go = (to: string) => () => void navigate(to);
  return [
    {
      id: 'new-link',
      screen: paths.newLink.pattern,
      title: t('newLink'),
      icon: Plus,
      keys: 'C',
      keywords: t('newLinkWords'),
      run: newLink,
    },
    {
      id: 'wizard',
      screen: paths.newLink.pattern,
      title: t('wizard'),
      icon: Files,
      keywords: t('wizardWords'),
      run: go(paths.newLink.href()),
    },
    {
      id: 'import',
      screen: paths.importLinks.pattern,
      title: t('import'),
      icon: Upload,
      keywords: t('importWords'),
      run: go(paths.importLinks.href()),
    },
    {
      id: 'plan',
      screen: paths.plan.pattern,
      title: t('plan'),
      icon: Grid3x3,
      keywords: t('planWords'),
      run: go(paths.plan.href()),
    },
  ];
}

function useTargetCommands(): readonly Command[] {
  const t = useTranslations('palette');
  const navigate = useNavigate();
  const channels = useCachedChannels();
  const campaigns = useCachedCampaigns();
  const domains = useCachedDomains();
  const pixels = useCachedPixels();
  const { nameOf } = useTargetNames();
  return [
    ...channels().map((row) => ({
      id: `channel:${row.id}`,
      title: nameOf('channel', row),
      detail: t('channel'),
      icon: Layers,
      screen: paths.channel.pattern,
      run: () => void navigate(paths.channel.href(row.id)),
    })),
    ...campaigns().map((row) => ({
      id: `campaign:${row.id}`,
      title: nameOf('campaign', row),
      detail: t('campaign'),
      icon: Megaphone,
      screen: paths.campaign.pattern,
      run: () => void navigate(paths.campaign.href(row.id)),
    })),
    ...domains().map((row) => ({
      id: `domain:${row.id}`,
      title: displayUrl(row.domain ?? '') || t('domain'),
      detail: t('domain'),
      icon: Globe,
      screen: paths.domains.pattern,
      run: () => void navigate(paths.domains.href()),
    })),
    ...pixels().map((row) => ({
      id: `pixel:${row.id}`,
      title: row.name || t('pixel'),
      detail: t('pixel'),
      icon: Radar,
      screen: paths.pixels.pattern,
      run: () => void navigate(paths.pixels.href()),
    })),
  ];
}

/** `known`: links that lists have shown, by which a recent one is named. */
function useLinkCommands(text: string): { found: readonly Command[]; known: readonly Command[] } {
  const navigate = useNavigate();
  const { phase, pausedFor } = useLibraryState();
  // In other states a question would make the engine read links.
  const isHere =
    phase === 'whole' || phase === 'loading' || (phase === 'filling' && pausedFor !== 'paused');
  const view = { ...everyLink, q: text.trim() };
  const { data } = useLinkWindow(
    isHere && view.q !== '' ? { view, from: 0, count: mostRows } : undefined,
  );
  const atHand = useCachedLinks();
  const commandOf = (link: ReturnType<typeof atHand>[number]): Command => ({
    id: `link:${link.id}`,
    title: linkItem(link).name,
    icon: Link2,
    ...(link.shorturl === null ? {} : { shortUrl: link.shorturl }),
    detail: displayUrl(link.longurl ?? '').slice(0, 200),
    keywords: `${link.title ?? ''} ${link.description ?? ''}`,
    screen: paths.link.pattern,
    run: () => void navigate(paths.link.href(link.id)),
  });
  const known = atHand().map(commandOf);
  // What lists have shown is there at once, so that Enter right after the last letter opens it.
  const found = [...(isHere ? (data?.rows ?? []) : []).map(commandOf), ...known];
  return { found: [...new Map(found.map((command) => [command.id, command])).values()], known };
}

/** Asks the list of links, which finds those that are not here too. */
function useSearchCommand(text: string): readonly Command[] {
  const t = useTranslations('palette');
  const navigate = useNavigate();
  const q = text.trim();
  if (q === '') return [];
  const to = `${paths.links.href()}?${new URLSearchParams({ q }).toString()}`;
  return [
    {
      id: 'search',
      title: t('searchFor', { text: q.slice(0, 60) }),
      icon: Search,
      screen: paths.links.pattern,
      run: () => void navigate(to),
    },
  ];
}

function useSettingsCommands(help: () => void): readonly Command[] {
  const t = useTranslations('palette');
  const navigate = useNavigate();
  const { security, switchTo } = useSessionActions();
  const account = useAccountActions(help);
  const { accountId } = useEngine();
  const { scheme } = use(EmbedOptionsContext);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const colors = [
    { value: 'light', title: t('colors.light'), icon: Sun },
    { value: 'dark', title: t('colors.dark'), icon: Moon },
    { value: 'auto', title: t('colors.auto'), icon: Monitor },
  ] as const;
  return [
    // A parent page may have decided.
    ...(scheme === 'auto' ? colors : [])
      .filter(({ value }) => value !== colorScheme)
      .map(({ value, title, icon }) => ({
        id: `colours:${value}`,
        title,
        icon,
        keywords: t('colorsWords'),
        run: () => setColorScheme(value),
      })),
    {
      id: 'requests',
      title: t('requests'),
      icon: History,
      keywords: t('requestsWords'),
      screen: paths.activity.pattern,
      run: () => void navigate(paths.activity.href()),
    },
    account.help,
    ...security.accounts
      .filter((each) => each.accountId !== accountId && each.state === 'open')
      .map((each) => ({
        id: `account:${each.accountId}`,
        title: t('switch', { email: each.email }),
        icon: ArrowLeftRight,
        run: () => switchTo(each.accountId),
      })),
    account.add,
    account.lock,
  ];
}
