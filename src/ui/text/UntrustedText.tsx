/** Text that somebody else wrote: in its own direction, never as markup, long ones folded with a way to see the rest. */
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './UntrustedText.module.css';

interface UntrustedTextProps {
  text: string;
  /** How many characters stand before "Show all". */
  fold?: number;
  /** What goes around the text, such as a link; the button stays outside of it. */
  wrap?: (shown: ReactNode) => ReactNode;
}

export function UntrustedText({ text, fold = 280, wrap = (shown) => shown }: UntrustedTextProps) {
  const [whole, setWhole] = useState(false);
  const characters = Array.from(text);
  const foldable = characters.length > fold;
  return (
    <span className={classes.text}>
      {wrap(<bdi>{foldable && !whole ? `${characters.slice(0, fold).join('')}…` : text}</bdi>)}
      {foldable ? (
        <Button variant="subtle" size="compact-xs" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Show less' : 'Show all'}
        </Button>
      ) : null}
    </span>
  );
}
