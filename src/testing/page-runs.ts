/** Page runs: how many cases a property test on a page has; CASES multiplies them. */
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    caseFactor: number;
  }
}

/** Parameters of `fc.assert` for so many cases. A failure tells the seed that repeats it. */
export function pageRuns(cases: number): { numRuns: number } {
  return { numRuns: Math.ceil(cases * inject('caseFactor')) };
}
