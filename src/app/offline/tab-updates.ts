/** App updates of this tab, shown by the update notice. */
import { createAppUpdates } from './app-updates.ts';

export const tabUpdates = createAppUpdates();
