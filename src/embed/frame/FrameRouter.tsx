/**
 * Frame router: routes in memory, whose links lead to the dashboard of its own when they are opened
 * in a new tab.
 */
import { type ReactNode, useState } from 'react';
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  createPath,
  unstable_HistoryRouter as HistoryRouter,
  type To,
} from 'react-router-dom';

/** @param props.first the path that is shown first */
export function FrameRouter({ first, children }: { first: string; children: ReactNode }) {
  const [history] = useState(() => {
    const made = createMemoryHistory({ initialEntries: [first], v5Compat: true });
    const home = homeOf(document);
    made.createHref = (to: To) => home + (typeof to === 'string' ? to : createPath(to));
    return made;
  });
  return <HistoryRouter history={history}>{children}</HistoryRouter>;
}

/**
 * What precedes the paths of the dashboard: '' or '/deck' below a server, '/deck/#' on a host that
 * has only files, where the frame's document has a relative `<base>`.
 */
function homeOf(document: Document): string {
  const base = document.querySelector('base')?.getAttribute('href') ?? '';
  const { pathname } = new URL(document.baseURI);
  return base.startsWith('/') ? pathname.replace(/\/$/, '') : `${pathname}#`;
}
