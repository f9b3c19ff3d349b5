/** Early shortcuts: those that are pressed while the dashboard is loaded, and what is typed after them, until the shell is there. */
import { isPaletteKey } from '#app/palette/palette-key.ts';
import { GoKeys } from '#app/routing/go-keys.ts';
import type { Session } from '#engine/tab/session.ts';
import { keyCatcher } from '#ui/dialogs/key-catcher.ts';
import { type OpeningShortcut, type Shortcut, shortcutOfKey, shortcutOfPaste } from './shortcut.ts';

/** Nothing that takes the focus by itself gets the keys. */
const nothingYet = '[data-no-field-yet]';

class EarlyShortcuts {
  /** The shell goes on with it: G may be pressed before it is there, and the letter after. */
  readonly go = new GoKeys();
  #listening = new AbortController();
  #pressed: OpeningShortcut | undefined;
  /** The screen that G and a letter lead to, the last ones where there were several. */
  #path: string | undefined;

  /** Listens until the shell does, as long as the tab may be signed in: no other screen has shortcuts. */
  listen(session: Session): void {
    const { signal } = this.#listening;
    const unsubscribe = session.subscribe(() => {
      const { status } = session.state;
      if (status !== 'restoring' && status !== 'signed-in') this.#drop();
    });
    signal.addEventListener('abort', unsubscribe);
    if (signal.aborted) unsubscribe();
    const onKey = (event: KeyboardEvent) => {
      const path = this.go.pathOf(event);
      if (path === undefined)
        this.#press(event, isPaletteKey(event) ? { name: 'palette' } : shortcutOfKey(event));
      else this.#path = path;
    };
    addEventListener('keydown', onKey, { signal });
    addEventListener('paste', (event) => this.#press(event, shortcutOfPaste(event)), { signal });
  }

  /** What was pressed. What was typed since is still caught, for what the last of them opens. */
  take(): readonly Shortcut[] {
    this.#listening.abort();
    const taken: Shortcut[] = [];
    if (this.#path !== undefined) taken.push({ name: 'go', path: this.#path });
    if (this.#pressed !== undefined) taken.push(this.#pressed);
    this.#path = undefined;
    this.#pressed = undefined;
    return taken;
  }

  #drop(): void {
    const isTyping = this.#pressed !== undefined;
    this.take();
    if (isTyping) keyCatcher.cancel();
  }

  #press(event: Event, shortcut: OpeningShortcut | undefined): void {
    if (shortcut === undefined) return;
    event.preventDefault();
    // The first one opens something, and what follows is typed into that.
    if (this.#pressed !== undefined) return;
    this.#pressed = shortcut;
    // An import begins by itself: no field waits for keys.
    if (shortcut.name === 'importLinks') return;
    const onCancel = () => {
      this.#pressed = undefined;
    };
    keyCatcher.catchKeys({ into: nothingYet, onCancel });
  }
}

export const earlyShortcuts = new EarlyShortcuts();
