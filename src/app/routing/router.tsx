/** Router: real paths where the page has a `<base>`, hash routes on a static host without a fallback page. */
import type { ReactNode } from 'react';
import { BrowserRouter, HashRouter } from 'react-router-dom';

/** The `<base>` comes from a server that answers unknown paths with the page. */
export function AppRouter({ document, children }: { document: Document; children: ReactNode }) {
  const base = document.querySelector('base[href]');
  if (base === null) return <HashRouter>{children}</HashRouter>;
  return <BrowserRouter basename={new URL(document.baseURI).pathname}>{children}</BrowserRouter>;
}
