/** Target choices: the loaded channels or campaigns that match a search, those used last first. */
import { useJobs } from '#queries/jobs.ts';
import { usePickerPages } from '#queries/records/use-picker-pages.ts';
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
const mostRecent = 5;

/** The targets of the last jobs, the last first. */
function useRecentTargets(): readonly AssignTarget[] {
  const targets = useJobs().flatMap(({ target }) => (target === undefined ? [] : [target]));
  return [...new Map(targets.reverse().map((target) => [targetKey(target), target])).values()].slice(0, mostRecent);
}

interface ChoiceOptions {
  search: string;
  /** False while nothing is shown, so that it costs no request. */
  enabled: boolean;
}

const nameOf = ({ name }: { name: string | null }) => name ?? '';

/** Costs one request when it is first shown, and one for each `loadMore`. */
export function useTargetChoices(kind: AssignTarget['kind'], { search, enabled }: ChoiceOptions) {
  const options = { textOf: nameOf, search };
  const channels = usePickerPages(channelsQuery, { ...options, enabled: enabled && kind === 'channel' });
  const campaigns = usePickerPages(campaignsQuery, { ...options, enabled: enabled && kind === 'campaign' });
  const recent = useRecentTargets();
  const { targetOf } = useTargetNames();

  const rows: TargetChoice[] =
    kind === 'channel'
      ? channels.rows.map((row) => ({ target: targetOf('channel', row), color: row.color, recent: false }))
      : campaigns.rows.map((row) => ({ target: targetOf('campaign', row), color: undefined, recent: false }));
  const keys = recent.map(targetKey);
  const place = ({ target }: TargetChoice) => {
    const index = keys.indexOf(targetKey(target));
    return index === -1 ? keys.length : index;
  };
  const choices = rows
    .toSorted((one, other) => place(one) - place(other))
    .map((choice) => ({ ...choice, recent: place(choice) < keys.length }));
  return { ...(kind === 'channel' ? channels : campaigns), choices };
}
