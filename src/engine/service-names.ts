/**
 * Service names of one account: those that its user or the operator set, else those that the
 * service's replies show.
 */
import { createListeners, type Observed } from '#base/listeners.ts';
import type { EndpointName } from '#contract/api.ts';
import {
  detectVocabulary,
  type ServiceNames,
  type Vocabulary,
  vocabularies,
} from '#contract/service-names.ts';
import type { StoredNames } from '#local/service-names.ts';

export interface NamesState extends StoredNames {
  /** In use for requests and replies. */
  readonly names: ServiceNames;
  /** Whether a tab has said what was stored: until then nothing of it may be overwritten. */
  readonly begun: boolean;
}

export interface Names extends Observed<NamesState> {
  /**
   * Says what is known outside of the engine. Only the first tab counts: all tabs share one
   * choice.
   *
   * @param configured by the operator; null where the replies decide
   */
  begin(configured: ServiceNames | null, stored: StoredNames): Promise<void>;
  /** @param chosen null to let the operator's setting, or else the replies, decide again */
  choose(chosen: Vocabulary | null): Promise<void>;
}

export function createNames(): Names & {
  readReply(name: EndpointName, reply: unknown): ServiceNames;
} {
  const { subscribe, notify } = createListeners();
  let configured: ServiceNames | null = null;
  let state: NamesState = { names: vocabularies.neutral, found: null, chosen: null, begun: false };
  const change = (part: Partial<Omit<NamesState, 'names'>>) => {
    const { found, chosen, begun } = { ...state, ...part };
    const names =
      chosen === null ? (configured ?? vocabularies[found ?? 'neutral']) : vocabularies[chosen];
    const isSame = found === state.found && chosen === state.chosen && begun === state.begun;
    if (isSame) return;
    state = { names, found, chosen, begun };
    notify();
  };
  return {
    get: () => state,
    subscribe,
    begin: (given, stored) => {
      if (!state.begun) {
        configured = given;
        change({ chosen: stored.chosen, found: state.found ?? stored.found, begun: true });
      }
      return Promise.resolve();
    },
    choose: (chosen) => {
      change({ chosen });
      return Promise.resolve();
    },
    /** The names of this reply, which may be the first to show them. */
    readReply: (name, reply) => {
      const found = detectVocabulary(name, reply);
      if (found !== null) change({ found });
      return state.names;
    },
  };
}
