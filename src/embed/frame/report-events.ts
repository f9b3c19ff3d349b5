/** What the page around hears of the work in the frame: who is signed in, links that were made, the request budget. */

import type { ParentPage } from '#embed/frame/connection/parent-page.ts';
import type { Engine } from '#engine/engine.ts';
import type { Session, SessionState } from '#engine/tab/session.ts';

/**
 * The session with every engine of it overheard: a link that was made is told, by its number and short URL alone.
 */
export function overhear(session: Session, tell: ParentPage['send']): Session {
  const overheard = new WeakMap<Engine, Engine>();
  const states = new WeakMap<SessionState, SessionState>();

  const engineOf = (engine: Engine): Engine => {
    const known = overheard.get(engine);
    if (known !== undefined) return known;
    const made: Engine = {
      ...engine,
      call: async (name, input, options) => {
        const output = await engine.call(name, input, options);
        if (name === 'links.create') tellLink(output, tell);
        return output;
      },
    };
    overheard.set(engine, made);
    return made;
  };

  return {
    ...session,
    get state() {
      const { state } = session;
      if (state.status !== 'signed-in') return state;
      const known = states.get(state);
      if (known !== undefined) return known;
      const made = { ...state, engine: engineOf(state.engine) };
      states.set(state, made);
      return made;
    },
  };
}

function tellLink(made: object, tell: ParentPage['send']): void {
  if (!('id' in made) || !('shorturl' in made)) return;
  const { id, shorturl } = made;
  if (typeof id === 'number' && typeof shorturl === 'string') tell('link.created', { id, shortUrl: shorturl });
}

/** Tells who is signed in, what is left of the budget and how bulk work goes, now and at each change. Returns the way to stop. */
export function reportSession(session: Session, tell: ParentPage['send']): () => void {
  let engine: Engine | undefined;
  let stopListening = () => {};
  let wasIn = false;
  const look = () => {
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
    const { budget, jobs } = engine;
    const tellBudget = () => {
      const { limit, left, queued, fullAt } = budget.get();
      const eta = fullAt === null ? {} : { etaMs: Math.max(0, fullAt - Date.now()) };
      tell('budget', { limit, remaining: Math.max(0, left), queued, ...eta });
    };
    const told = new Map<string, string>();
    const tellJobs = () => {
      for (const { id, done, refused, total, state: is } of jobs.get()) {
        const progress = { id, done, failed: refused, total, state: is };
        if (told.get(id) === JSON.stringify(progress)) continue;
        told.set(id, JSON.stringify(progress));
        tell('job.progress', progress);
      }
    };
    tellBudget();
    tellJobs();
    const stops = [budget.subscribe(tellBudget), jobs.subscribe(tellJobs)];
    stopListening = () => {
      for (const stop of stops) stop();
    };
  };
  look();
  const stop = session.subscribe(look);
  return () => {
    stop();
    stopListening();
  };
}
