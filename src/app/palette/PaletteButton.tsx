/** Palette button: opens the command palette from the bar, where a keyboard has its keys beside it. */
import { Kbd, UnstyledButton } from '@mantine/core';
import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import classes from './PaletteButton.module.css';

/** On a phone an icon, as wide as a finger. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations('palette');
  return (
    <UnstyledButton
      className={classes.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <Search size={16} aria-hidden />
      <span className={classes.words}>{t('button')}</span>
      <Kbd className={classes.keys} aria-hidden>
        {/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl\u00a0K'}
      </Kbd>
    </UnstyledButton>
  );
}
