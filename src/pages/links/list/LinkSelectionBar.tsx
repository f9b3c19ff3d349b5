/** What can be done with the selected links: assign, copy, export, clear. */
import { Button } from '@mantine/core';
import { X } from 'lucide-react';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import { type SelectedLink, selectionNote } from '#pages/links/selection/selection.ts';
import type { LinkSelection } from '#pages/links/selection/use-selection.ts';
import { SelectionBar } from '#ui/data-table/SelectionBar.tsx';
import { CopyButton } from '#ui/text/CopyButton.tsx';

interface LinkSelectionBarProps {
  selection: LinkSelection;
  /** The links that are shown. */
  rows: readonly SelectedLink[];
  /** How many links there are over all pages, where that is known. */
  total: number | undefined;
  onAssign: (kind: AssignTarget['kind']) => void;
  onExport: () => void;
}

export function LinkSelectionBar({ selection, rows, total, onAssign, onExport }: LinkSelectionBarProps) {
  const { links } = selection.state;
  if (links.size === 0) return null;
  const clear = () => {
    selection.clear();
    // The button goes with what it cleared; the focus would be lost with it.
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
