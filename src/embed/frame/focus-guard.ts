/**
 * Focus guard: no script in a frame takes the focus or scrolls the page around before a user has
 * acted inside.
 */

/** The part of a window that is used. */
interface GuardedWindow {
  readonly document: Pick<Document, 'hasFocus'>;
  readonly HTMLElement: { readonly prototype: Pick<HTMLElement, 'focus'> };
  readonly SVGElement: { readonly prototype: Pick<SVGElement, 'focus'> };
  readonly Element: { readonly prototype: Pick<Element, 'scrollIntoView'> };
  addEventListener(type: 'focus', listener: () => void): void;
}

/**
 * Lets `focus()` and `scrollIntoView()` of all elements do nothing while the frame does not have
 * the keyboard. A browser would take it from the field of the page that a user is typing into, and
 * scroll the page to the frame. The frame gets it when a user clicks inside or arrives by Tab, and
 * loses it again when they go on in the page.
 *
 * At the prototypes, because most calls are in libraries: `autoFocus` of React, traps, menus and
 * dialogs of Mantine.
 */
export function guardFocus(self: GuardedWindow): void {
  const hasKeyboard = () => self.document.hasFocus();
  /** What would have had the focus. */
  let wanted: HTMLElement | SVGElement | undefined;

  for (const { prototype } of [self.HTMLElement, self.SVGElement]) {
    const { focus } = prototype;
    prototype.focus = function (this: HTMLElement | SVGElement, options) {
      wanted = hasKeyboard() ? undefined : this;
      if (wanted === undefined) focus.call(this, options);
    };
  }

  const { prototype } = self.Element;
  const { scrollIntoView } = prototype;
  prototype.scrollIntoView = function (this: Element, options) {
    if (hasKeyboard()) scrollIntoView.call(this, options);
  };

  // A dialog that has opened meanwhile covers everything else, so a user who arrives goes on in it.
  self.addEventListener('focus', () => {
    const element = wanted;
    wanted = undefined;
    if (element?.closest('[role="dialog"]') == null) return;
    setTimeout(() => element.focus({ preventScroll: true }));
  });
}
