/**
 * Report events: tells the parent page who is signed in, which links were created, the request
 * budget and bulk work.
 */

import type { Engine } from '#engine/engine.ts';
import type { Session } from '#engine/tab/session.ts';
import type { ParentPage } from './parent-page.ts';

/** Reports the state now and at each change. Returns a function that ends it. */
export function reportSession(session: Session, tell: ParentPage['send']): () => void {
  let engine: Engine | undefined;
  let stopListening = () => {};
  let wasIn = false;
  const reportChanges = () => {
    const { state } = session;
    if (state.engine === engine) return;
    stopListening();
    stopListening = () => {};
    engine = state.engine;
    if (engine === undefined) {
      tell('auth.state', { state: wasIn ? 'locked' : 'none' });
      return;
    }
    wasIn = true;
    tell('auth.state', { state: 'ok' });
    const { budget, jobs, created } = engine;
    const tellBudget = () => {
      const { allowed, left, queued, fullAt } = budget.get();
      const eta = fullAt === null ? {} : { etaMs: Math.max(0, fullAt - Date.now()) };
      tell('budget', { limit: allowed, remaining: left, queued, ...eta });
    };
    const reported = new Map<string, string>();
    const tellJobs = () => {
      for (const { id, done, refused, total, state: is, source } of jobs.get()) {
        if (source === 'wizard') continue;
        const progress = { id, done, failed: refused, total, state: is };
        if (reported.get(id) === JSON.stringify(progress)) continue;
        reported.set(id, JSON.stringify(progress));
        tell('job.progress', progress);
      }
    };
    const reportedLinks = new Set<number>();
    const tellLinks = () => {
      for (const { id, shorturl, source } of created.get()) {
        if (!reportedLinks.has(id)) tell('link.created', { id, shortUrl: shorturl, source });
        reportedLinks.add(id);
      }
    };
    tellBudget();
    tellJobs();
    tellLinks();
    const stops = [
      budget.subscribe(tellBudget),
      jobs.subscribe(tellJobs),
      created.subscribe(tellLinks),
    ];
    stopListening = () => {
      for (const stop of stops) stop();
    };
  };
  reportChanges();
  const stop = session.subscribe(reportChanges);
  return () => {
    stop();
    stopListening();
  };
}
