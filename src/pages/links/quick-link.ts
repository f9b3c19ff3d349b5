/** The quick form as values: what it sends, how typing is understood, and what a failure says of which field. */
import { ApiError, type ApiErrorKind } from '#client/api-error.ts';
import { newLink } from '#contract/links.ts';
import type * as z from 'zod';

/** The part of a new link that the quick form asks for. */
export const quickLink = newLink.pick({ url: true, custom: true });

export type QuickLink = z.output<typeof quickLink>;

/** The address with `https://` in front where somebody left the scheme out: `shop.example:8080/sale` has none. */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  if (text === '' || /^[a-z][a-z\d+-]*:(?!\d)/i.test(text) || /^[a-z][a-z\d+.-]*:\/\//i.test(text)) return text;
  return text.startsWith('//') ? `https:${text}` : `https://${text}`;
}

/** What somebody means by what they typed: an empty alias is none at all. */
export function tidyQuickLink({ url, custom }: QuickLink): QuickLink {
  const alias = custom?.trim() ?? '';
  return { url: completeAddress(url), ...(alias === '' ? {} : { custom: alias }) };
}

/** A failure to create a link, as the form shows it. */
interface CreateProblem {
  title: string;
  text: string;
  /** The field that the service has named. */
  field?: keyof QuickLink;
  /** Nobody knows whether the link exists. */
  unknown: boolean;
}

/** After these the service may have made the link although no good reply came. */
const unknownKinds: readonly ApiErrorKind[] = ['timeout', 'unreachable', 'cors', 'malformed', 'server'];

export function createProblem(error: Error): CreateProblem {
  const kind = error instanceof ApiError ? error.kind : 'malformed';
  if (unknownKinds.includes(kind)) {
    return { title: 'It is not known whether the link was made', text: error.message, unknown: true };
  }
  const [, field, text] = /^\W*(url|custom)\W*:\s*(.+)$/s.exec(error.message) ?? [];
  const title = 'The link was not made';
  if (text !== undefined && (field === 'url' || field === 'custom')) {
    return { title, text: text.charAt(0).toUpperCase() + text.slice(1), field, unknown: false };
  }
  return { title, text: error.message, unknown: false };
}

/** Whether the service gave another alias than the one asked for, as some do where the destination exists already. */
export function aliasDiffers(asked: string | undefined, shorturl: string): boolean {
  if (asked === undefined) return false;
  const given = (URL.canParse(shorturl) ? new URL(shorturl).pathname : shorturl).split('/').at(-1) ?? '';
  return decoded(given) !== asked && decoded(given).toLowerCase() !== asked.toLowerCase();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
