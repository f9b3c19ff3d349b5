/** A bulk job as a user starts it: lines pasted on the import screen, three tried, then the rest. */
import type { Page } from '@playwright/test';
import { openSection } from './user.ts';

const timeout = 60_000;

/** Imports so many links and lets the job go on after its trial; each round has destinations of its own. */
export async function importLinks(page: Page, count: number, round = 1): Promise<void> {
  await openSection(page, 'Links');
  await page
    .getByRole('link', { name: /^Import/ })
    .first()
    .click();
  const lines = Array.from(
    { length: count },
    (_, index) => `https://shop.example/soak-${round}/${index + 1}`,
  );
  await page.getByLabel('Web addresses').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Check these lines' }).click();
  await page.getByRole('button', { name: 'Create the first 3' }).click({ timeout });
  await page.getByRole('button', { name: /^Create the rest/ }).click({ timeout });
}

/** Whether all of its links are created within so many milliseconds; the page shows the job all the while. */
export async function jobIsOver(page: Page, count: number, milliseconds: number): Promise<boolean> {
  const done = page.getByText(`${count} of ${count} created`);
  return done.waitFor({ timeout: Math.max(1, milliseconds) }).then(
    () => true,
    () => false,
  );
}
