/** Newest links: reads them once for all that ask at the same time, and not again within a minute. */
import type { Clock } from '#base/clock.ts';
import type { Client } from '#client/client.ts';
import type { FinishedCall } from '#engine/library/rows/link-replies.ts';

/** In milliseconds. */
const freshTime = 60_000;

/** As many as a picker has rows for, and more than the service sends unasked. */
const rows = 50;

interface NewestLinksDeps {
  readonly clock: Clock;
  readonly call: Client['call'];
  readonly onReply: (finished: FinishedCall) => void;
}

export class NewestLinks {
  readonly #deps: NewestLinksDeps;
  #readAt = -Infinity;
  #reading: Promise<void> | undefined;

  constructor(deps: NewestLinksDeps) {
    this.#deps = deps;
  }

  /** Resolves when they are in the library. @throws ApiError */
  read(): Promise<void> {
    // After a clock was set back, the time since then is not known.
    if (Math.abs(this.#deps.clock.now() - this.#readAt) < freshTime) return Promise.resolve();
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(): Promise<void> {
    const { clock, call, onReply } = this.#deps;
    const input = { page: 1, limit: rows, order: 'date' } as const;
    const reply = await call('links.list', input, { lane: 'read' });
    this.#readAt = clock.now();
    onReply({ name: 'links.list', input, reply, at: this.#readAt });
  }
}
