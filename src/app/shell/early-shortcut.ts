/** Early shortcut: one that is pressed while the dashboard is loaded, and what is typed after it, until the shell is there. */
import { GoKeys } from '#app/routing/go-keys.ts';
import type { Session } from '#engine/tab/session.ts';
import { keyCatcher } from '#ui/dialogs/key-catcher.ts';
import { isPaletteKey, type Shortcut, shortcutOfKey, shortcutOfPaste } from './shortcut.ts';

/** Nothing that takes the focus by itself gets the keys. */
const nothingYet = '[data-no-field-yet]';

class EarlyShortcut {
  #listening = new AbortController();
  #pressed: Shortcut | undefined;

  /** Listens until the shell does, as long as the tab may be signed in: no other screen has shortcuts. */
  listen(session: Session): void {
    const { signal } = this.#listening;
    const unsubscribe = session.subscribe(() => {
      const { status } = session.state;
      if (status !== 'restoring' && status !== 'signed-in') this.#drop();
    });
    signal.addEventListener('abort', unsubscribe);
    if (signal.aborted) unsubscribe();
    const go = new GoKeys();
    const onKey = (event: KeyboardEvent) => {
      // The letter after G leads to a screen, and makes nothing.
      if (go.pathOf(event) !== undefined) return;
      this.#press(event, isPaletteKey(event) ? { name: 'palette' } : shortcutOfKey(event));
    };
    addEventListener('keydown', onKey, { signal });
    addEventListener('paste', (event) => this.#press(event, shortcutOfPaste(event)), { signal });
  }

  /** What was pressed. What was typed since is still caught, for what the shortcut opens. */
  take(): Shortcut | undefined {
    this.#listening.abort();
    const pressed = this.#pressed;
    this.#pressed = undefined;
    return pressed;
  }

  #drop(): void {
    if (this.take() !== undefined) keyCatcher.cancel();
  }

  #press(event: Event, shortcut: Shortcut | undefined): void {
    if (shortcut === undefined) return;
    event.preventDefault();
    // The first one opens something, and what follows is typed into that.
    if (this.#pressed !== undefined) return;
    this.#pressed = shortcut;
    const onCancel = () => {
      this.#pressed = undefined;
    };
    keyCatcher.catchKeys({ into: nothingYet, onCancel });
  }
}

export const earlyShortcut = new EarlyShortcut();
