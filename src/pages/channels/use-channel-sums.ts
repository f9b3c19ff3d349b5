/** Channel sums: links and clicks of each channel, as far as its members and all links were read. */
import type { RowSum } from '#features/insights/FigureCells.tsx';
import { type KnownWeek, useLibraryState, useLinkGroupsOfWeek } from '#queries/library.ts';

export interface ChannelSums extends KnownWeek {
  /** The sums of a channel; undefined while they are not known. */
  of: (id: number | null) => RowSum;
  /** Of the links that are in none; undefined while that is not known of all channels. */
  none: RowSum;
  /** This device has said which of them were counted. */
  isAnswered: boolean;
  /** All channels were counted, but those that the service fails at. */
  isComplete: boolean;
  /** Channels that were counted. */
  counted: number;
  /** Clicks of the channel that has most. */
  most: number;
  /** Clicks of all links; undefined while they are not known. */
  all: number;
  /** The end of the last visit; null where none is known. */
  since: number | null;
  /** A link is in two channels. */
  overlaps: boolean;
}

/**
 * Costs no request.
 *
 * @param all clicks of all links
 * @param from the beginning of a week whose clicks are asked for, in milliseconds since 1970
 */
export function useChannelSums(all: number | undefined, from: number | undefined): ChannelSums {
  const { data: groups } = useLinkGroupsOfWeek('channel', from);
  const isWhole = useLibraryState().phase === 'whole';
  const counted = isWhole ? (groups?.groups.filter(({ isRead }) => isRead) ?? []) : [];
  const byId = new Map(counted.map((group) => [group.key, group]));
  const isComplete = groups?.isComplete === true;
  // A channel that the service fails at may have any of them.
  const none = isComplete && counted.length === groups.groups.length ? groups.none : undefined;
  return {
    of: (id) => (id === null ? undefined : byId.get(String(id))),
    none,
    isAnswered: groups !== undefined,
    isComplete,
    counted: counted.length,
    most: Math.max(1, ...counted.map(({ clicks }) => clicks)),
    all: all ?? 0,
    since: groups?.since ?? null,
    overlaps: isComplete && groups.overlaps,
    week: groups?.week ?? null,
    isWeekComplete: isComplete && groups.isWeekComplete,
  };
}
