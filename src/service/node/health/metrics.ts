/**
 * Prometheus metrics of the service: what is counted and timed, without a label that names a link,
 * a key or a visitor.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolState } from '#service/store/store.ts';
import type { VisitCounters } from '#service/visits/counters.ts';
import type { VisitAnswer } from '#service/visits/request/http-types.ts';
import type { Visits } from '#service/visits/visits.ts';

/** In seconds: from a look-up in memory to one that has timed out. */
const shortTimes = [0.000_01, 0.000_03, 0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3];
const requestTimes = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/** The metrics of one program. */
export class Metrics implements VisitCounters {
  readonly #seconds: () => number;
  readonly #registry = new Registry();
  readonly #registers = [this.#registry];
  readonly #answers = new Counter({
    name: 'linkdeck_visit_answers_total',
    help: 'Answers to visitors of short links',
    labelNames: ['outcome'],
    registers: this.#registers,
  });
  readonly #remembered = new Counter({
    name: 'linkdeck_link_lookups_remembered_total',
    help: 'Look-ups of links that memory has answered',
    registers: this.#registers,
  });
  readonly #lookups = new Histogram({
    name: 'linkdeck_link_lookup_seconds',
    help: 'Look-ups of links that the database has answered',
    registers: this.#registers,
    buckets: shortTimes,
  });
  readonly #failedLookups = new Counter({
    name: 'linkdeck_link_lookups_failed_total',
    help: 'Look-ups of links that have failed',
    registers: this.#registers,
  });
  readonly #written = new Counter({
    name: 'linkdeck_visits_written_total',
    help: 'Visits in the database',
    registers: this.#registers,
  });
  readonly #batches = new Histogram({
    name: 'linkdeck_visit_batch_seconds',
    help: 'Batches of visits that were written',
    buckets: requestTimes,
    registers: this.#registers,
  });
  readonly #failedBatches = new Counter({
    name: 'linkdeck_visit_batches_failed_total',
    help: 'Batches of visits that could not be written',
    registers: this.#registers,
  });
  readonly #requests = new Histogram({
    name: 'linkdeck_api_request_seconds',
    help: 'Replies of the API',
    labelNames: ['route', 'status'],
    registers: this.#registers,
    buckets: requestTimes,
  });
  /** The counters of outcomes, each found once: a visit must not pay for labels. */
  readonly #byOutcome = new Map<string, Counter.Internal>();

  /** @param seconds a clock that only goes forward, in seconds */
  constructor(seconds = () => performance.now() / 1000) {
    this.#seconds = seconds;
  }

  /** Measures the process too, such as its memory and its event loop. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All metrics in the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  names(): string[] {
    return this.#registry.getMetricsAsArray().map(({ name }) => name);
  }

  seconds(): number {
    return this.#seconds();
  }

  answered(answer: VisitAnswer | undefined): void {
    const outcome = answer === undefined ? 'failed' : outcomeOf(answer);
    let counter = this.#byOutcome.get(outcome);
    if (counter === undefined) {
      counter = this.#answers.labels(outcome);
      this.#byOutcome.set(outcome, counter);
    }
    counter.inc();
  }

  remembered(): void {
    this.#remembered.inc();
  }

  linkRead(seconds: number): void {
    this.#lookups.observe(seconds);
  }

  lookUpFailed(): void {
    this.#failedLookups.inc();
  }

  written(visits: number, seconds: number): void {
    this.#batches.observe(seconds);
    this.#written.inc(visits);
  }

  writeFailed(): void {
    this.#failedBatches.inc();
  }

  /**
   * @param route the name of the endpoint in the contract, such as `links.list`; undefined where
   * there is none
   */
  apiAnswered(route: string | undefined, status: number, took: number): void {
    this.#requests.labels(route ?? 'none', String(status)).observe(took);
  }

  /** Reads these whenever metrics are asked for. */
  watch(queued: Visits['queued'], pools: (() => readonly PoolState[]) | undefined): void {
    this.#watchQueue(queued);
    if (pools !== undefined) this.#watchPools(pools);
  }

  #watchQueue(queued: Visits['queued']): void {
    new Gauge({
      name: 'linkdeck_visits_waiting',
      help: 'Visits that wait to be written',
      registers: this.#registers,
      collect() {
        this.set(queued().waiting);
      },
    });
    new Counter({
      name: 'linkdeck_visits_lost_total',
      help: 'Visits that could not be written and were dropped',
      registers: this.#registers,
      collect() {
        this.reset();
        this.inc(queued().lost);
      },
    });
  }

  #watchPools(pools: () => readonly PoolState[]): void {
    new Gauge({
      name: 'linkdeck_pool_connections',
      help: 'Connections to PostgreSQL',
      labelNames: ['pool', 'state'],
      registers: this.#registers,
      collect() {
        for (const { pool, open, idle, waiting } of pools()) {
          this.labels(pool, 'busy').set(open - idle);
          this.labels(pool, 'idle').set(idle);
          this.labels(pool, 'waiting').set(waiting);
        }
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
