/** The channels or campaigns to choose from: those used last first, then those that are loaded, as far as they fit a search. */

import { useJobs } from '#queries/jobs.ts';
import { usePickerPages } from '#queries/records/use-picker-pages.ts';
import { campaignsQuery } from '#queries/resources/campaigns.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { type AssignTarget, targetKey, targetOf } from './assignment.ts';

/** One of them. */
export interface TargetChoice {
  target: AssignTarget;
  /** As the service sent it; undefined for campaigns, which have none. */
  color: string | undefined;
  recent: boolean;
}

/** How many recent targets are offered first. */
const mostRecent = 5;

/** Where something was assigned to, the last first, as far as jobs remember it. */
function useRecentTargets(): readonly AssignTarget[] {
  const targets = useJobs().flatMap(({ target }) => (target === undefined ? [] : [target]));
  return [...new Map(targets.reverse().map((target) => [targetKey(target), target])).values()].slice(0, mostRecent);
}

interface Asked {
  search: string;
  /** Whether anything is asked for; false where nothing is shown. */
  enabled: boolean;
}

const nameOf = ({ name }: { name: string }) => name;

/** Costs one request when it is shown first, and one more for each hundred that somebody asks for. */
export function useTargetChoices(kind: AssignTarget['kind'], { search, enabled }: Asked) {
  const asked = { textOf: nameOf, search };
  const channels = usePickerPages(channelsQuery, { ...asked, enabled: enabled && kind === 'channel' });
  const campaigns = usePickerPages(campaignsQuery, { ...asked, enabled: enabled && kind === 'campaign' });
  const recent = useRecentTargets();

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
  const { loaded, notLoaded, loading, error, loadMore } = kind === 'channel' ? channels : campaigns;
  return { choices, loaded, notLoaded, loading, error, loadMore };
}
