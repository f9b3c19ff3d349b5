/** Palette host: opens the command palette by Ctrl or ⌘ K, also from within a field, and loads it then. */
import { useHotkeys } from '@mantine/hooks';
import { lazy } from 'react';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import type { ShellActions } from './use-palette-commands.ts';

const CommandPalette = lazy(async () => ({ default: (await import('./CommandPalette.tsx')).CommandPalette }));

interface PaletteHostProps {
  opened: boolean;
  onChange: (opened: boolean) => void;
  actions: ShellActions;
}

/** The same keys close it. Above another dialog or a menu it does not open. */
export function PaletteHost({ opened, onChange, actions }: PaletteHostProps) {
  const toggle = () => {
    const isBusy = document.querySelector('[role="dialog"][aria-modal="true"], [role="menu"]') !== null;
    if (opened || !isBusy) onChange(!opened);
  };
  useHotkeys([['mod+K', toggle]], [], true);
  if (!opened) return null;
  return (
    <LazyDialog onClose={() => onChange(false)}>
      <CommandPalette actions={actions} onClose={() => onChange(false)} />
    </LazyDialog>
  );
}
