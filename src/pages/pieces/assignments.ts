/** Assignments on their way: some seconds to undo, then one request after another, each with what became of it. */
import { ApiError } from '#client/api-error.ts';
import { announcementOf } from './assign-words.ts';
import { type AssignableItem, type AssignTarget, itemKey, targetKey } from './assigning.ts';
import { type Batch, grace, type Part } from './batch.ts';

/** How long a batch in which all went well stays on the screen, in milliseconds. */
const staysFor = 12_000;

/** The same object until something changes. */
export interface AssignmentsState {
  readonly batches: readonly Batch[];
  /** What a screen reader is to say. */
  readonly said: string;
  /** Where something was assigned to, the last first. */
  readonly recent: readonly AssignTarget[];
  /** What is known to be assigned, by `targetKey`, the last first. */
  readonly assigned: ReadonlyMap<string, readonly AssignableItem[]>;
}

export interface Assignments {
  get(): AssignmentsState;
  /** Calls back after each change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Begins with the grace. What is on its way to the same target already is not sent twice. */
  assign(items: readonly AssignableItem[], target: AssignTarget): void;
  /** Within the grace: nothing is sent. */
  undo(batch: number): void;
  /** Drops what was not sent yet; what is under way is finished. */
  cancel(batch: number): void;
  /** Sends again what failed. */
  retry(batch: number): void;
  /** Takes a finished batch off the screen. */
  dismiss(batch: number): void;
}

/** Time, handed in. */
export interface AssignClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after so many milliseconds, or at once when the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

interface Deps {
  /** One request. */
  send: (item: AssignableItem, target: AssignTarget) => Promise<unknown>;
  clock: AssignClock;
  /** Called once when something was assigned to a target and nothing more of that batch is on its way. */
  onAssigned: (target: AssignTarget) => void;
}

/** After these nobody knows whether it was carried out. Assigning again is harmless, so it is done once. */
const unknownOutcome: readonly string[] = ['timeout', 'unreachable'];

/** After these every further request would fail as this one did. */
const hopeless: readonly string[] = ['key', 'offline', 'unreachable', 'cors', 'cancelled'];

/** How many recent targets are kept. */
const mostRecent = 5;

