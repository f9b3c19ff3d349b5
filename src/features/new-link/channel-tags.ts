/** Channel tags: the source and medium that a new link takes over from the other links of its channel. */
import { useCallback } from 'react';
import { completeUrl } from '#contract/new-link/complete-url.ts';
import { noTags, tagsIn, type UtmTags, utmNames } from '#contract/new-link/utm-tags.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { useChannelTags } from '#queries/library.ts';
import { lastTagsOf, readUtmSuggestions } from './utm-suggestions.ts';

/**
 * The tags of a channel: those of its last link from this browser, which a user may have changed, else those that most of
 * its links have; undefined where there are neither.
 */
export function useTagsOfChannel(): (channel: number | null) => UtmTags | undefined {
  const { accountId } = useEngine();
  const usual = useChannelTags();
  return useCallback(
    (channel) => {
      if (channel === null) return undefined;
      const last = lastTagsOf(channel, readUtmSuggestions(accountId));
      const found = usual.find(({ id }) => id === channel);
      if (last !== undefined || found === undefined) return last;
      return { ...noTags, utm_source: found.source, utm_medium: found.medium };
    },
    [accountId, usual],
  );
}

interface TaggedLink {
  readonly url: string;
  /** In the fields of the form. */
  readonly utm: UtmTags;
}

const ofChannels = ['utm_source', 'utm_medium'] as const;

/** The tags of a link once its channel is another one: what its user or its destination has said stays. */
export function tagsAfterChoice(
  { url, utm }: TaggedLink,
  before: UtmTags = noTags,
  after: UtmTags = noTags,
): UtmTags {
  const written = tagsIn(completeUrl(url));
  const isOwn = ofChannels.some(
    (name) => written[name] !== '' || (utm[name] !== '' && utm[name] !== before[name]),
  );
  if (isOwn) return utm;
  return { ...utm, utm_source: after.utm_source, utm_medium: after.utm_medium };
}

/** Whether a link takes the tags of its channel over: it has none, and neither has its destination. */
export function isUntagged({ url, utm }: TaggedLink): boolean {
  const written = tagsIn(completeUrl(url));
  return utmNames.every((name) => utm[name] === '' && written[name] === '');
}
