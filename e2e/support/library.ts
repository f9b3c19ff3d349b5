/** All links of an account in the browser: the panel on Account that loads and stores them, and the databases that hold them. */
import { expect, type Locator, type Page } from '@playwright/test';

export function libraryPanel(page: Page): Locator {
  return page.getByRole('region', { name: 'Kept here' });
}

/** Goes to the panel by the navigation. */
export async function openLibraryPanel(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('tab', { name: 'This device' }).click();
  return libraryPanel(page);
}

/** Loads all links at the panel. The button becomes "Pause" in its place once links are read, so that a late press pauses them: then it is pressed again. */
export async function loadAllLinks(page: Page, links: number): Promise<void> {
  const panel = libraryPanel(page);
  const load = panel.getByRole('button', { name: 'Load all links' });
  const loaded = panel.getByText(`All ${links.toLocaleString('en')} links are here`);
  await expect(async () => {
    // A small account begins by itself, and then has no button.
    if (await load.isVisible()) await load.click({ timeout: 1000 });
    await expect(loaded).toBeVisible();
  }).toPass();
}

/** Loads all links, which are stored by default, beginning at any screen. */
export async function storeAllLinks(page: Page, links: number): Promise<void> {
  const panel = await openLibraryPanel(page);
  await expect(panel.getByRole('switch', { name: 'My links' })).toBeChecked();
  await loadAllLinks(page, links);
  await expect(panel).toContainText(/They take \d/);
}

/** The names of the databases with links, as the page sees them. */
export async function storedLibraries(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name = '' }) =>
      name.includes('library') ? [name] : [],
    ),
  );
}
