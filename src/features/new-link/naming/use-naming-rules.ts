/** Naming rules hook: the rules that hold for the account, who has set them, and why they cannot be read. */
import { useMemo, useState } from 'react';
import { type NamingRules, readNamingRules } from '#contract/new-link/naming-rules.ts';
import { type GivenNaming, useReadNaming } from '#queries/naming.ts';

export interface NamingInForce {
  /** Null where no rules hold. */
  readonly rules: NamingRules | null;
  readonly by: GivenNaming['by'] | null;
  /** Where rules are wrong, as a path, so that none hold; null where they are not. */
  readonly wrongAt: string | null;
}

export function useNamingInForce(): NamingInForce {
  const readNaming = useReadNaming();
  // Once for each screen: stored rules make a new object at each reading.
  const [reading, setReading] = useState(() => ({ readNaming, naming: readNaming() }));
  if (reading.readNaming !== readNaming) setReading({ readNaming, naming: readNaming() });
  return useMemo(() => inForce(reading.naming), [reading]);
}

export function useNamingRules(): NamingRules | null {
  return useNamingInForce().rules;
}

function inForce(naming: GivenNaming | null): NamingInForce {
  if (naming === null) return { rules: null, by: null, wrongAt: null };
  const read = readNamingRules(naming.rules);
  if ('wrongAt' in read) return { rules: null, by: naming.by, wrongAt: read.wrongAt };
  return { rules: read.rules, by: naming.by, wrongAt: null };
}
