/** Dialog of the demo's bar, which stands outside of the dashboard and its dialogs. */
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import classes from './Demo.module.css';

export interface DemoDialogHandle {
  readonly open: () => void;
}

interface DemoDialogProps {
  ref: Ref<DemoDialogHandle>;
  title: string;
  cancel: string;
  submit: string;
  isDestructive?: boolean;
  onOpen?: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

export function DemoDialog({
  ref,
  title,
  cancel,
  submit,
  isDestructive = false,
  onOpen,
  onSubmit,
  children,
}: DemoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();
  useImperativeHandle(ref, () => ({
    open: () => {
      onOpen?.();
      dialog.current?.showModal();
    },
  }));
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      // The shortcuts of the dashboard are not meant while it is behind this.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={titleId}>{title}</h2>
      <form
        method="dialog"
        onSubmit={(event) => {
          // The content policy allows no form to be sent anywhere.
          event.preventDefault();
          close();
          onSubmit();
        }}
      >
        {children}
        <div className={classes.dialogActs}>
          <button type="button" onClick={close}>
            {cancel}
          </button>
          <button type="submit" className={isDestructive ? classes.destructive : classes.primary}>
            {submit}
          </button>
        </div>
      </form>
    </dialog>
  );
}
