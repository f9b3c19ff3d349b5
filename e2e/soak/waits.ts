/** How long users waited for a place, as the list of requests on Activity tells. */
import type { Page } from '@playwright/test';
import { openSection } from './user.ts';

/** The waits of all requests that screens and users made, in milliseconds. */
export async function waitsOfUsers(page: Page): Promise<number[]> {
  await openSection(page, 'Activity');
  await page.getByRole('button', { name: 'Show requests' }).click();
  const list = page.getByRole('list', { name: 'Requests' });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const waits: number[] = [];
  for (;;) {
    await list.waitFor();
    const rows = await list.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => ({
        text: item.textContent,
        waited: item.querySelector('[title^="Waited"]')?.getAttribute('title') ?? '',
      })),
    );
    for (const { text, waited } of rows) {
      if (/Page|Your action/.test(text)) waits.push(Number(waited.replace(/\D/g, '')));
    }
    if (!(await next.isVisible()) || (await next.isDisabled())) return waits;
    await next.click();
  }
}
