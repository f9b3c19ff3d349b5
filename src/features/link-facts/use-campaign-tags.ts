/** Campaign tags of an account: those that the user chose for a campaign on this device, else those like its name. */
import { useMemo, useSyncExternalStore } from 'react';
import { useEngine } from '#queries/EngineContext.tsx';
import { useLinkGroups } from '#queries/library.ts';
import { tagsLike } from './campaign-tags.ts';

type Choices = Readonly<Record<string, readonly string[]>>;

export interface CampaignTags {
  /** All values of utm_campaign, most clicked first. */
  readonly values: readonly { readonly value: string; readonly links: number }[];
  of: (campaign: { id: number; name: string | null }) => readonly string[];
  isChosen: (id: number) => boolean;
  /** @param tags undefined for those like its name */
  choose: (id: number, tags: readonly string[] | undefined) => void;
}

/** As all parts of the page have them, by the name of their entry; also where storage is blocked. */
const shared = new Map<string, Choices>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Another tab may choose meanwhile.
    if (listeners.size === 0) shared.clear();
  };
}

function choicesOf(entry: string): Choices {
  const known = shared.get(entry) ?? readChoices(entry);
  shared.set(entry, known);
  return known;
}

/** Costs no request. */
export function useCampaignTags(): CampaignTags {
  const entry = `linkdeck.campaigns.${useEngine().accountId}`;
  const choices = useSyncExternalStore(subscribe, () => choicesOf(entry));
  const { data } = useLinkGroups('campaign');
  return useMemo(() => {
    const groups = data?.groups ?? [];
    const all = groups.map(({ key }) => key);
    return {
      values: groups.map(({ key, links }) => ({ value: key, links })),
      of: ({ id, name }) => choices[id] ?? tagsLike(name ?? '', all),
      isChosen: (id) => choices[id] !== undefined,
      choose: (id, tags) => {
        const { [id]: _before, ...others } = choices;
        const next: Choices = tags === undefined ? others : { ...others, [id]: tags };
        shared.set(entry, next);
        for (const listener of [...listeners]) listener();
        try {
          localStorage.setItem(entry, JSON.stringify(next));
        } catch {
          // Blocked or full: chosen until these screens are left.
        }
      },
    };
  }, [entry, choices, data]);
}

/** As far as it makes sense: another version may have written it. */
function readChoices(entry: string): Choices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(entry) ?? '{}');
    const chosen = Object.entries(Object(stored) as Record<string, unknown>).flatMap(
      ([id, tags]) =>
        Array.isArray(tags) ? [[id, tags.filter((tag) => typeof tag === 'string')]] : [],
    );
    return Object.fromEntries(chosen) as Choices;
  } catch {
    return {};
  }
}
