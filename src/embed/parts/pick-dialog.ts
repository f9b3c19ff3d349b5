/** Pick dialog: the picker in a dialog above the page, which is inert meanwhile and has the focus back afterwards. */
import type { DialogOptions, PickedLink, PickOptions } from './part-options.ts';

/** Options of the call before that the next one does not have. */
const nothingPicked: Readonly<Record<keyof PickOptions, undefined>> = {
  url: undefined,
  alias: undefined,
  domain: undefined,
  channel: undefined,
  campaign: undefined,
  utm: undefined,
  locked: undefined,
  q: undefined,
  create: undefined,
};

/** The picker in the dialog. */
interface DialogPart {
  focus(): void;
  update(options: object): void;
  show(isOpen: boolean): void;
}

/**
 * One dialog for all calls, whose frame stays loaded.
 *
 * @param mount puts the picker into an element of the dialog, once
 */
export function createPickDialog(
  mount: (container: Element, options: DialogOptions) => DialogPart,
) {
  let dialog: HTMLDialogElement | undefined;
  let part: DialogPart | undefined;
  let settle: ((link: PickedLink | null) => void) | undefined;

  function open(options: DialogOptions): void {
    dialog ??= makeDialog(() => end(null));
    const { signal: _, title: _title, ...picking } = options;
    dialog.ariaLabel = options.title ?? 'Linkdeck';
    if (!dialog.isConnected) document.body.append(dialog);
    // In an element of its own: the height of the part is not that of the dialog.
    if (part === undefined)
      part = mount(dialog.appendChild(document.createElement('div')), options);
    else part.update({ ...nothingPicked, ...picking });
    dialog.showModal();
    focus();
    part.show(true);
  }

  /** The user has asked for the dialog, so the keyboard goes into it. */
  function focus(): void {
    if (dialog?.open === true) part?.focus();
  }

  /** Before the promise is settled, so that the page has its focus back by then. */
  function end(link: PickedLink | null): void {
    const resolve = settle;
    settle = undefined;
    part?.show(false);
    if (dialog?.open === true) dialog.close();
    resolve?.(link);
  }

  return {
    pickLink: (options: DialogOptions): Promise<PickedLink | null> => {
      end(null);
      const { signal } = options;
      if (signal?.aborted === true) return Promise.resolve(null);
      return new Promise((resolve) => {
        const onAbort = () => end(null);
        settle = (link) => {
          signal?.removeEventListener('abort', onAbort);
          resolve(link);
        };
        signal?.addEventListener('abort', onAbort);
        open(options);
      });
    },
    end,
    focus,
    destroy: (): void => {
      end(null);
      dialog?.remove();
      dialog = undefined;
      part = undefined;
    },
  };
}

function makeDialog(onClose: () => void): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'linkdeck-dialog';
  // Single properties, because a content policy may forbid style attributes.
  Object.assign(dialog.style, {
    width: '560px',
    maxWidth: '100%',
    boxSizing: 'border-box',
    padding: '0',
    border: '0',
    borderRadius: '8px',
    overflow: 'auto',
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    onClose();
  });
  // Beside the dialog: the element itself is hit where nothing in it is.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) onClose();
  });
  return dialog;
}
