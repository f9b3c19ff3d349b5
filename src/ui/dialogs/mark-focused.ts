/** Focus trap: what opens leaves the focus where a user has moved it meanwhile. */
import type { FocusEvent } from 'react';

const mark = 'data-autofocus';

/**
 * Lets the mark of a dialog or menu go with the focus. Mantine focuses what is marked when it opens, and a second time when
 * it has been drawn: a user who is in another field by then would type into the wrong one.
 */
export function markFocused({ currentTarget, target }: FocusEvent): void {
  // Menus of a dialog are beside it in the page, and have marks of their own.
  if (!currentTarget.contains(target)) return;
  for (const marked of currentTarget.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  target.setAttribute(mark, 'true');
}
