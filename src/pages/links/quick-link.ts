/** The quick form as values: what it sends. */
import type * as z from 'zod';
import { newLink } from '#contract/links.ts';

/** The part of a new link that the quick form asks for. */
export const quickLink = newLink.pick({ url: true, custom: true });

export type QuickLink = z.output<typeof quickLink>;
