/** Link selection bar: assigns, copies or exports the selected links. */
import { Button } from '@mantine/core';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import type { Link } from '#contract/resources/links.ts';
import type { AssignTarget } from '#features/assign/model/assignment.ts';
import { selectionNote } from '#pages/links/selection/selection.ts';
import type { LinkSelection } from '#pages/links/selection/use-selection.ts';
import { useFocusHandoff } from '#ui/dialogs/focus.ts';
import { formatNumber } from '#ui/format/format.ts';
import { CopyButton } from '#ui/text/CopyButton.tsx';
import classes from './LinkSelectionBar.module.css';

interface LinkSelectionBarProps {
  selection: LinkSelection;
  /** The rows on the screen; undefined of one long list, in which any row can be scrolled to. */
  rows: readonly Link[] | undefined;
  /** Links on all pages, where known. */
  total: number | undefined;
  /** Selects all that match; undefined where only a request could tell which those are, or where all are selected. */
  onSelectAll: (() => void) | undefined;
  onAssign: (kind: AssignTarget['kind']) => void;
  onExport: () => void;
}

/** In the flow of the page after the rows, so that it never covers the last one. */
export function LinkSelectionBar({ selection, rows, total, onSelectAll, onAssign, onExport }: LinkSelectionBarProps) {
  const bar = useFocusHandoff<HTMLElement>();
  const { links } = selection.state;
  // There may be a hundred thousand.
  const addresses = useMemo(() => [...links.values()].flatMap(({ shorturl }) => shorturl ?? []), [links]);
  const note = rows === undefined ? '' : selectionNote(selection.state, rows, total);
  const clear = () => {
    selection.clear();
    // The bar is removed with the focused button.
    document.querySelector<HTMLElement>('main [data-row] [data-opens]')?.focus();
  };
  return (
    <section ref={bar} className={classes.bar} aria-label="Selection">
      <p className={classes.count} role="status">
        <strong>{formatNumber(links.size)} selected</strong>
        {note === '' ? null : <span className={classes.note}>{note}</span>}
      </p>
      <div className={classes.actions}>
        {onSelectAll === undefined || total === undefined ? null : (
          <Button variant="default" onClick={onSelectAll}>
            Select all {formatNumber(total)}
          </Button>
        )}
        <Button aria-keyshortcuts="a" onClick={() => onAssign('channel')}>
          Assign to channel…
        </Button>
        <Button variant="default" aria-keyshortcuts="Shift+A" onClick={() => onAssign('campaign')}>
          Assign to campaign…
        </Button>
        {addresses.length === 0 ? null : (
          <CopyButton
            value={addresses.join('\n')}
            label={addresses.length === 1 ? 'Copy the short link' : 'Copy the short links, one on each line'}
          >
            Copy
          </CopyButton>
        )}
        <Button variant="default" onClick={onExport}>
          Export…
        </Button>
        <Button variant="subtle" color="gray" leftSection={<X size={14} aria-hidden />} onClick={clear}>
          Clear
        </Button>
      </div>
    </section>
  );
}
