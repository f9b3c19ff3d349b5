/** Dialog host: shows the dialog that a screen opens, and loads its code when it opens. */
import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  use,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { focusedElement, OpenerContext } from './focus.ts';
import { LazyDialog } from './LazyDialog.tsx';

interface Closable {
  onClose: () => void;
}

/** Shows a dialog, whose component may be made by `lazy`. */
type OpenDialog = <Props extends Closable>(
  Dialog: ComponentType<Props>,
  props: Omit<Props, 'onClose'>,
) => void;

interface Opened {
  readonly render: (onClose: () => void) => ReactNode;
  readonly opener: Element | null;
  /** Another one for each opening, so that no dialog begins with the state of the one before it. */
  readonly key: number;
}

const DialogContext = createContext<OpenDialog>(() => {
  throw new Error('There is no DialogHost around what opens a dialog.');
});

/** @returns opens a dialog above the screen; the focus goes back to the pressed button, or to that of its menu */
export function useDialog(): OpenDialog {
  return use(DialogContext);
}

/** The dialog leaves with the screen. */
export function DialogHost({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [path, setPath] = useState(pathname);
  const [opened, setOpened] = useState<Opened>();
  const [open] = useState((): OpenDialog => {
    return (Dialog, props) => {
      const opener = focusedElement();
      const render = (onClose: () => void) => createElement(Dialog, withClose(props, onClose));
      setOpened((before) => ({ render, opener, key: (before?.key ?? 0) + 1 }));
    };
  });
  if (path !== pathname) {
    setPath(pathname);
    setOpened(undefined);
  }
  // A dialog whose request ends late closes itself alone.
  const close = () => setOpened((now) => (now === opened ? undefined : now));
  return (
    <DialogContext value={open}>
      {children}
      {opened === undefined ? null : (
        <OpenerContext value={opened.opener}>
          <LazyDialog key={opened.key} onClose={close}>
            {opened.render(close)}
          </LazyDialog>
        </OpenerContext>
      )}
    </DialogContext>
  );
}

/** What was taken off the properties of a dialog is put back. */
function withClose<Props extends Closable>(
  props: Omit<Props, 'onClose'>,
  onClose: () => void,
): Props {
  return { ...props, onClose } as Props;
}
