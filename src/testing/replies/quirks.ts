/** Quirks in tests: a service in front of which named deviations and value formats are committed. */
import type { SendRequest } from '#client/http/request.ts';
import { deviations } from '#contract/deviations.ts';
import { appliedOf, withReplies } from '#testing/deviations/answers-like.ts';
import type { Difference } from '#testing/deviations/host-kinds.ts';
import { variations } from '#testing/deviations/variations.ts';
import { type ValueFormat, valueFormats } from './value-formats.ts';

type QuirkName = Difference | ValueFormat;

/** A service in front of which the named differences and value formats are committed, wherever they can occur. */
export function withQuirks(fetch: SendRequest, names: readonly QuirkName[]): SendRequest {
  return withReplies(
    fetch,
    names.map((name) => {
      if (!isValueFormat(name)) return appliedOf(name);
      const { concerns, apply } = valueFormats[name];
      return { concerns, quirk: apply };
    }),
  );
}

function isValueFormat(name: QuirkName): name is ValueFormat {
  return Object.hasOwn(valueFormats, name);
}

/** What no reply can have together with another deviation: the other one is tried in its place. */
const excluded: ReadonlySet<QuirkName> = new Set([
  ...([
    'failureErrorStatus',
    'campaignInDomain',
    'campaignInName',
    'datesEmpty',
    'figuresAsNumber',
    'figuresAsPairs',
    'figuresAsRecords',
  ] as const),
  ...(['flagsAsNumber', 'rotatorEmpty', 'pixelWithoutId'] as const),
]);

/**
 * A service that deviates in every way that can be combined, for tests of screens. That each deviation is decoded on its
 * own is proved by the tests of the client's dialects and of the contract's codecs.
 */
export function withAllQuirks(fetch: SendRequest): SendRequest {
  // Sound: these are the keys of the three tables.
  const names = [deviations, variations, valueFormats].flatMap(
    (table) => Object.keys(table) as QuirkName[],
  );
  return withQuirks(
    fetch,
    names.filter((name) => !excluded.has(name)),
  );
}
