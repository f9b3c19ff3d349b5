/** Demo worker: registers the service worker of the demo from a page, and calls it. */
import type { DemoCall, DemoProblem, DemoReply, DemoResults } from './messages.ts';

/** Why the demo does not run in this browser. */
export class DemoError extends Error {
  override readonly name = 'DemoError';
  readonly problem: DemoProblem;

  constructor(problem: DemoProblem, options?: ErrorOptions) {
    super(`The demo does not run: ${problem}`, options);
    this.problem = problem;
  }
}

/** The part of `window` that is used. */
interface Page {
  readonly isSecureContext: boolean;
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer };
}

type Call<Name extends DemoCall['name']> = Extract<DemoCall, { name: Name }>;

/** The URL of the worker's script, beside the demo's page. */
export function demoScriptOf({ baseURI }: Pick<Document, 'baseURI'>): URL {
  return new URL('service-worker.js', baseURI);
}

export class DemoWorker {
  readonly #registration: ServiceWorkerRegistration;

  private constructor(registration: ServiceWorkerRegistration) {
    this.#registration = registration;
  }

  /**
   * Resolves when the worker answers requests of this origin.
   *
   * @param script the URL of the worker
   * @throws DemoError
   */
  static async start({ isSecureContext, navigator }: Page, script: URL): Promise<DemoWorker> {
    if (!isSecureContext) throw new DemoError('insecure');
    const { serviceWorker } = navigator;
    if (serviceWorker === undefined) throw new DemoError('storage');
    const registration = await serviceWorker.register(script).catch((cause: unknown) => {
      throw new DemoError(isRefusal(cause) ? 'storage' : 'failed', { cause });
    });
    await untilActive(registration);
    return new DemoWorker(registration);
  }

  /** @throws DemoError */
  async call<Name extends DemoCall['name']>(call: Call<Name>): Promise<DemoResults[Name]> {
    const { port1, port2 } = new MessageChannel();
    // Asked each time: the worker of a newer build may have taken over.
    const { active } = this.#registration;
    if (active === null) throw new DemoError('failed');
    const reply = await new Promise<DemoReply>((resolve) => {
      // A sound cast: the worker answers each call by this type.
      port1.onmessage = ({ data }) => resolve(data as DemoReply);
      active.postMessage(call, [port2]);
    });
    port1.close();
    if ('problem' in reply) throw new DemoError(reply.problem);
    // A sound cast: the result of a call is that of its name.
    return reply.result as DemoResults[Name];
  }
}

/** Waits for the worker of the newest build; the one before it is enough where that cannot be installed. */
async function untilActive(registration: ServiceWorkerRegistration): Promise<void> {
  const { installing, waiting, active } = registration;
  const newest = installing ?? waiting ?? active;
  if (newest === null) throw new DemoError('failed');
  const isActive = await new Promise<boolean>((resolve) => {
    const check = () => {
      if (newest.state === 'activated') resolve(true);
      if (newest.state === 'redundant') resolve(false);
    };
    newest.addEventListener('statechange', check);
    check();
  });
  if (!isActive && registration.active === null) throw new DemoError('failed');
}

function isRefusal(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'SecurityError';
}
