/** Campaign sums: links and clicks of each campaign of a list, by its tags and by what was assigned here. */
import { hasId } from '#contract/reading/readable.ts';
import type { Campaign } from '#contract/resources/campaigns.ts';
import type { CampaignTags } from '#features/link-facts/use-campaign-tags.ts';
import { useLinksOfCampaigns } from '#queries/jobs.ts';
import {
  type KnownWeek,
  type LinkSelection,
  type SelectionSums,
  useSelectionSums,
} from '#queries/library.ts';

export interface CampaignSums extends KnownWeek {
  /** The sums of a campaign; undefined while they are not known. */
  of: (id: number | null) => SelectionSums['sums'][number] | undefined;
  /** This device has said what it knows of them. */
  isAnswered: boolean;
  isComplete: boolean;
  /** Clicks of the campaign that has most. */
  most: number;
  /** The end of the last visit; null where none is known. */
  since: number | null;
}

/**
 * Costs no request.
 *
 * @param week the beginning of a week whose clicks are asked for, in milliseconds since 1970
 */
export function useCampaignSums(
  campaigns: readonly Campaign[],
  tags: CampaignTags,
  week: number | undefined,
): CampaignSums {
  const listed = campaigns.filter(hasId);
  const assigned = useLinksOfCampaigns(listed.map(({ id }) => id));
  const selections = listed.map((campaign): LinkSelection => {
    return { campaigns: tags.of(campaign), ids: assigned.get(campaign.id) ?? [] };
  });
  const found = useSelectionSums(selections, week);
  const isComplete = found?.isComplete === true;
  const sums = isComplete ? found.sums : [];
  const byId = new Map(listed.map(({ id }, index) => [id, sums[index]]));
  return {
    of: (id) => (id === null ? undefined : byId.get(id)),
    isAnswered: found !== undefined,
    isComplete,
    most: Math.max(1, ...sums.map(({ clicks }) => clicks)),
    since: found?.since ?? null,
    week: found?.week ?? null,
    isWeekComplete: isComplete && found.isWeekComplete,
  };
}
