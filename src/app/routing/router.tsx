/** Where the app keeps its address: in real paths below a base, or behind # where no server can fall back. */
import type { ReactNode } from 'react';
import { BrowserRouter, HashRouter } from 'react-router-dom';

/**
 * Routes by paths where the page has a `<base>`, which a server inserts that answers unknown paths with the page;
 * behind # otherwise, so that any static host will do.
 */
export function AddressRouter({ document, children }: { document: Document; children: ReactNode }) {
  const base = document.querySelector('base[href]');
  if (base === null) return <HashRouter>{children}</HashRouter>;
  return <BrowserRouter basename={new URL(document.baseURI).pathname}>{children}</BrowserRouter>;
}
