/** What is being assigned: at the foot of the page, with Undo before the first request, progress, and what failed. */
import { Button, CloseButton, Progress, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useEngine } from '#queries/EngineContext.tsx';
import { formatNumber } from '#ui/format.ts';
import { cannotUndo, countItems, countParts, timeLeft } from './assign-words.ts';
import classes from './AssignPanel.module.css';
import { useAssigning, useAssignments } from './assigning.ts';
import { type Batch, grace } from './batch.ts';
import { BatchItems } from './BatchItems.tsx';

/** Always there for screen readers, as a live region has to exist before it has something to say. */
export function AssignPanel() {
  const { batches, said } = useAssignments();
  return (
    <>
      <VisuallyHidden role="status" aria-label="Assigning">
        {said}
      </VisuallyHidden>
      {batches.length === 0 ? null : <Panel batches={batches} />}
    </>
  );
}

function Panel({ batches }: { batches: readonly Batch[] }) {
  const panel = useRef<HTMLElement>(null);
  useFootRoom(panel);
  return (
    <section ref={panel} className={classes['panel']} aria-label="Assignments">
      {batches.map((batch) => (
        <BatchCard key={batch.id} batch={batch} />
      ))}
    </section>
  );
}

/** The page keeps as much room free at its end as the panel takes, so that the panel never covers the last of it. */
function useFootRoom(panel: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => root.style.setProperty('--deck-foot', `${element.offsetHeight + 16}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--deck-foot');
    };
  }, [panel]);
}

function BatchCard({ batch }: { batch: Batch }) {
  const { assignments } = useAssigning();
  const { id, target, parts, phase, limited } = batch;
  const { budget } = useEngine();
  const room = useSyncExternalStore(budget.subscribe, budget.get);
  const failed = countParts(batch, 'failed');
  const waiting = countParts(batch, 'waiting');
  const done = countParts(batch, 'done');
  const ended = parts.length - waiting - countParts(batch, 'sending');
  const what = countItems(parts.map(({ item }) => item));

  const lines = {
    grace: { title: `Assigning ${what}`, note: `Nothing is sent for ${grace / 1000} seconds. ${cannotUndo(target.kind)}` },
    queued: { title: `Next: ${what}`, note: 'Waits until the assignment before it is done.' },
    running: {
      title: `${formatNumber(ended)} of ${formatNumber(parts.length)}`,
      note: limited ? 'The service allows no more requests for the moment. This goes on by itself.' : timeLeft(parts.length - ended, room),
    },
    finished: { title: endTitle(batch, what), note: endNote(done, failed, countParts(batch, 'dropped')) },
  } as const satisfies Record<Batch['phase'], { title: string; note: string }>;
  const { title, note } = lines[phase];

  return (
    <div className={classes['batch']} role="group" aria-label={`${what} to ${target.name.slice(0, 80)}`}>
      <div className={classes['top']}>
        <p className={classes['title']}>
          {title} <span className={classes['to']}>to</span>{' '}
          <bdi dir="auto" title={target.name}>
            {target.name.slice(0, 200)}
          </bdi>
        </p>
        {phase === 'grace' ? (
          <Button size="xs" variant="default" onClick={() => assignments.undo(id)}>
            Undo
          </Button>
        ) : null}
        {phase === 'queued' || (phase === 'running' && waiting > 0) ? (
          <Button size="xs" variant="default" onClick={() => assignments.cancel(id)}>
            {waiting === parts.length ? 'Cancel' : `Cancel remaining ${formatNumber(waiting)}`}
          </Button>
        ) : null}
        {phase === 'finished' && failed > 0 ? (
          <Button size="xs" variant="default" onClick={() => assignments.retry(id)}>
            Retry {formatNumber(failed)} failed
          </Button>
        ) : null}
        {phase === 'finished' ? <CloseButton size="sm" aria-label="Dismiss" onClick={() => assignments.dismiss(id)} /> : null}
      </div>
      {phase === 'grace' ? <div className={classes['grace']} style={{ animationDuration: `${grace}ms` }} aria-hidden /> : null}
      {phase === 'running' ? (
        <Progress size="sm" value={(100 * ended) / parts.length} aria-label={`${formatNumber(ended)} of ${formatNumber(parts.length)} done`} />
      ) : null}
      {note === '' ? null : (
        <p className={classes['note']} data-waiting={limited || undefined}>
          {note}
        </p>
      )}
      {phase === 'grace' ? null : <BatchItems parts={parts} />}
    </div>
  );
}

function endTitle(batch: Batch, what: string): string {
  const done = countParts(batch, 'done');
  if (done === batch.parts.length) return `${what} assigned`;
  return done === 0 ? `None of ${what} assigned` : `${formatNumber(done)} of ${what} assigned`;
}

function endNote(done: number, failed: number, dropped: number): string {
  const parts = [
    ...(failed === 0 ? [] : [`${formatNumber(failed)} failed.`]),
    ...(dropped === 0 ? [] : [`${formatNumber(dropped)} cancelled before ${dropped === 1 ? 'it was' : 'they were'} sent.`]),
    ...(done === 0 || dropped === 0 ? [] : ['What is assigned stays assigned.']),
  ];
  return parts.join(' ');
}
