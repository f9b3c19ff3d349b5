/** Computed style of page tests: says what hides an element without a walk through jsdom's style sheet. */

/** What jsdom says. */
export const computedStyle = window.getComputedStyle.bind(window);

/** The display that the style sheet gives a tag, by its name. */
const displayOfTags = new Map<string, string>();

/**
 * As `getComputedStyle`, for pages whose only style sheet is the one of the browser. A query by role asks for the display
 * of an element and of all around it, and jsdom would try its three hundred rules on each of them.
 */
export function lightComputedStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo != null || !(element instanceof HTMLElement) || isOpenOrClosed(element)) {
    return computedStyle(element, pseudo);
  }
  const asked: Partial<Record<string, () => string>> = {
    display: () => displayOf(element),
    visibility: () => inherited(element, 'visibility') ?? 'visible',
    pointerEvents: () => inherited(element, 'pointerEvents') ?? 'auto',
  };
  const property = (name: string) =>
    asked[name]?.() ?? computedStyle(element).getPropertyValue(name);
  return new Proxy(element.style, {
    get(_style, name) {
      if (name === 'getPropertyValue') return property;
      return asked[String(name)]?.() ?? (Reflect.get(computedStyle(element), name) as unknown);
    },
  });
}

/** Whether its attributes, or those of the element around it, say that it is shown. */
function isOpenOrClosed(element: Element): boolean {
  return element.matches('input, dialog, details, details > *, [popover]');
}

function displayOf(element: HTMLElement): string {
  if (element.style.display !== '') return element.style.display;
  if (element.hidden) return 'none';
  const { localName } = element;
  const known = displayOfTags.get(localName);
  if (known !== undefined) return known;
  const example = document.createElement(localName);
  document.body.append(example);
  const { display } = computedStyle(example);
  example.remove();
  displayOfTags.set(localName, display);
  return display;
}

/** The nearest element that says something of it decides. */
function inherited(element: HTMLElement, name: 'visibility' | 'pointerEvents'): string | undefined {
  for (let each: HTMLElement | null = element; each !== null; each = each.parentElement) {
    if (each.style[name] !== '') return each.style[name];
  }
  return undefined;
}
