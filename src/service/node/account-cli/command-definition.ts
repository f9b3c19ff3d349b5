/** What a command of `npm run account` is. */
import type { Option } from 'commander';
import type { Store } from '#service/store/store.ts';

/** What every command takes. */
export interface Given {
  data: string;
  json?: true;
}

/** What a command has to say: as one object for programs, and as lines for people. */
interface Outcome {
  object: object;
  lines: readonly string[];
}

export interface Definition<Wanted extends Given> {
  about: string;
  /** Whether the data folder is made where it is missing. */
  create?: boolean;
  options?: readonly Option[];
  act(store: Store, given: Wanted): Promise<Outcome>;
}
