/** Bar slot: where a screen puts its search into the bar of a phone, which has no room for it above the list. */
import { createContext } from 'react';

/** Null where there is no such place. */
export const BarSlotContext = createContext<HTMLElement | null>(null);
