/** Palette host: opens the command palette by Ctrl or ⌘ K, also from within a field, and loads it in advance. */
import { useWindowEvent } from '@mantine/hooks';
import { lazy, useEffect } from 'react';
import { keyCatcher } from '#ui/dialogs/key-catcher.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { isPaletteKey } from './palette-key.ts';
import type { ShellActions } from './use-palette-groups.ts';

const loadPalette = () => import('./CommandPalette.tsx');

const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));

interface PaletteHostProps {
  opened: boolean;
  onChange: (opened: boolean) => void;
  actions: ShellActions;
}

/** The same keys close it. Above another dialog, which may still be opening, or a menu it does not open. */
export function PaletteHost({ opened, onChange, actions }: PaletteHostProps) {
  const toggle = () => {
    const isBusy =
      keyCatcher.isCatching ||
      document.querySelector('[role="dialog"][aria-modal="true"], [role="menu"]') !== null;
    if (opened || !isBusy) onChange(!opened);
  };
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || !isPaletteKey(event)) return;
    event.preventDefault();
    toggle();
  });
  // What fails now is loaded again when it is needed.
  useEffect(() => void loadPalette().catch(() => undefined), []);
  if (!opened) return null;
  return (
    <LazyDialog onClose={() => onChange(false)}>
      <CommandPalette actions={actions} onClose={() => onChange(false)} />
    </LazyDialog>
  );
}
