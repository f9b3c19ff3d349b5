/** Untrusted text: remote text in its own direction, never as markup, folded where it is long. */
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './UntrustedText.module.css';

interface UntrustedTextProps {
  text: string;
  /** Characters before "Show all". */
  fold?: number;
  /** Wraps the text, such as in a link; the button stays outside. */
  wrap?: (shown: ReactNode) => ReactNode;
}

export function UntrustedText({ text, fold = 280, wrap = (shown) => shown }: UntrustedTextProps) {
  const t = useTranslations('ui.fold');
  const [whole, setWhole] = useState(false);
  // A character takes two places at most.
  const characters = Array.from(text.slice(0, 2 * fold + 2));
  const foldable = characters.length > fold;
  return (
    <span className={classes.text}>
      {wrap(<bdi>{foldable && !whole ? `${characters.slice(0, fold).join('')}…` : text}</bdi>)}
      {foldable ? (
        <Button
          variant="subtle"
          size="compact-xs"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t('less') : t('all')}
        </Button>
      ) : null}
    </span>
  );
}
