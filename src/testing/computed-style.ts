/** Computed style of page tests: says what hides an element without a walk through jsdom's style sheet. */

/** What jsdom says. */
export const computedStyle = window.getComputedStyle.bind(window);

/** What an element takes from the one around it, of all that pages are asked for. */
const inheritedProperties = new Set(['visibility', 'pointer-events', 'direction']);

/** What an element's own style decides in the words that it is written in. */
const keptAsWritten = new Set(['display', 'position']);

/** Starts of the names that are not the same for each element of a tag, or that jsdom inherits. */
const leftToJsdom = /^(word|text|font|line|letter|white|color|tab|border)/;

/** Attributes by which the browser's style sheet tells two elements of a tag apart. */
const styledAttributes = ['type', 'open', 'hidden', 'popover'];

const kebabNames = new Map<string, string>();

/** Has every name that a style has. The style of an element is made when it is first asked for, which takes long. */
const nameOnly = document.createElement('i').style;

/** Values that the style sheet gives an element of a kind, by their names. */
const examples = new Map<string, Map<string, string>>();

/**
 * As `getComputedStyle`, for pages whose only style sheet is the one of the browser. Queries by role, axe and menus ask for
 * the style of an element and of all around it, and jsdom would try its three hundred rules on each of them.
 */
export function lightComputedStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo != null || !isStyled(element) || !element.isConnected)
    return computedStyle(element, pseudo);
  return new Proxy(nameOnly, {
    get(names, name) {
      if (name === 'getPropertyValue') return (asked: string) => valueOf(element, asked);
      if (typeof name === 'symbol' || typeof Reflect.get(names, name) === 'function')
        return Reflect.get(computedStyle(element), name) as unknown;
      return valueOf(element, kebab(name));
    },
  });
}

function isStyled(element: Element): element is HTMLElement | SVGElement {
  return 'style' in element;
}

function valueOf(element: HTMLElement | SVGElement, name: string): string {
  if (inheritedProperties.has(name)) return inheritedValue(element, name);
  const own = keptAsWritten.has(name) ? ownValue(element, name) : '';
  if (own !== '') return own;
  if (leftToJsdom.test(name) || isOwn(element, name) || isInDetails(element))
    return computedStyle(element).getPropertyValue(name);
  return valueOfKind(element, name);
}

/** Empty where it says nothing. */
function ownValue(element: Element, name: string): string {
  if (!isStyled(element) || !element.hasAttribute('style')) return '';
  return element.style.getPropertyValue(name);
}

/** Whether its own style says something of the property, be it by a shorthand. */
function isOwn(element: HTMLElement | SVGElement, name: string): boolean {
  if (!element.hasAttribute('style')) return false;
  for (const own of element.style) {
    if (!own.startsWith('--') && (own.startsWith(name) || name.startsWith(own))) return true;
  }
  return false;
}

/** Whether the element around it decides what is shown of it. */
function isInDetails(element: Element): boolean {
  return element.parentElement?.localName === 'details';
}

function valueOfKind(element: HTMLElement | SVGElement, name: string): string {
  const attributes = styledAttributes.map((each) => String(element.getAttribute(each)));
  const kind = [element.namespaceURI, element.localName, ...attributes].join(' ');
  const values = examples.get(kind) ?? new Map<string, string>();
  examples.set(kind, values);
  const known = values.get(name);
  if (known !== undefined) return known;
  const value = valueOfExample(element, name);
  values.set(name, value);
  return value;
}

function valueOfExample(element: HTMLElement | SVGElement, name: string): string {
  const example = element.cloneNode() as HTMLElement | SVGElement;
  example.removeAttribute('style');
  document.body.append(example);
  const value = computedStyle(example).getPropertyValue(name);
  example.remove();
  return value;
}

/** The nearest element that says something of it decides. */
function inheritedValue(element: Element, name: string): string {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const own = ownValue(each, name);
    if (own !== '') return own;
    const direction = name === 'direction' ? each.getAttribute('dir') : null;
    if (direction !== null) return direction;
  }
  return valueOfKind(document.documentElement, name);
}

/** `overflowX` as `overflow-x`. */
function kebab(name: string): string {
  const known = kebabNames.get(name);
  if (known !== undefined) return known;
  const made = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  kebabNames.set(name, made);
  return made;
}
