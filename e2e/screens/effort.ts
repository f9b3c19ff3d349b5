/** Effort of a page: what its threads have worked, read from a trace of Chromium. */

export interface Effort {
  /** The longest that the page's own thread was busy at a stretch: a user who types waits for as long. */
  maxTask: number;
  /** What the page and its own workers have worked altogether. */
  work: number;
  /** How many tasks the page and its own workers had: none where the trace does not hold them. */
  tasks: { page: number; worker: number };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args?: { name?: string };
  /** Microseconds of a processor. */
  tdur?: number;
}

/** What to trace for it. */
export const traced = { categories: ['toplevel', 'devtools.timeline', '__metadata'] };

/** In milliseconds of a processor: not by the clock, because other work on the machine is no fault of the page. */
export function effortIn(trace: Buffer): Effort {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = new Map(
    traceEvents.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' ? [[`${pid} ${tid}`, args?.name ?? '']] : [],
    ),
  );
  const busy = (thread: string) =>
    traceEvents
      .filter(
        ({ name, pid, tid }) =>
          name.endsWith('RunTask') && threads.get(`${pid} ${tid}`)?.startsWith(thread) === true,
      )
      .map(({ tdur = 0 }) => tdur / 1000);
  const page = busy('CrRendererMain');
  const worker = busy('DedicatedWorker');
  return {
    maxTask: Math.max(0, ...page),
    work: [...page, ...worker].reduce((sum, each) => sum + each, 0),
    tasks: { page: page.length, worker: worker.length },
  };
}
