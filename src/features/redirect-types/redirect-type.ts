/** Redirect type: parses and formats the field `type` of a link (a name, or the id of a splash page or overlay). */
import { redirectTypes } from '#contract/resources/links.ts';
import type { RedirectTypeNotation } from '#features/settings/SettingsContext.tsx';

type RedirectType =
  /** Not given: the service decides. */
  | { readonly kind: 'unsaid' }
  | { readonly kind: (typeof redirectTypes)[number] }
  | { readonly kind: 'splashPage' | 'overlay'; readonly id: number }
  /** A text that Linkdeck does not know. */
  | { readonly kind: 'other'; readonly text: string };

/** The kinds that are records of the account, and have to be picked. */
export type RedirectPageKind = keyof RedirectTypeNotation;

const placeholder = '{id}';

/** The field `type` for a splash page or an overlay. */
export function formatRedirectType(
  kind: RedirectPageKind,
  id: number,
  notation: RedirectTypeNotation,
): string {
  return notation[kind].replace(placeholder, String(id));
}

/** @param type the field `type`; '' where it is not given */
export function parseRedirectType(type: string, notation: RedirectTypeNotation): RedirectType {
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
  const [before = '', after = ''] = notation.split(placeholder);
  if (!type.startsWith(before) || !type.endsWith(after)) return undefined;
  const id = type.slice(before.length, type.length - after.length);
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined;
}
