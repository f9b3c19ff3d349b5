/** Check note: what is worth a second look about a field, in one line under it, with what to do as buttons in the line. */
import { Anchor } from '@mantine/core';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './CheckNote.module.css';

const icons = {
  stops: <CircleAlert size={14} aria-hidden />,
  warns: <TriangleAlert size={14} aria-hidden />,
  offers: <Info size={14} aria-hidden />,
};

interface CheckNoteProps {
  /** `stops` keeps the link from being created. */
  tone: keyof typeof icons;
  children: ReactNode;
}

export function CheckNote({ tone, children }: CheckNoteProps) {
  return (
    <p className={classes.note} data-tone={tone} dir="auto">
      {icons[tone]}
      <span>{children}</span>
    </p>
  );
}

/** One after the other; a screen reader announces what comes. */
export function CheckNotes({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={classes.notes}>
      {children}
    </div>
  );
}

interface CheckButtonProps {
  onClick: () => void;
  children: ReactNode;
}

export function CheckButton({ onClick, children }: CheckButtonProps) {
  return (
    <Anchor component="button" type="button" className={classes.button} onClick={onClick}>
      {children}
    </Anchor>
  );
}
