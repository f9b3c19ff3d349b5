/** What a page is about, with the shelf of recent links beside it, or below where there is no room. */
import { Button } from '@mantine/core';
import { PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './WithShelf.module.css';

interface WithShelfProps {
  /** Null while it is put away. */
  shelf: ReactNode;
  children: ReactNode;
}

export function WithShelf({ shelf, children }: WithShelfProps) {
  return (
    <div className={classes['room']}>
      <div className={classes['columns']} data-shelf={shelf !== null || undefined}>
        <div className={classes['main']}>{children}</div>
        {shelf}
      </div>
    </div>
  );
}

interface ShelfButtonProps {
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** Brings the shelf out where it is not always there; not for fingers, which assign on the screens of links. */
export function ShelfButton({ open, onToggle }: ShelfButtonProps) {
  return (
    <Button
      className={classes['toggle'] ?? ''}
      variant={open ? 'light' : 'default'}
      leftSection={<PanelRight size={16} aria-hidden />}
      aria-pressed={open}
      onClick={() => onToggle(!open)}
    >
      Recent links
    </Button>
  );
}
