/** Leads-to context: which paths have a screen here; a page around the dashboard may leave some out. */
import { createContext, use } from 'react';

/** Takes a path without its query, or the pattern of a route. */
export type LeadsTo = (path: string) => boolean;

export const LeadsToContext = createContext<LeadsTo>(() => true);

/** What leads to a path is shown where this says so. */
export function useLeadsTo(): LeadsTo {
  return use(LeadsToContext);
}
