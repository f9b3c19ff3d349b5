/**
 * Report events: tells the parent page who is signed in, which links were created and assigned, the
 * request budget and bulk work.
 */

import type { Engine } from '#engine/engine.ts';
import type { Session } from '#engine/tab/session.ts';
import type { ParentPage } from './parent-page.ts';

/**
 * Reports the state now and at each change. Returns a function that ends it.
 *
 * @param options.describesLinks reports destination and title of new links too, as far as they are
 * loaded
 */
export function reportSession(
  session: Session,
  tell: ParentPage['send'],
  { describesLinks = false } = {},
): () => void {
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
    const { budget, jobs, created, assigned, library } = engine;
    const tellBudget = () => {
      const { allowed, left, queued, fullAt, pausedUntil } = budget.get();
      const eta = fullAt === null ? {} : { etaMs: Math.max(0, fullAt - Date.now()) };
      tell('budget', { limit: allowed, remaining: left, queued, ...eta });
      tellPause(pausedUntil);
    };
    let reportedPause: number | null = null;
    const tellPause = (until: number | null) => {
      if (until === null || until === reportedPause) return;
      reportedPause = until;
      const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
      const message = `The service reported too many requests. Linkdeck continues in ${seconds} s.`;
      tell('error', { code: 'rate_limited', message, recoverable: true });
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
        if (reportedLinks.has(id)) continue;
        reportedLinks.add(id);
        const link = { id, shortUrl: shorturl, source };
        if (describesLinks) void describe(link).then((whole) => tell('link.created', whole));
        else tell('link.created', link);
      }
    };
    let lastAssigned = 0;
    const tellAssigned = () => {
      for (const { number, id, label, kind, targetId, targetName } of assigned.get()) {
        if (number <= lastAssigned) continue;
        lastAssigned = number;
        tell('assigned', {
          id,
          name: label.replace(/^https?:\/\//, '').slice(0, 300),
          kind,
          targetId,
          ...(targetName && { targetName: targetName.slice(0, 200) }),
        });
      }
    };
    const describe = async <L extends { id: number }>(link: L) => {
      const { longurl, title } = (await library.link(link.id).catch(() => null)) ?? {};
      return {
        ...link,
        ...(longurl && { longUrl: longurl.slice(0, 2000) }),
        ...(title && { title: title.slice(0, 200) }),
      };
    };
    tellBudget();
    tellJobs();
    tellLinks();
    tellAssigned();
    const stops = [
      budget.subscribe(tellBudget),
      jobs.subscribe(tellJobs),
      created.subscribe(tellLinks),
      assigned.subscribe(tellAssigned),
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
