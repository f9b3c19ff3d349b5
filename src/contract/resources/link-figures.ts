/**
 * Link figures: codecs of a link's top figures and targeting, which services send in several
 * shapes.
 */
import * as z from 'zod/mini';
import { canonicalForms, count, wholeNumber } from '#contract/protocol/values.ts';

/**
 * One of the four top figures, for which the document shows a number without a type: counts by
 * name, a bare number, or nothing. Screens say which of them came.
 */
export type Figures =
  | { kind: 'counts'; counts: { name: string; count: number }[] }
  | { kind: 'number'; number: number }
  | { kind: 'nothing' };

const pair = z.tuple([z.string(), count]);

/**
 * A map from name to count, a list of pairs, a number or null; the reference service sends maps.
 */
export const figures = z.codec(
  z.union([z.null(), count, z.array(pair), z.record(z.string(), count)]),
  z.custom<Figures>(),
  {
    decode: (wire): Figures => {
      if (wire === null) return { kind: 'nothing' };
      if (typeof wire === 'number') return { kind: 'number', number: wire };
      const pairs = Array.isArray(wire) ? wire : Object.entries(wire);
      return { kind: 'counts', counts: pairs.map(([name, times]) => ({ name, count: times })) };
    },
    encode: (value) => {
      if (value.kind === 'nothing') return null;
      if (value.kind === 'number') return value.number;
      return Object.fromEntries(value.counts.map((entry) => [entry.name, entry.count]));
    },
  },
);
const canonicalCount = wholeNumber(0);
canonicalForms.set(figures, z.record(z.string(), canonicalCount));

/** The destination of visitors from one location, or with one device. */
export interface Target {
  name: string;
  link: string;
}

/** A map from a location's or device's name to the destination of its visitors. */
export const targets = z.codec(z.record(z.string(), z.string()), z.array(z.custom<Target>()), {
  decode: (wire) => Object.entries(wire).map(([name, link]) => ({ name, link })),
  encode: (value) => Object.fromEntries(value.map((target) => [target.name, target.link])),
});
canonicalForms.set(targets, z.record(z.string(), z.string()));

/**
 * Clicks by the name of the network they came from. The document shows three stand-ins for the
 * names.
 */
export const socialCount = z.record(z.string(), count);
canonicalForms.set(
  socialCount,
  z.object({ network1: canonicalCount, network2: canonicalCount, network3: canonicalCount }),
);
