/** How a link opens, as its field `type` says it: a way with a name, or a splash page or an overlay by its id. */
import { redirectTypes } from '#contract/resources/links.ts';
import type { OpeningNotation } from '#features/settings/SettingsContext.tsx';

type Opening =
  /** Not said, so that the service decides. */
  | { readonly kind: 'unsaid' }
  | { readonly kind: (typeof redirectTypes)[number] }
  | { readonly kind: 'splashPage' | 'overlay'; readonly id: number }
  /** A text of which nobody here knows what it means. */
  | { readonly kind: 'other'; readonly text: string };

/** The kinds that are a record of the service, and have to be picked. */
export type PickedOpening = keyof OpeningNotation;

const place = '{id}';

/** What the field `type` holds for a splash page or an overlay. */
export function writeOpening(kind: PickedOpening, id: number, notation: OpeningNotation): string {
  return notation[kind].replace(place, String(id));
}

/** Reads a field `type`; '' is nothing said. */
export function readOpening(type: string, notation: OpeningNotation): Opening {
  if (type === '') return { kind: 'unsaid' };
  const named = redirectTypes.find((name) => name === type);
  if (named !== undefined) return { kind: named };
  for (const kind of ['splashPage', 'overlay'] as const) {
    const id = idIn(type, notation[kind]);
    if (id !== undefined) return { kind, id };
  }
  return { kind: 'other', text: type };
}

function idIn(type: string, notation: string): number | undefined {
  const [before = '', after = ''] = notation.split(place);
  if (!type.startsWith(before) || !type.endsWith(after)) return undefined;
  const id = type.slice(before.length, type.length - after.length);
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined;
}
