/** App updates of this tab, which its notice shows. */
import { createAppUpdates } from './app-updates.ts';

export const tabUpdates = createAppUpdates();
