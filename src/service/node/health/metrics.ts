/**
 * Prometheus metrics of the service: what is counted and timed, without a label that names a link,
 * a key or a visitor.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolState, VisitStore } from '#service/store/store.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import type { Visits } from '#service/visits/visits.ts';

/** In seconds: from a look-up in memory to one that has timed out. */
const shortTimes = [0.000_01, 0.000_03, 0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3];
const requestTimes = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** @param seconds a clock that only goes forward, in seconds */
export function createMetrics(seconds: () => number) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const answers = new Counter({
    name: 'linkdeck_visit_answers_total',
    help: 'Answers to visitors of short links',
    labelNames: ['outcome'],
    registers,
  });
  const remembered = new Counter({
    name: 'linkdeck_link_lookups_remembered_total',
    help: 'Look-ups of links that memory has answered',
    registers,
  });
  const lookups = new Histogram({
    name: 'linkdeck_link_lookup_seconds',
    help: 'Look-ups of links that the database has answered',
    registers,
    buckets: shortTimes,
  });
  const failedLookups = new Counter({
    name: 'linkdeck_link_lookups_failed_total',
    help: 'Look-ups of links that have failed',
    registers,
  });
  const written = new Counter({
    name: 'linkdeck_visits_written_total',
    help: 'Visits in the database',
    registers,
  });
  const batches = new Histogram({
    name: 'linkdeck_visit_batch_seconds',
    help: 'Batches of visits that were written',
    buckets: requestTimes,
    registers,
  });
  const failedBatches = new Counter({
    name: 'linkdeck_visit_batches_failed_total',
    help: 'Batches of visits that could not be written',
    registers,
  });
  const requests = new Histogram({
    name: 'linkdeck_api_request_seconds',
    help: 'Replies of the API',
    labelNames: ['route', 'status'],
    registers,
    buckets: requestTimes,
  });

  /** The counters of outcomes, each found once: a visit must not pay for labels. */
  const byOutcome = new Map<string, Counter.Internal>();
  function countAnswer(outcome: string): void {
    let counter = byOutcome.get(outcome);
    if (counter === undefined) byOutcome.set(outcome, (counter = answers.labels(outcome)));
    counter.inc();
  }

  async function timed<Result>(
    work: Promise<Result>,
    began: number,
    times: Histogram,
    failures: Counter,
  ): Promise<Result> {
    try {
      const result = await work;
      times.observe(seconds() - began);
      return result;
    } catch (error) {
      failures.inc();
      throw error;
    }
  }

  return {
    contentType: registry.contentType,
    /** All metrics in the text format of Prometheus. */
    text: (): Promise<string> => registry.metrics(),
    names: (): string[] => registry.getMetricsAsArray().map(({ name }) => name),

    /** Counts the answers of visits by their outcome; an answer that comes at once still does. */
    visits: ({ answer }: Pick<Visits, 'answer'>): Pick<Visits, 'answer'> => ({
      answer: (request) => {
        const failed = (error: unknown): never => {
          countAnswer('failed');
          throw error;
        };
        const seen = (given: VisitAnswer): VisitAnswer => {
          countAnswer(outcomeOf(given));
          return given;
        };
        try {
          const given = answer(request);
          return given instanceof Promise ? given.then(seen, failed) : seen(given);
        } catch (error) {
          return failed(error);
        }
      },
    }),

    /** Times look-ups and batches of a store; a look-up that is answered at once still is. */
    store: ({ find, count }: VisitStore): VisitStore => ({
      find: (host, alias) => {
        const began = seconds();
        try {
          const found = find(host, alias);
          if (found instanceof Promise) return timed(found, began, lookups, failedLookups);
          lookups.observe(seconds() - began);
          return found;
        } catch (error) {
          failedLookups.inc();
          throw error;
        }
      },
      count: async (visits) => {
        const began = seconds();
        await timed(Promise.resolve(visits).then(count), began, batches, failedBatches);
        written.inc(visits.length);
      },
    }),

    remembered: (): void => remembered.inc(),

    /**
     * @param route the name of the endpoint in the contract, such as `links.list`; undefined where
     * there is none
     */
    apiAnswered: (route: string | undefined, status: number, took: number): void => {
      requests.labels(route ?? 'none', String(status)).observe(took);
    },

    /** Reads these whenever metrics are asked for. */
    watch: (queued: Visits['queued'], pools: (() => readonly PoolState[]) | undefined): void => {
      gauge('linkdeck_visits_waiting', 'Visits that wait to be written', () => queued().waiting);
      new Counter({
        name: 'linkdeck_visits_lost_total',
        help: 'Visits that could not be written and were dropped',
        registers,
        collect() {
          this.reset();
          this.inc(queued().lost);
        },
      });
      if (pools === undefined) return;
      new Gauge({
        name: 'linkdeck_pool_connections',
        help: 'Connections to PostgreSQL',
        labelNames: ['pool', 'state'],
        registers,
        collect() {
          for (const { pool, open, idle, waiting } of pools()) {
            this.labels(pool, 'busy').set(open - idle);
            this.labels(pool, 'idle').set(idle);
            this.labels(pool, 'waiting').set(waiting);
          }
        },
      });
    },
  };

  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }
}

function outcomeOf(answer: VisitAnswer): string {
  const { status, cause } = answer;
  if (status === 302 || status === 303) return 'redirect';
  if (cause !== undefined) return cause;
  if (status < 300) return 'page';
  if (status === 503) return 'unavailable';
  return status === 404 ? 'unknown' : 'refused';
}
