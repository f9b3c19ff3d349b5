/** Palette groups: what can be done and opened from anywhere, in groups, for the text that was typed. */
import { useMantineColorScheme } from '@mantine/core';
import {
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
import { createElement, use, useState } from 'react';
import { resolvePath } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { EmbedOptionsContext } from '#app/boot/embed-options.ts';
import { useSectionAction, useSections } from '#app/routing/sections.ts';
import { type Action, ActionsContext } from '#features/actions/actions.ts';
import { linkItem } from '#features/assign/model/assignment.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { paths } from '#features/paths.ts';
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
import { ShortLink } from '#ui/text/ShortLink.tsx';
import { matchActions } from './match-actions.ts';
import { useAccountActions } from './use-account-actions.ts';

export interface PaletteGroup {
  readonly label: string;
  readonly actions: readonly Action[];
}

/** What the shell does. */
export interface ShellActions {
  readonly newLink: () => void;
  readonly help: () => void;
}

/** Links, and channels or campaigns, that are listed for one text; more are found by more letters. */
const maxRows = 6;

/** Groups with what fits, none of them empty. Costs no request. */
export function usePaletteGroups(text: string, shell: ShellActions): readonly PaletteGroup[] {
  const t = useTranslations('palette');
  const { accountId } = useEngine();
  const registry = use(ActionsContext);
  const leadsTo = useLeadsTo();
  // What the screen shows cannot change while the palette is above it.
  const [onScreen] = useState(
    () => registry?.read().filter((action) => action !== undefined) ?? [],
  );
  const [recentIds] = useState(() => readRecentCommands(() => localStorage, accountId));
  const settings = useSettingsActions(shell.help);
  const screens = useSections().map(useSectionAction());
  const creating = useCreateActions(shell.newLink);
  const targets = useRecordActions();
  const { found: links, known } = useOpenLinkActions(text);
  const search = useSearchAction(text);

  const typed = text.trim() !== '';
  const isOffered = ({ to }: Action) => to === undefined || leadsTo(resolvePath(to).pathname);
  const all = [...creating, ...screens, ...targets, ...settings, ...known].filter(isOffered);
  const place = ({ id }: Action) => {
    const at = recentIds.indexOf(id);
    return at === -1 ? recentIds.length : at;
  };
  const fitting = (actions: readonly Action[], most = Infinity) =>
    matchActions(
      actions.filter(isOffered).toSorted((one, other) => place(one) - place(other)),
      text,
    ).slice(0, most);
  const recent = typed
    ? []
    : recentIds.flatMap((id) => all.find((each) => each.id === id) ?? []).slice(0, 4);
  const recentOnes = new Set(recent.map(({ id }) => id));
  const groups: (PaletteGroup & { isRecent?: true })[] = [
    { label: t('groups.screen'), actions: fitting(onScreen) },
    { label: t('groups.recent'), actions: recent, isRecent: true },
    { label: t('groups.screens'), actions: fitting(screens) },
    { label: t('groups.actions'), actions: fitting(creating) },
    { label: t('groups.targets'), actions: typed ? fitting(targets, maxRows) : [] },
    { label: t('groups.links'), actions: typed ? fitting(links, maxRows) : [] },
    { label: t('groups.settings'), actions: fitting(settings) },
    { label: t('groups.search'), actions: search.filter(isOffered) },
  ];
  return groups
    .map((group) =>
      group.isRecent
        ? group
        : { ...group, actions: group.actions.filter(({ id }) => !recentOnes.has(id)) },
    )
    .filter(({ actions }) => actions.length > 0);
}

function useCreateActions(newLink: () => void): readonly Action[] {
  const t = useTranslations('palette');
  const quick = {
    id: 'new-link',
    title: t('newLink'),
    icon: Plus,
    key: 'c',
    keywords: t('newLinkWords'),
    run: newLink,
  };
  return [
    ...(useLeadsTo()(paths.newLink.pattern) ? [quick] : []),
    {
      id: 'wizard',
      title: t('wizard'),
      icon: Files,
      keywords: t('wizardWords'),
      to: paths.newLink.href(),
    },
    {
      id: 'import',
      title: t('import'),
      icon: Upload,
      keywords: t('importWords'),
      to: paths.importLinks.href(),
    },
    {
      id: 'plan',
      title: t('plan'),
      icon: Grid3x3,
      keywords: t('planWords'),
      to: paths.plan.href(),
    },
  ];
}

const recordIcons = { channel: Layers, campaign: Megaphone, domain: Globe, pixel: Radar };

/** Each shows a record, or the list that it is in. */
function useRecordActions(): readonly Action[] {
  const t = useTranslations('palette');
  const channels = useCachedChannels();
  const campaigns = useCachedCampaigns();
  const domains = useCachedDomains();
  const pixels = useCachedPixels();
  const { nameOf } = useTargetNames();
  const show = (kind: keyof typeof recordIcons, id: number, title: string, to: string): Action => ({
    id: `${kind}:${id}`,
    title: title || t(kind),
    detail: t(kind),
    icon: recordIcons[kind],
    to,
  });
  return [
    ...channels().map((row) =>
      show('channel', row.id, nameOf('channel', row), paths.channel.href(row.id)),
    ),
    ...campaigns().map((row) =>
      show('campaign', row.id, nameOf('campaign', row), paths.campaign.href(row.id)),
    ),
    ...domains().map((row) =>
      show('domain', row.id, displayUrl(row.domain ?? ''), paths.domains.href()),
    ),
    ...pixels().map((row) => show('pixel', row.id, row.name ?? '', paths.pixels.href())),
  ];
}

/** `known`: links that lists have shown, by which a recent one is named. */
function useOpenLinkActions(text: string): { found: readonly Action[]; known: readonly Action[] } {
  const { phase, pausedFor } = useLibraryState();
  // In other states a question would make the engine read links.
  const isHere =
    phase === 'whole' || phase === 'loading' || (phase === 'filling' && pausedFor !== 'paused');
  const view = { ...everyLink, q: text.trim() };
  const { data } = useLinkWindow(
    isHere && view.q !== '' ? { view, from: 0, count: maxRows } : undefined,
  );
  const atHand = useCachedLinks();
  const actionOf = (link: ReturnType<typeof atHand>[number]): Action => ({
    id: `link:${link.id}`,
    title: linkItem(link).name,
    icon: Link2,
    shown: link.shorturl === null ? undefined : createElement(ShortLink, { url: link.shorturl }),
    detail: displayUrl(link.longurl ?? '').slice(0, 200),
    keywords: `${link.title ?? ''} ${link.description ?? ''}`,
    to: paths.link.href(link.id),
  });
  const known = atHand().map(actionOf);
  // What lists have shown is there at once, so that Enter right after the last letter opens it.
  const found = [...(isHere ? (data?.rows ?? []) : []).map(actionOf), ...known];
  return { found: [...new Map(found.map((action) => [action.id, action])).values()], known };
}

/** Asks the list of links, which finds those that are not here too. */
function useSearchAction(text: string): readonly Action[] {
  const t = useTranslations('palette');
  const q = text.trim();
  if (q === '') return [];
  const to = `${paths.links.href()}?${new URLSearchParams({ q }).toString()}`;
  return [
    {
      id: 'search',
      title: t('searchFor', { text: q.slice(0, 60) }),
      icon: Search,
      to,
    },
  ];
}

function useSettingsActions(onHelp: () => void): readonly Action[] {
  const t = useTranslations('palette');
  const { help, switches, add, lock } = useAccountActions(onHelp);
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
      to: paths.activity.href(),
    },
    help,
    ...switches,
    add,
    lock,
  ];
}
