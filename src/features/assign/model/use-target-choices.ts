/** Target choices: the loaded channels or campaigns that match a search, those used last first. */
import { hasId } from '#contract/reading/readable.ts';
import { holdsEveryWord } from '#contract/search.ts';
import { useJobs } from '#queries/jobs.ts';
import { useListPages } from '#queries/records/use-list-pages.ts';
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { type AssignTarget, targetKey } from './assignment.ts';
import { useTargetNames } from './use-target-names.ts';

export interface TargetChoice {
  target: AssignTarget;
  /** As the service sent it, null where that could not be read; undefined for campaigns. */
  color: string | null | undefined;
  recent: boolean;
}

/** How many recent targets come first. */
const maxRecent = 5;

/** The targets of the last jobs, the last first. */
function useRecentTargets(): readonly AssignTarget[] {
  const targets = useJobs().flatMap(({ target }) => (target === undefined ? [] : [target]));
  return [
    ...new Map(targets.reverse().map((target) => [targetKey(target), target])).values(),
  ].slice(0, maxRecent);
}

interface ChoiceOptions {
  search: string;
  /** False while nothing is shown, so that it costs no request. */
  enabled: boolean;
}

/** Costs one request when it is first shown, and one for each `loadMore`. */
export function useTargetChoices(kind: AssignTarget['kind'], { search, enabled }: ChoiceOptions) {
  const channels = useListPages(channelsQuery, { enabled: enabled && kind === 'channel' });
  const campaigns = useListPages(campaignsQuery, { enabled: enabled && kind === 'campaign' });
  const pages = kind === 'channel' ? channels : campaigns;
  const recent = useRecentTargets();
  const { targetOf } = useTargetNames();

  const loaded = (pages.rows ?? []).filter(hasId);
  const found = loaded.filter(({ name }) => holdsEveryWord(name ?? '', search));
  const rows = found.map((row) => ({
    target: targetOf(kind, row),
    color: 'color' in row ? row.color : undefined,
    recent: false,
  }));
  const keys = recent.map(targetKey);
  const place = ({ target }: TargetChoice) => {
    const index = keys.indexOf(targetKey(target));
    return index === -1 ? keys.length : index;
  };
  const choices = rows
    .toSorted((one, other) => place(one) - place(other))
    .map((choice) => ({ ...choice, recent: place(choice) < keys.length }));
  return { ...pages, loaded: loaded.length, choices };
}

export type TargetChoices = ReturnType<typeof useTargetChoices>;
