/**
 * Shared reads: a list that a screen is asking for is not asked for a second time by the engine
 * itself.
 */
import type { Client } from '#client/client.ts';
import type { EndpointName, OutputOf } from '#contract/api.ts';

/** The lists that the engine reads by itself as screens do. */
const shared: ReadonlySet<EndpointName> = new Set(['channels.list']);

export class SharedReads {
  readonly #call: Client['call'];
  readonly #open = new Map<string, Promise<unknown>>();

  constructor(call: Client['call']) {
    this.#call = call;
  }

  /** Sends a request of a screen. */
  readonly ofScreen: Client['call'] = async (name, input, options) => {
    const reply = this.#call(name, input, options);
    if (!shared.has(name)) return reply;
    const key = keyOf(name, input);
    this.#open.set(key, reply);
    try {
      return await reply;
    } finally {
      if (this.#open.get(key) === reply) this.#open.delete(key);
    }
  };

  /**
   * Waits for the same request of a screen where one is open; sends its own where there is none, or
   * that one failed.
   */
  readonly ofEngine: Client['call'] = async (name, input, options) => {
    const send = () => this.#call(name, input, options);
    const open = this.#open.get(keyOf(name, input));
    if (open === undefined) return await send();
    try {
      // A sound cast: the key has the name of the endpoint.
      return (await open) as OutputOf<typeof name>;
    } catch {
      return await send();
    }
  };
}

/** The same for inputs that differ in the order of their members alone. */
function keyOf(name: EndpointName, input: unknown): string {
  const members = Object.entries(Object(input) as Record<string, unknown>);
  return `${name} ${JSON.stringify(members.sort(([one], [other]) => (one < other ? -1 : 1)))}`;
}
