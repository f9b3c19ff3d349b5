/** Link selection bar: assigns, copies or exports the selected links. */
import { Button } from '@mantine/core';
import { X } from 'lucide-react';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import { type SelectedLink, selectionNote } from '#pages/links/selection/selection.ts';
import type { LinkSelection } from '#pages/links/selection/use-selection.ts';
import { SelectionBar } from '#ui/data-table/SelectionBar.tsx';
import { CopyButton } from '#ui/text/CopyButton.tsx';

interface LinkSelectionBarProps {
  selection: LinkSelection;
  rows: readonly SelectedLink[];
  /** Links on all pages, where known. */
  total: number | undefined;
  onAssign: (kind: AssignTarget['kind']) => void;
  onExport: () => void;
}

export function LinkSelectionBar({ selection, rows, total, onAssign, onExport }: LinkSelectionBarProps) {
  const { links } = selection.state;
  if (links.size === 0) return null;
  const clear = () => {
    selection.clear();
    // The bar is removed with the focused button.
    document.querySelector<HTMLElement>('main [data-row] [data-opens]')?.focus();
  };
  return (
    <SelectionBar count={links.size} note={selectionNote(selection.state, rows, total)}>
      <Button aria-keyshortcuts="a" onClick={() => onAssign('channel')}>
        Assign to channel…
      </Button>
      <Button variant="default" aria-keyshortcuts="Shift+A" onClick={() => onAssign('campaign')}>
        Assign to campaign…
      </Button>
      <CopyButton
        value={[...links.values()].map(({ shorturl }) => shorturl).join('\n')}
        label={links.size === 1 ? 'Copy the short link' : 'Copy the short links, one on each line'}
      >
        Copy
      </CopyButton>
      <Button variant="default" onClick={onExport}>
        Export…
      </Button>
      <Button variant="subtle" color="gray" leftSection={<X size={14} aria-hidden />} onClick={clear}>
        Clear
      </Button>
    </SelectionBar>
  );
}
