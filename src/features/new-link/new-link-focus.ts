/** New link focus: the field of the new link screen that takes the focus, as the state of its address. */
import * as z from 'zod/mini';

const newLinkFocus = z.object({
  focus: z.enum(['url', 'custom']),
  /** Filled in as the alias. */
  alias: z.optional(z.string()),
});

export type NewLinkFocus = z.output<typeof newLinkFocus>;

/** Undefined for any other state. */
export function newLinkFocusIn(state: unknown): NewLinkFocus | undefined {
  return newLinkFocus.safeParse(state).data;
}
