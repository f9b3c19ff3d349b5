/** App updates of this tab, shown by the update notice, and when they are first looked for. */
import { createAppUpdates } from './app-updates.ts';
import { type FirstScreen, firstScreenShown } from './first-screen.ts';

export const tabUpdates = createAppUpdates();

/** Starts them when the first screen of an account is there: before that the files of the whole build would come beside its data. */
export async function startUpdates(page: Document, screen: FirstScreen): Promise<void> {
  await firstScreenShown(screen);
  await tabUpdates.start(page);
}
