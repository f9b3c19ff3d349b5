/** Actions of a record: those in the menu on the page of a channel or a campaign. */
import type { Page } from '@playwright/test';

export async function chooseAction(page: Page, action: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}
