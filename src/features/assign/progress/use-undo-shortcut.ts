/** Ctrl or ⌘ Z undoes what is held: by keyboard, the way to its button can take longer than the hold lasts. */
import { useEffect, useEffectEvent } from 'react';
import { type JobSummary, useJobActions } from '#queries/jobs.ts';
import { ignoresShortcuts } from '#ui/data-table/use-row-shortcuts.ts';

/** While this is on the screen: the last of `jobs` that is held. Typing keeps the undo of its own. */
export function useUndoKey(jobs: readonly JobSummary[]): void {
  const { undo } = useJobActions();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    if (event.defaultPrevented || ignoresShortcuts(event.target)) return;
    const held = jobs.findLast(({ state }) => state === 'held');
    if (held === undefined) return;
    event.preventDefault();
    void undo(held.id);
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => onKey(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
