/** Link form: the main card and the sections, and the keys that create the link. */
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { MainCard } from '#pages/links-new/main/MainCard.tsx';
import { Sections } from '#pages/links-new/sections/Sections.tsx';
import classes from './NewLinkPage.module.css';

interface LinkFormProps {
  id: string;
  onCreate: () => void;
  /** Undoes the link that is held; undefined where none is. */
  onUndo: (() => void) | undefined;
  /** What is wrong with the link as a whole. */
  children: ReactNode;
}

export function LinkForm({ id, onCreate, onUndo, children }: LinkFormProps) {
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // Events of the forms in dialogs bubble up to here.
    if (event.target === event.currentTarget) onCreate();
  };
  /** Enter in a text field creates the link from the first card alone; with Ctrl or ⌘ it does from anywhere. */
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, target, currentTarget } = event;
    const isOwn = target instanceof Element && currentTarget.contains(target);
    if (key === 'Escape' && isOwn) onUndo?.();
    if (key !== 'Enter' || event.isDefaultPrevented() || !isOwn) return;
    const isForced = event.ctrlKey || event.metaKey;
    const isText =
      target instanceof HTMLInputElement &&
      !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
    const isMain = target.closest('#section-destination') !== null;
    if (isForced || (isText && !isMain)) event.preventDefault();
    // As by its button: a field that holds unfinished text stops it.
    if (isForced) currentTarget.requestSubmit();
  };
  return (
    <form
      id={id}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      noValidate
      autoComplete="off"
      className={classes.form}
    >
      {children}
      <MainCard />
      <Sections />
      {/* Enter submits a form of several fields only where it has such a button. */}
      <button type="submit" hidden />
    </form>
  );
}
