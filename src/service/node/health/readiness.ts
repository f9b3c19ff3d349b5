/**
 * Readiness: whether a balancer may send requests to this instance: started, not draining, and the
 * database answers in time.
 */
import type { VisitStore } from '#service/store/store.ts';
import type { Readiness } from './health-server.ts';

/** How long the database may take to answer, in milliseconds. */
const timeout = 500;

type Step = 'starting' | 'running' | 'draining';

interface ReadinessOptions {
  /** Resolves after this many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

/** Makes what `/ready` asks; it begins in the step "starting". */
export function createReadiness({ wait }: ReadinessOptions) {
  let step: Step = 'starting';
  let ask: (() => Promise<unknown>) | undefined;
  let asked: Promise<string | undefined> | undefined;

  /**
   * Many who ask at once ask the database once, and one that hangs is not asked again before it has
   * answered.
   */
  function askOnce(ask: () => Promise<unknown>): Promise<string | undefined> {
    asked ??= ask()
      .then(
        () => undefined,
        () => 'the database cannot be used',
      )
      .finally(() => (asked = undefined));
    return Promise.race([asked, wait(timeout).then(() => 'the database takes too long')]);
  }

  const ready: Readiness = async () => {
    if (step !== 'running') return step;
    return ask === undefined ? undefined : askOnce(ask);
  };

  return {
    ready,
    /** @param store undefined where this instance has none */
    started: (store: Pick<VisitStore, 'find'> | undefined): void => {
      step = 'running';
      ask = store === undefined ? undefined : () => lookUpNothing(store);
    },
    draining: (): void => void (step = 'draining'),
  };
}

/**
 * Asks just as visits do. No link has this host: every stored one is lower case without a slash, or
 * parked with more behind it.
 */
async function lookUpNothing({ find }: Pick<VisitStore, 'find'>): Promise<void> {
  await find('/', '');
}
