/** Filter labels hook: the filters of the link list in words, with the names of channels. */
import { useTranslations } from 'use-intl';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { useLinkGroups } from '#queries/library.ts';
import { type FilterLabel, filterLabels } from './filter-labels.ts';
import type { ListState } from './list-state.ts';

export function useFilterLabels(state: ListState): readonly FilterLabel[] {
  const t = useTranslations('links');
  const { nameOf } = useTargetNames();
  const { data: channels } = useLinkGroups('channel', state.values.channel !== undefined);
  const channelName = (id: number): string => {
    const known = channels?.groups.find(({ key }) => key === String(id));
    return nameOf('channel', { id, name: known?.label ?? null });
  };
  return filterLabels(state, t, channelName);
}
