/** Key catcher: a field out of sight that takes what is typed while a dialog or a field opens, and hands it over. */

interface Opening {
  /** Selects what opens: the first element in it that takes the focus gets the keys. */
  readonly into: string;
  /** Escape was pressed before it was open. */
  readonly onCancel: () => void;
}

/**
 * What has not opened by then does not open. As long as a slow network or a busy machine may take for the dashboard: what
 * was typed meanwhile is not lost. In milliseconds.
 */
const maxWait = 60_000;

/** A text that was typed, or a key that acts. */
type Typed = string | KeyboardEvent;

/** Whether a key acts on a field rather than changes its text. */
const isActing = (key: string) =>
  key === 'Enter' || key === 'Tab' || /^(Arrow|Page)(Up|Down)$/.test(key);

/**
 * A real field, so that input methods, dead keys, paste and undo work in it as in any other. It keeps the focus against
 * whatever else of the page takes it meanwhile, such as the heading of a screen that has just been loaded.
 */
class KeyCatcher {
  #field: HTMLInputElement | undefined;
  #opening: Opening | undefined;
  #typed: Typed[] = [];
  /** What had the focus, or would have it now. */
  #before: HTMLElement | null = null;
  /** What of the opened dialog takes the keys next. */
  #target: HTMLElement | undefined;
  /** Listens as long as keys are caught. */
  #listening = new AbortController();
  #handingOver: ReturnType<typeof setTimeout> | undefined;
  #givingUp: ReturnType<typeof setTimeout> | undefined;

