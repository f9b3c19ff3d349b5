/** Quirks in tests: a service in front of which named deviations and value formats are committed. */
import type { SendRequest } from '#client/http/request.ts';
import { type Deviation, deviations } from '#contract/deviations.ts';
import { quirks, withReplies } from '#service/deviations/answers-like.ts';
import { type ValueFormat, valueFormats } from './value-formats.ts';

/** A service in front of which the named deviations and value formats are committed, wherever they can occur. */
export function withQuirks(fetch: SendRequest, names: readonly (Deviation | ValueFormat)[]): SendRequest {
  return withReplies(
    fetch,
    names.map((each) => committed(each)),
  );
}

/** What no reply can have together with another deviation: the other one is tried in its place. */
const excluded: ReadonlySet<Deviation | ValueFormat> = new Set([
  ...(['failureErrorStatus', 'campaignInDomain', 'campaignInName', 'datesEmpty', 'figuresAsNumber', 'figuresAsPairs'] as const),
  ...(['flagsAsNumber', 'rotatorEmpty', 'pixelWithoutId'] as const),
]);

/**
 * A service that deviates in every way that can be combined, for tests of screens. That each deviation is decoded on its
 * own is proved by the tests of the client's dialects and of the contract's codecs.
 */
export function withAllQuirks(fetch: SendRequest): SendRequest {
  // Sound: these are the keys of the two tables.
  const names = [...Object.keys(deviations), ...Object.keys(valueFormats)] as (Deviation | ValueFormat)[];
  return withQuirks(
    fetch,
    names.filter((name) => !excluded.has(name)),
  );
}

function committed(name: Deviation | ValueFormat): Parameters<typeof withReplies>[1][number] {
  if (isDeviation(name)) return { concerns: deviations[name].concerns, quirk: quirks[name] };
  const { concerns, apply } = valueFormats[name];
  return { concerns, quirk: apply };
}

function isDeviation(name: Deviation | ValueFormat): name is Deviation {
  return name in deviations;
}
