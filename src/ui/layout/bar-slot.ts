/** Bar slot: the place in the top bar of a phone where a screen shows its search, as the list leaves it no room. */
import { createContext } from 'react';

/** Null on wider screens, and where the bar is hidden. */
export const BarSlotContext = createContext<HTMLElement | null>(null);
