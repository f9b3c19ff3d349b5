/** The quick form as values: what it sends, and what the reply says of that. */
import type * as z from 'zod';
import { newLink } from '#contract/links.ts';

/** The part of a new link that the quick form asks for. */
export const quickLink = newLink.pick({ url: true, custom: true });

export type QuickLink = z.output<typeof quickLink>;

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