  /**
   * Catches all keys from now on. What was caught already goes to what opens now.
   *
   * @returns ends it where the keys are not handed over yet
   */
  catchKeys(opening: Opening): () => void {
    // A frame takes the keyboard from its parent page only where a user has given it to the frame.
    const isGuest = window.parent !== window && !document.hasFocus();
    if (isGuest) return () => undefined;
    this.#opening = opening;
    if (this.#field === undefined) this.#start();
    return () => {
      if (this.#opening === opening) this.#giveUp();
    };
  }

  #start(): void {
    const { activeElement } = document;
    this.#before = activeElement instanceof HTMLElement ? activeElement : null;
    this.#field = fieldOutOfSight();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.#field.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    document.addEventListener('focusin', (event) => this.#onFocus(event), { signal });
    // A user who clicks goes on where they click.
    const onPointer = () => this.#release();
    document.addEventListener('pointerdown', onPointer, { signal, capture: true });
    document.body.append(this.#field);
    focusOn(this.#field);
    this.#givingUp = setTimeout(() => this.cancel(), maxWait);
  }

  get isCatching(): boolean {
    return this.#field !== undefined;
  }

  /** Ends it as Escape does. */
  cancel(): void {
    const opening = this.#opening;
    this.#giveUp();
    opening?.onCancel();
  }

  /** Forgets what was typed, and gives the focus back. */
  #giveUp(): void {
    const before = this.#before;
    const hadFocus = document.activeElement === this.#field;
    this.#release();
    if (hadFocus && before?.isConnected === true) focusOn(before);
  }

  /** The element that the focus goes back to where this one has it now. */
  focusBehind(focused: Element | null): Element | null {
    return this.#field !== undefined && focused === this.#field ? this.#before : focused;
  }

  /** Lets go of the keyboard; what was typed is gone. */
  #release(): void {
    clearTimeout(this.#handingOver);
    clearTimeout(this.#givingUp);
    this.#listening.abort();
    this.#field?.remove();
    this.#field = undefined;
    this.#opening = undefined;
    this.#before = null;
    this.#target = undefined;
    this.#typed = [];
  }

  #onKey(event: KeyboardEvent): void {
    // Enter and arrows of an input method choose its words.
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      this.cancel();
      return;
    }
    if (!isActing(event.key) || this.#field?.readOnly === true) return;
    event.preventDefault();
    this.#takeText();
    this.#typed.push(event);
    // What follows Enter belongs to what it leads to.
    if (event.key === 'Enter' && this.#field !== undefined) this.#field.readOnly = true;
  }

  #takeText(): void {
    if (this.#field === undefined || this.#field.value === '') return;
    this.#typed.push(this.#field.value);
    this.#field.value = '';
  }

  #onFocus({ target }: FocusEvent): void {
    const field = this.#field;
    if (field === undefined || target === field || !(target instanceof HTMLElement)) return;
    const isInside = target.closest(this.#opening?.into ?? 'html') !== null;
    const from = this.#target;
    if (isInside && from !== undefined && from !== target && this.#hasTextFor(from)) {
      // Without a key, as by voice or a script: what was typed belongs to the field before.
      this.#handOver(from);
      focusOn(target);
      return;
    }
    focusOn(field);
    if (!isInside) {
      this.#before = target;
      return;
    }
    this.#target = target;
    // After whatever gave it the focus, which may still be drawing the page.
    clearTimeout(this.#handingOver);
    this.#handingOver = setTimeout(() => this.#handOver(target));
  }

  /** Whether text was typed, and no key that acts, since this field took the focus. */
  #hasTextFor(field: HTMLElement): boolean {
    const isText = this.#typed.every((each) => typeof each === 'string');
    const isEmpty = this.#typed.length === 0 && this.#field?.value === '';
    return isTextField(field) && field.isConnected && isText && !isEmpty;
  }

  #handOver(target: HTMLElement): void {
    // It may have been drawn again, and then takes the focus again.
    if (!target.isConnected) return;
    this.#takeText();
    const typed = this.#typed;
    const field = this.#field;
    this.#field = undefined;
    this.#release();
    focusOn(target);
    field?.remove();
    void replay(typed);
  }
}

/** One for the page, as its keyboard is. */
export const keyCatcher = new KeyCatcher();

function fieldOutOfSight(): HTMLInputElement {
  const field = document.createElement('input');
  field.type = 'text';
  field.autocomplete = 'off';
  // Whoever taps does not type: the keyboard of a phone comes with the field that opens.
  field.inputMode = 'none';
  // A dialog that is there already does not hear Escape too.
  field.dataset['mantineStopPropagation'] = 'true';
  field.autocapitalize = 'none';
  field.spellcheck = false;
  // It has no words of its own, and is there before any are loaded.
  field.ariaLabel = document.title;
  // Letters of 16 px, or a phone would zoom to it.
  Object.assign(field.style, {
    position: 'fixed',
    top: '0',
    left: '0',
    width: '1px',
    height: '1px',
    padding: '0',
    border: '0',
    opacity: '0',
    pointerEvents: 'none',
    fontSize: '16px',
  });
  return field;
}

function isTextField(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}

/** Types it all where the focus is, one after another; the page is drawn in between. */
async function replay(typed: readonly Typed[]): Promise<void> {
  for (const each of typed) {
    if (typeof each === 'string') insert(each);
    else press(each);
    await Promise.resolve();
  }
}

function insert(text: string): void {
  const field = document.activeElement;
  if (!isTextField(field) || field.selectionStart === null) return;
  const { selectionStart, selectionEnd, maxLength, value } = field;
  // In place of what is selected, else at the end.
  const isSelected = selectionStart !== selectionEnd;
  if (!isSelected) field.setSelectionRange(value.length, value.length);
  const room = maxLength < 0 ? text.length : maxLength - value.length;
  const fitting = text.slice(0, Math.max(room, 0));
  field.setRangeText(fitting, field.selectionStart, field.selectionEnd ?? value.length, 'end');
  const data = { data: fitting, inputType: 'insertText', bubbles: true };
  field.dispatchEvent(new InputEvent('input', data));
}

/** As the browser does it where a key is pressed: its listeners first, then what the key does by itself. */
function press({ key, code, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return;
  const keys = { key, code, shiftKey, ctrlKey, metaKey, altKey };
  const event = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true });
  if (!focused.dispatchEvent(event)) return;
  if (key === 'Enter' && focused instanceof HTMLInputElement) focused.form?.requestSubmit();
  if (key === 'Enter' && focused instanceof HTMLButtonElement) focused.click();
  if (key === 'Tab') moveFocus(focused, shiftKey ? -1 : 1);
}

function moveFocus(from: HTMLElement, step: 1 | -1): void {
  const around = from.closest<HTMLElement>('[role="dialog"], form');
  const stops = [
    ...(around?.querySelectorAll<HTMLElement>(
      ':is(input, textarea, select, button, a[href], [tabindex]):not(:disabled, [tabindex="-1"])',
    ) ?? []),
  ];
  const next = stops[stops.indexOf(from) + step];
  if (next === undefined) return;
  next.focus();
  // As by the keyboard, which replaces what is in a field.
  if (next instanceof HTMLInputElement) next.select();
}
