/** The parts of a link's detail whose shape the document leaves open, or that hosts spell in several ways. */
import * as z from 'zod';
import { canonicalForms, count } from '#contract/protocol/values.ts';

/**
 * One of the four top figures, for which the document shows a number and no real type: counts by name, a bare number,
 * or nothing at all. A screen says which of them it got.
 */
export type Figures =
  | { kind: 'counts'; counts: { name: string; count: number }[] }
  | { kind: 'number'; number: number }
  | { kind: 'nothing' };

const pair = z.tuple([z.string(), count]);

/** A map from name to count, a list of pairs, a number or null; the reference service sends maps. */
export const figures = z.codec(z.union([z.null(), count, z.array(pair), z.record(z.string(), count)]), z.custom<Figures>(), {
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
});
canonicalForms.set(figures, z.record(z.string(), z.int().min(0)));

/** Where visitors of one location or device go. */
export interface Target {
  name: string;
  link: string;
}

/** A map from a location's or device's name to the address that its visitors get. */
export const targets = z.codec(z.record(z.string(), z.string()), z.array(z.custom<Target>()), {
  decode: (wire) => Object.entries(wire).map(([name, link]) => ({ name, link })),
  encode: (value) => Object.fromEntries(value.map((target) => [target.name, target.link])),
});
canonicalForms.set(targets, z.record(z.string(), z.string()));
