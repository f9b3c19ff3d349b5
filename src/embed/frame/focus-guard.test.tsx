/** Focus guard: what takes the focus before and after a user comes into the frame. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardFocus } from './focus-guard.ts';

const scrollIntoView = vi.fn();

/** The functions of the browser itself, which are put back after each test. */
const focusOfHtml = HTMLElement.prototype.focus;
const focusOfSvg = SVGElement.prototype.focus;
const scrolling = Element.prototype.scrollIntoView;
let hasFocus = false;
let arrive = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = scrollIntoView;
  guardFocus({
    document: { hasFocus: () => hasFocus },
    HTMLElement,
    SVGElement,
    Element,
    addEventListener: (_, listener) => (arrive = listener),
  });
});
afterEach(() => {
  HTMLElement.prototype.focus = focusOfHtml;
  SVGElement.prototype.focus = focusOfSvg;
  Element.prototype.scrollIntoView = scrolling;
  scrollIntoView.mockReset();
  document.body.replaceChildren();
  vi.useRealTimers();
});

function button(within: Element = document.body): HTMLButtonElement {
  const element = document.createElement('button');
  within.append(element);
  return element;
}

function dialog(): HTMLElement {
  const element = document.createElement('div');
  element.role = 'dialog';
  document.body.append(element);
  return element;
}

/** The user clicks inside of the frame, or comes by Tab. */
function comeInside(): void {
  hasFocus = true;
  arrive();
  vi.runAllTimers();
}

describe('Before a user is inside', () => {
  beforeEach(() => {
    hasFocus = false;
  });

  it('nothing takes the focus or scrolls', () => {
    const field = button();
    field.focus();
    field.scrollIntoView();
    document.body.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
    document.querySelector('svg')?.focus();
    expect(document.activeElement).toBe(document.body);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('and who comes finds the focus where they have put it themselves', () => {
    button().focus();
    comeInside();
    expect(document.activeElement).toBe(document.body);
  });

  it('but a dialog that has opened meanwhile has it then', () => {
    const field = button(dialog());
    field.focus();
    comeInside();
    expect(document.activeElement).toBe(field);
  });

  it('unless it has closed again', () => {
    const box = dialog();
    button(box).focus();
    box.remove();
    comeInside();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('While a user is inside', () => {
  beforeEach(() => {
    hasFocus = true;
  });

  it('everything takes the focus and scrolls as in a page of its own, options included', () => {
    const field = button();
    const options = { block: 'nearest' } as const;
    field.focus();
    field.scrollIntoView(options);
    expect(document.activeElement).toBe(field);
    expect(scrollIntoView).toHaveBeenCalledWith(options);
  });

  it('what wanted the focus before is not remembered once something else has had it', () => {
    hasFocus = false;
    button(dialog()).focus();
    hasFocus = true;
    const field = button();
    field.focus();
    comeInside();
    expect(document.activeElement).toBe(field);
  });
});
