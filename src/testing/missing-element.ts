/** Error of a query that finds nothing: the page is printed for the reader of a failed test alone. */
import { getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/**
 * As the library's own error, but not for a query that is repeated until it finds something: there each attempt would print
 * the whole page, and throw the text away. When the time is over, the last error is printed with the page.
 */
export function missingElement(message: string | null, container: Element): Error {
  const { _disableExpensiveErrorDiagnostics: isRepeated } = getConfig() as {
    _disableExpensiveErrorDiagnostics?: boolean;
  };
  if (isRepeated !== true) return getElementError(message, container);
  const error = new Error(message ?? 'Nothing was found.');
  error.name = 'TestingLibraryElementError';
  return error;
}
