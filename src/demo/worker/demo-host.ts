/** Demo host: opens the demo service when it is first needed, and again where it could not store something. */
import type { DemoCall, DemoProblem, DemoReply, DemoResults } from '#demo/messages.ts';
import { type DemoOptions, DemoService } from './demo-service.ts';
import type { Snapshots } from './snapshots.ts';
import { loadSqlite } from './wasm-sqlite.ts';

interface HostOptions extends Pick<DemoOptions, 'folder' | 'browser' | 'now'> {
  readonly openSnapshots: () => Promise<Snapshots>;
  /** The bytes of SQLite; left out where its package finds them by itself. */
  readonly readWasm?: () => Promise<ArrayBuffer>;
  /** Gets what callers only learn of as a failure. */
  readonly report: (error: unknown) => void;
}

/** The browser refuses to store anything at all. */
class StorageError extends Error {
  override readonly name = 'StorageError';
}

export class DemoHost {
  readonly #options: HostOptions;
  #parts: Promise<Pick<DemoOptions, 'sqlite' | 'snapshots'>> | undefined;
  #service: Promise<DemoService> | undefined;

  constructor(options: HostOptions) {
    this.#options = options;
  }

  /** Never rejects. */
  async answer(request: Request): Promise<Response> {
    const isApi = request.url.startsWith(`${this.#options.folder}api/`);
    try {
      return await this.#with(async (service, { snapshots }) =>
        isApi
          ? service.answerApi(request)
          : service.answerVisit(request, await snapshots.visitor()),
      );
    } catch (error) {
      this.#options.report(error);
      return unavailable(isApi);
    }
  }

  /** Never rejects. */
  async call(call: DemoCall): Promise<DemoReply> {
    try {
      return { result: await this.#carryOut(call) };
    } catch (error) {
      this.#options.report(error);
      return { problem: problemOf(error) };
    }
  }

  async #carryOut(call: DemoCall): Promise<DemoResults[DemoCall['name']]> {
    switch (call.name) {
      case 'issueKey':
        return this.#with((service) => service.issueKey());
      case 'lendKey':
        return this.#with((service) => service.lendKey());
      case 'startOver': {
        const next = await this.#with((service) => service.startOver());
        this.#service = Promise.resolve(next);
        return null;
      }
      case 'visitor':
        return (await this.#open()).snapshots.visitor();
      case 'setVisitor':
        await (await this.#open()).snapshots.setVisitor(call.visitor);
        return null;
    }
  }

  /** A service that could not store what it has changed is ahead of what is stored: the next one begins with that. */
  async #with<Result>(
    work: (
      service: DemoService,
      parts: Pick<DemoOptions, 'sqlite' | 'snapshots'>,
    ) => Promise<Result>,
  ): Promise<Result> {
    const parts = await this.#open();
    this.#service ??= DemoService.open({ ...this.#options, ...parts });
    const used = this.#service;
    try {
      return await work(await used, parts);
    } catch (error) {
      if (this.#service === used) {
        this.#service = undefined;
        // The browser may have closed the connection to its storage.
        this.#parts = undefined;
      }
      throw error;
    }
  }

  #open(): Promise<Pick<DemoOptions, 'sqlite' | 'snapshots'>> {
    if (this.#parts === undefined) {
      const parts = this.#load();
      this.#parts = parts;
      parts.catch(() => (this.#parts = undefined));
    }
    return this.#parts;
  }

  async #load() {
    const { openSnapshots, readWasm } = this.#options;
    const [snapshots, wasm] = await Promise.all([
      openSnapshots().catch((cause: unknown) => {
        throw new StorageError('Nothing can be stored', { cause });
      }),
      readWasm?.(),
    ]);
    return { snapshots, sqlite: await loadSqlite(wasm) };
  }
}

/** By the name too: a browser that refuses storage says so late, by the first write. */
function problemOf(error: unknown): DemoProblem {
  const isRefusal =
    error instanceof StorageError ||
    (error instanceof DOMException && /^(QuotaExceeded|Security|Unknown)Error$/.test(error.name));
  return isRefusal ? 'storage' : 'failed';
}

const message = 'This browser could not store the change, so nothing was changed. Try again.';

function unavailable(isApi: boolean): Response {
  const init = { status: 503, headers: { 'Retry-After': '1', 'Cache-Control': 'no-store' } };
  return isApi ? Response.json({ error: 1, message }, init) : new Response(message, init);
}
