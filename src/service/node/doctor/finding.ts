/** Doctor finding: what a check found, and what to change. */

/** What was checked, in the order of the report. */
export type CheckName =
  | 'clock'
  | 'data-folder'
  | 'database'
  | 'server'
  | 'public-url'
  | 'links-url'
  | 'proxy'
  | 'embed-origins'
  | 'upstream';

export interface Finding {
  readonly check: CheckName;
  /** A hint may be as it should; what is wrong has to be changed. */
  readonly state: 'good' | 'hint' | 'wrong';
  readonly found: string;
  /** What to do; only where it is not good. */
  readonly change?: string;
}

export function good(check: CheckName, found: string): Finding {
  return { check, state: 'good', found };
}

export function hint(check: CheckName, found: string, change: string): Finding {
  return { check, state: 'hint', found, change };
}

export function wrong(check: CheckName, found: string, change: string): Finding {
  return { check, state: 'wrong', found, change };
}
