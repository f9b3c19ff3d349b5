/** Simulated user: looks at one screen after the other, now in one tab and now in another. */
import type { Page } from '@playwright/test';

const sections = [
  'Overview',
  'Channels',
  'Campaigns',
  'Links',
  'Domains',
  'Pixels',
  'Overlays',
  'Splash pages',
  'Activity',
  'Account',
];
// Long enough to look at a screen; ten screens, each in two tabs, in four minutes.
const viewMilliseconds = 9000;

/** Signs in with a key, and shows Links. */
export async function signIn(page: Page, url: string, key: string): Promise<void> {
  await page.goto(`${url}/links`);
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Links', level: 1 }).waitFor();
}

/** Opens a screen by its word in the navigation. */
export async function openSection(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

/** Goes on until it is stopped, and gives how many screens were looked at. */
export async function openScreens(pages: readonly Page[], isOver: () => boolean): Promise<number> {
  let views = 0;
  while (!isOver()) {
    const name = sections[views % sections.length] ?? 'Links';
    const page = pages[Math.floor(views / 2) % pages.length];
    if (page === undefined) return views;
    await openSection(page, name);
    views += 1;
    await page.waitForTimeout(viewMilliseconds);
  }
  return views;
}
