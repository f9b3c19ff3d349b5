/** Service names of one account: those that its user or the operator set, else those that the service's replies show. */
import { createListeners, type Observed } from '#client/listeners.ts';
import type { EndpointName } from '#contract/api.ts';
import { type ServiceNames, type Vocabulary, vocabularies, vocabularyShownBy } from '#contract/service-names.ts';

export interface NamesState {
  /** In use for requests and replies. */
  readonly names: ServiceNames;
  /** The vocabulary that replies have shown so far. */
  readonly found: Vocabulary | null;
}

export interface Names extends Observed<NamesState> {
  /**
   * Says what is known outside of the engine.
   *
   * @param set null where nobody set any: then the replies decide
   * @param found what an earlier engine has found
   */
  use(set: ServiceNames | null, found: Vocabulary | null): Promise<void>;
}

export function createNames(): Names & { readReply(name: EndpointName, reply: unknown): ServiceNames } {
  const { subscribe, notify } = createListeners();
  let set: ServiceNames | null = null;
  let state: NamesState = { names: vocabularies.neutral, found: null };
  const change = (found: Vocabulary | null) => {
    const names = set ?? vocabularies[found ?? 'neutral'];
    if (names === state.names && found === state.found) return;
    state = { names, found };
    notify();
  };
  return {
    get: () => state,
    subscribe,
    use: (given, found) => {
      set = given;
      change(state.found ?? found);
      return Promise.resolve();
    },
    /** The names of this reply, which may be the first to show them. */
    readReply: (name, reply) => {
      change(vocabularyShownBy(name, reply) ?? state.found);
      return state.names;
    },
  };
}
