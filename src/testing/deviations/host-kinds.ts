/** Kinds of host: the deviations and variations that are seen together, under one name each. */
import { type Deviation, deviations } from '#contract/deviations.ts';
import type { VariationName } from './variations.ts';

/** One way in which replies differ from the document. */
export type Difference = Deviation | VariationName;

interface HostKind {
  /** What is seen, in one sentence. */
  readonly seen: string;
  /** In the order in which they happen to a reply. */
  readonly differences: readonly Difference[];
}

export const hostKinds = {
  statusInBody: {
    seen: 'Every reply has the HTTP status 200, and the body tells what happened',
    differences: ['limitWithStatus200', 'failureErrorStatus', 'failureWithStatus200'],
  },
  olderHost: {
    seen: 'Fields have the names of older versions, and a look-up gives a list',
    differences: [
      'failureInMsg',
      'createdInShort',
      'campaignInCampaign',
      'pixelInData',
      'findAsList',
    ],
  },
  looseTypes: {
    seen: 'Numbers and text stand for each other, and null for what does not come',
    differences: ['listErrorNumber', 'idsAsText', 'nextpageNull'],
  },
  resourceStyle: {
    seen: 'The status and the record say what was created or changed',
    differences: ['createdStatus201', 'channelUpdateAsRecord'],
  },
  linkReuse: {
    seen: 'A destination has one link, which each further request for it gets',
    differences: ['destinationReused'],
  },
} as const satisfies Record<string, HostKind>;

export function isDeviation(name: string): name is Deviation {
  return Object.hasOwn(deviations, name);
}
