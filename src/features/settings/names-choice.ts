/** Names choice: the vocabulary that the user chose for the service of this account, or null where replies decide. */
import { createContext } from 'react';
import type { Vocabulary } from '#contract/service-names.ts';

export interface NamesChoice {
  readonly chosen: Vocabulary | null;
  readonly choose: (vocabulary: Vocabulary | null) => void;
}

export const NamesChoiceContext = createContext<NamesChoice>({ chosen: null, choose: () => undefined });
