/** The dialog on the page of a channel or campaign: assigns the one link that a search finds. */
import type { Page } from '@playwright/test';

/** Begins to assign; the hold goes on. */
export async function assignLink(page: Page, record: string, search: string): Promise<void> {
  await page.getByRole('button', { name: 'Assign…' }).click();
  const dialog = page.getByRole('dialog', { name: `Assign to ${record}` });
  await dialog.getByRole('searchbox', { name: 'Search links' }).fill(search);
  await dialog.getByRole('checkbox', { name: new RegExp(search) }).click();
  await dialog.getByRole('button', { name: 'Assign 1 link' }).click();
}
