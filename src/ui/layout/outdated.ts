/** Outdated: whether the bar of the page already says that the service is away, so that no part of a screen repeats it. */
import { createContext } from 'react';

/** False where nothing says it. */
export const OutdatedContext = createContext(false);
