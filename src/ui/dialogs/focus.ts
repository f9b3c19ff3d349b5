/** Focus management: moves the focus to a sensible place when the element that has it leaves the page. */
import {
  createContext,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { keyCatcher } from './key-catcher.ts';

/**
 * Gives a dialog all keys from the moment that it opens, also those that are pressed before it is loaded and drawn.
 *
 * @param onClose Escape was pressed before that
 */
export function useKeysWhileOpening(onClose: () => void): void {
  const onCancel = useEffectEvent(onClose);
  // Before the next key, which an effect after drawing would miss.
  useLayoutEffect(
    () => keyCatcher.catchKeys({ into: '[role="dialog"]', onCancel: () => onCancel() }),
    [],
  );
}

/** What had the focus when a dialog was asked for, whose code is loaded after that; undefined outside of such a dialog. */
export const OpenerContext = createContext<Element | null | undefined>(undefined);

/** Returns the focus to what had it before, when a dialog leaves the page. */
export function useReturnFocus(): void {
  const opener = use(OpenerContext);
  const [before] = useState(() => (opener === undefined ? focusedElement() : opener));
  const giveBack = useEffectEvent(() => {
    // It is gone where the dialog deleted it, or where the user left the screen.
    if (before instanceof HTMLElement) focusOn(before.isConnected ? before : heading());
  });
  useEffect(
    () => () => {
      // After the dialog has left the page, and unless something else took the focus.
      setTimeout(() => {
        if (isLost()) giveBack();
      });
    },
    [],
  );
}

/**
 * Hands the focus on when a part of the page leaves with the pressed button in it: to the first button of the same
 * group, else to the heading of the screen.
 */
export function useFocusHandoff<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      // A layout effect is cleaned up while the element is still in the page.
      if (element?.contains(document.activeElement) !== true) return;
      const group = element.parentElement?.closest('[role="group"]');
      setTimeout(() => {
        const next =
          group?.isConnected === true ? group.querySelector<HTMLElement>('button') : null;
        if (isLost()) focusOn(next ?? heading());
      });
    };
  }, []);
  return part;
}

/** Gives the focus to the heading when a screen goes to its next step and the focus was lost with the step before. */
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

/** The focused element; for a menu item the button of its menu, because the menu is about to close. */
export function focusedElement(): Element | null {
  const focused = keyCatcher.focusBehind(document.activeElement);
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
