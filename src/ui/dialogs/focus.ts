/** The focus is never lost with what goes from the page: a dialog, or a button that is pressed once. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

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
        if (isLost()) giveBack();
      });
    },
    [],
  );
}

/**
 * For a part of the page that may go while it has the focus, as the button in it goes when it was pressed: what now can
 * be done in the same group takes the focus, else the heading of the screen.
 */
export function usePassOnFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      // It is still in the page, but not for long.
      if (element?.contains(document.activeElement) !== true) return;
      const group = element.parentElement?.closest('[role="group"]');
      setTimeout(() => {
        const next = group?.isConnected === true ? group.querySelector<HTMLElement>('button') : null;
        if (isLost()) focusOn(next ?? heading());
      });
    };
  }, []);
  return part;
}

/** For a screen that goes on from one step to the next: where the focus went with the step before, the heading takes it. */
export function useFocusOnStep(step: unknown): void {
  const before = useRef(step);
  useEffect(() => {
    if (step === before.current) return;
    before.current = step;
    if (isLost()) focusOn(heading());
  }, [step]);
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
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
