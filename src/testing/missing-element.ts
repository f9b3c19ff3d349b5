/** Error of a query that finds nothing: the page is printed for the reader of a failed test alone. */
import { type Config, configure, getConfig } from '@testing-library/react';

/** The library sets it while it repeats a query, and does not document it. */
interface RepeatedQueries {
  _disableExpensiveErrorDiagnostics: boolean;
}

const { getElementError } = getConfig();

/**
 * As the library's own error, but not for a query that is repeated until it finds something: there each attempt would print
 * the whole page, and throw the text away. When the time is over, the last error is printed with the page.
 */
export function missingElement(message: string | null, container: Element): Error {
  if (!isRepeated()) return getElementError(message, container);
  const error = new Error(message ?? 'Nothing was found.');
  error.name = 'TestingLibraryElementError';
  return error;
}

/** Runs queries of a caller that repeats them itself, after something that it awaits. */
export function attempt(queries: () => void): void {
  setRepeated(true);
  try {
    queries();
  } finally {
    setRepeated(false);
  }
}

function isRepeated(): boolean {
  return (getConfig() as Config & RepeatedQueries)._disableExpensiveErrorDiagnostics;
}

function setRepeated(value: boolean): void {
  const config: Partial<Config & RepeatedQueries> = { _disableExpensiveErrorDiagnostics: value };
  configure(config);
}
