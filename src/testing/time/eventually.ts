/** Eventually: waits until an expectation holds, for as long as a busy machine needs. */
import { vi } from 'vitest';

/** A wait of Vitest's own ends after a second, which a process that gets no turn for so long exceeds by chance. */
export function eventually<Value>(expectation: () => Value | Promise<Value>): Promise<Value> {
  // oxlint-disable-next-line no-restricted-properties -- with a bound of its own
  return vi.waitFor(expectation, { timeout: 60_000, interval: 10 });
}
