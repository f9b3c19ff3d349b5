/** Undo shortcut: Ctrl Z or ⌘ Z undoes the last held assignment, whose button may be many Tabs away. */
import { useWindowEvent } from '@mantine/hooks';
import { type JobSummary, useJobActions } from '#queries/jobs.ts';
import { ignoresShortcuts } from '#ui/data-table/use-row-shortcuts.ts';

/** Undoes the last of `jobs` that is held; in a text field the browser's own undo stays. */
export function useUndoShortcut(jobs: readonly JobSummary[]): void {
  const { undo } = useJobActions();
  useWindowEvent('keydown', (event) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    if (event.defaultPrevented || ignoresShortcuts(event.target)) return;
    const held = jobs.findLast(({ state }) => state === 'held');
    if (held === undefined) return;
    event.preventDefault();
    void undo(held.id);
  });
}
