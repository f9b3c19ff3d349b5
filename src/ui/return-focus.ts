/** The focus comes back to where it was when a dialog goes. */
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * For a part of the page that takes the focus for as long as it is there.
 *
 * @param returnTo what takes the focus afterwards; where nothing is said, what had it before
 */
export function useReturnFocus(returnTo?: () => HTMLElement | null | undefined): void {
  const [before] = useState(whoHasFocus);
  const giveBack = useEffectEvent(() => {
    const wanted = returnTo?.() ?? before;
    // With what is gone from the page goes what stood there: the dialog was about its deletion, or of a screen that was left.
    if (wanted instanceof HTMLElement) focusOn(wanted.isConnected ? wanted : heading());
  });
  useEffect(
    () => () => {
      // Once the dialog is gone from the page, and unless somebody else has taken the focus.
      setTimeout(() => {
        if (document.activeElement === null || document.activeElement === document.body) giveBack();
      });
    },
    [],
  );
}

/** What has the focus; of a menu that is about to close, its button. */
function whoHasFocus(): Element | null {
  const focused = document.activeElement;
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? '';
  return document.getElementById(button) ?? (focused === document.body ? null : focused);
}

function heading(): HTMLElement | null {
  const found = document.querySelector<HTMLElement>('main h1');
  found?.setAttribute('tabindex', '-1');
  return found;
}

function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