export function createAssignments({ send, clock, onAssigned }: Deps): Assignments {
  let state: AssignmentsState = { batches: [], said: '', recent: [], assigned: new Map() };
  let lastId = 0;
  let running = false;
  const listeners = new Set<() => void>();
  /** Ends whatever a batch waits for. */
  const waits = new Map<number, AbortController>();
  const cancelled = new Set<number>();

  function publish(next: Partial<AssignmentsState>): void {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  }

  const find = (id: number) => state.batches.find((batch) => batch.id === id);

  function change(id: number, make: (batch: Batch) => Partial<Batch>): void {
    const before = find(id);
    if (before === undefined) return;
    const after = { ...before, ...make(before) };
    const said = announcementOf(before, after);
    publish({ batches: state.batches.map((batch) => (batch === before ? after : batch)), ...(said === '' ? {} : { said: anew(said) }) });
  }

  /** A live region says nothing when its text stays the same. */
  function anew(said: string): string {
    return said === state.said ? `${said}\u00a0` : said;
  }

  function changePart(id: number, index: number, part: Partial<Part>): void {
    change(id, ({ parts }) => ({ parts: parts.map((each, at) => (at === index ? { ...each, ...part } : each)) }));
  }

  /** Ends early when the batch is undone or cancelled. */
  async function wait(id: number, milliseconds: number): Promise<void> {
    const ending = new AbortController();
    waits.set(id, ending);
    await clock.wait(milliseconds, ending.signal);
    waits.delete(id);
  }

  async function begin(id: number): Promise<void> {
    await wait(id, grace);
    if (find(id)?.phase !== 'grace') return;
    change(id, () => ({ phase: 'queued' }));
    void run();
  }

  /** One batch after another, in the order in which they could start. */
  async function run(): Promise<void> {
    if (running) return;
    running = true;
    for (let next = firstQueued(); next !== undefined; next = firstQueued()) await work(next);
    running = false;
  }

  const firstQueued = () => state.batches.find(({ phase }) => phase === 'queued');

  async function work({ id, target }: Batch): Promise<void> {
    change(id, () => ({ phase: 'running' }));
    for (;;) {
      const parts = find(id)?.parts ?? [];
      const index = parts.findIndex((part) => part.state === 'waiting');
      const part = parts[index];
      if (part === undefined) break;
      changePart(id, index, { state: 'sending' });
      const outcome = await attempt(id, part.item, target);
      if (outcome === 'dropped') changePart(id, index, { state: 'dropped' });
      else if (outcome === undefined) {
        changePart(id, index, { state: 'done' });
        remember(part.item, target);
      } else {
        changePart(id, index, { state: 'failed', problem: outcome.message });
        if (hopeless.includes(outcome.kind)) failRest(id, outcome.message);
      }
    }
    change(id, () => ({ phase: 'finished' }));
    const parts = find(id)?.parts ?? [];
    if (parts.some((part) => part.state === 'done')) onAssigned(target);
    if (parts.every((part) => part.state === 'done')) void wait(id, staysFor).then(() => dismiss(id));
  }

  /** What came of one item: nothing to say, its error, or that it was cancelled while it waited for the limit. */
  async function attempt(id: number, item: AssignableItem, target: AssignTarget): Promise<ApiError | 'dropped' | undefined> {
    for (let again = true; ; ) {
      try {
        await send(item, target);
        return undefined;
      } catch (error) {
        const problem = error instanceof ApiError ? error : new ApiError('malformed', String(error));
        if (problem.kind === 'limit') {
          // The service did not carry it out, and there is room again in a minute at most: that is no failure.
          change(id, () => ({ limited: true }));
          await wait(id, Math.max(1000, (problem.retryAt ?? clock.now() + 60_000) - clock.now()));
          change(id, () => ({ limited: false }));
          if (cancelled.has(id)) return 'dropped';
        } else if (again && unknownOutcome.includes(problem.kind)) again = false;
        else return problem;
      }
    }
  }

  function failRest(id: number, problem: string): void {
    change(id, ({ parts }) => ({
      parts: parts.map((part) => (part.state === 'waiting' ? { ...part, state: 'failed' as const, problem } : part)),
    }));
  }

  /** A link is in one campaign at most: assigned to another, it has left the one before. */
  function remember(item: AssignableItem, target: AssignTarget): void {
    const assigned = new Map(state.assigned);
    const key = targetKey(target);
    for (const [other, items] of assigned) {
      const left = other === key || (target.kind === 'campaign' && other.startsWith('campaign '));
      if (left) assigned.set(other, items.filter((each) => itemKey(each) !== itemKey(item)));
    }
    assigned.set(key, [item, ...(assigned.get(key) ?? [])]);
    publish({ assigned });
  }

  function dismiss(id: number): void {
    if (find(id)?.phase !== 'finished') return;
    publish({ batches: state.batches.filter((batch) => batch.id !== id) });
  }

  function isUnderWay(item: AssignableItem, target: AssignTarget): boolean {
    return state.batches.some(
      (batch) =>
        targetKey(batch.target) === targetKey(target) &&
        batch.parts.some((part) => itemKey(part.item) === itemKey(item) && (part.state === 'waiting' || part.state === 'sending')),
    );
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    assign: (items, target) => {
      const fresh = [...new Map(items.map((item) => [itemKey(item), item])).values()].filter((item) => !isUnderWay(item, target));
      if (fresh.length === 0) return;
      const id = (lastId += 1);
      const parts = fresh.map((item): Part => ({ item, state: 'waiting', problem: '' }));
      const batch: Batch = { id, target, parts, phase: 'grace', limited: false };
      const others = state.recent.filter((recent) => targetKey(recent) !== targetKey(target));
      const recent = [target, ...others].slice(0, mostRecent);
      publish({ batches: [...state.batches, batch], recent, said: anew(announcementOf(undefined, batch)) });
      void begin(id);
    },
    undo: (id) => {
      const batch = find(id);
      if (batch?.phase !== 'grace') return;
      publish({
        batches: state.batches.filter((each) => each !== batch),
        said: anew(announcementOf(batch, undefined)),
      });
      waits.get(id)?.abort();
    },
    cancel: (id) => {
      const phase = find(id)?.phase;
      if (phase !== 'queued' && phase !== 'running') return;
      cancelled.add(id);
      change(id, ({ parts }) => ({
        parts: parts.map((part) => (part.state === 'waiting' ? { ...part, state: 'dropped' as const } : part)),
        phase: phase === 'queued' ? 'finished' : phase,
      }));
      waits.get(id)?.abort();
    },
    retry: (id) => {
      if (find(id)?.phase !== 'finished') return;
      cancelled.delete(id);
      change(id, ({ parts }) => ({
        parts: parts.map((part) => (part.state === 'failed' ? { ...part, state: 'waiting' as const, problem: '' } : part)),
        phase: 'queued',
      }));
      void run();
    },
    dismiss,
  };
}
