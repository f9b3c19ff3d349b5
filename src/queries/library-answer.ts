/** Library answer: what the library of the engine answers to a question, asked again with each version of it. */
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Library, LibraryState, libraryVerbs } from '#engine/library/library-types.ts';
import { useEngine } from './EngineContext.tsx';
import { replyKey } from './endpoint-query.ts';

/** What is loaded; the component renders again when it changes. */
export function useLibraryState(): LibraryState {
  const { library } = useEngine();
  return useSyncExternalStore(library.subscribe, library.get);
}

/** Questions to the library that take time, and no place in a list. */
type Question = Exclude<
  keyof typeof libraryVerbs,
  'first' | 'query' | 'select' | 'begin' | 'readAllLinks' | 'pause'
>;
type Answer<Verb extends Question> = Awaited<ReturnType<Library[Verb]>>;

/** An answer of the library: it is there, on its way, or could not be made. */
export interface Insight<Value> {
  readonly data: Value | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface AnswerOptions {
  /** False asks for nothing. */
  readonly wanted?: boolean;
  /** Until the answer is there, none to another question is shown. */
  readonly isExact?: boolean;
  /** What else the answer depends on. */
  readonly read?: number;
  /** Resolves when it may be asked. */
  readonly turn?: (signal: AbortSignal) => Promise<void>;
}

/** The answer of the library to a question, asked again with each version of it. */
export function useAnswer<Verb extends Question>(
  verb: Verb,
  args: Parameters<Library[Verb]>,
  { wanted = true, isExact = false, read = 0, turn }: AnswerOptions = {},
): Insight<Answer<Verb>> {
  const engine = useEngine();
  const { version, phase, total } = useLibraryState();
  const asked = JSON.stringify(args);
  // A sound cast: a verb is called with its own parameters.
  const ask = engine.library[verb] as (
    ...given: Parameters<Library[Verb]>
  ) => Promise<Answer<Verb>>;
  return useQuery({
    queryKey: [...replyKey(engine, `library.${verb}`, { args }), read, version, phase, total],
    queryFn: async ({ signal }) => {
      await turn?.(signal);
      return ask(...args);
    },
    enabled: wanted,
    meta: { asked },
    placeholderData: (before, last) =>
      isExact && last?.meta?.['asked'] !== asked ? undefined : before,
    // The engine keeps what it is made of; each version would be one more copy.
    gcTime: 0,
    staleTime: Infinity,
  });
}
