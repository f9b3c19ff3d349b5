/** Row types: what the cells of all rows share. */
import type { MouseEvent } from 'react';

/** How the rows of a table lead to their links: worked out once, as each router link hears of every change of the address. */
export interface RowRoutes {
  /** The address of a screen, for the browser. */
  readonly hrefOf: (path: string) => string;
  /** Opens the screen of a pressed link without loading the page. */
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Texts that are the same in all rows: read once for a table, not in each of its cells. */
export interface RowTexts {
  readonly copy: string;
  readonly qr: string;
}
