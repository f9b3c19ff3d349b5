/** Test fixture of a filled account: signed in, with 27 links, two channels and a campaign, and with the page's clock installed. */
import type { Page } from '@playwright/test';
import { test as base, connect, expect, lengthenHolds } from './fixtures.ts';
import { add, addLinks, itemsOf } from './records.ts';

interface FilledAccount {
  page: Page;
  /** The ids of the links, oldest first. */
  links: readonly number[];
  /** What the aliases and titles of the links begin with, before `-1`, `-2`, … */
  prefix: string;
  /** The ids of News and Archive, which are channels, and of Spring, which is a campaign. */
  news: number;
  archive: number;
  spring: number;
  /** The paths of all requests to assign something, in the order in which they left. */
  sent(): readonly string[];
  /** Makes the hold, in which an assignment can be undone, last until it is ended by `endHold`. */
  keepHold(): Promise<void>;
  /** Ends the hold, in which an assignment can be undone: all that is held is sent now. */
  endHold(): Promise<void>;
  /** Expects a channel to hold exactly these links, by the service's own word. */
  expectLinksIn(channel: number, links: readonly number[]): Promise<void>;
}

export { expect };

let accounts = 0;

export const test = base.extend<{ filled: FilledAccount }>({
  rateLimit: 600,
  filled: async ({ page, server, key, direct, traffic }, use) => {
    accounts += 1;
    // The numbers of workers begin again with each run of a suite.
    const prefix = `filled${process.pid}x${accounts}`;
    const links = await addLinks(direct, prefix, 27, { status: 'public' });
    const news = await add(direct, '/api/channel/add', { name: 'News' });
    const archive = await add(direct, '/api/channel/add', { name: 'Archive' });
    const spring = await add(direct, '/api/campaign/add', { name: 'Spring', public: true });
    await page.clock.install();
    await connect(page, server.dashboard, key);
    await expect(page.getByText(`${prefix}-27`).first()).toBeVisible();
    await use({
      page,
      links,
      prefix,
      news,
      archive,
      spring,
      sent: () => traffic.all().flatMap(({ path }) => (path.includes('/assign/') ? [path] : [])),
      keepHold: () => lengthenHolds(page),
      endHold: () => page.getByRole('button', { name: 'Add now' }).click(),
      expectLinksIn: async (channel, wanted) => {
        await expect(
          page.getByRole('group', { name: / to / }).getByText(/added/).first(),
          // One request for each link, at the pace of the machine.
        ).toBeVisible();
        expect(await itemsOf(direct, channel)).toEqual(wanted.map((id) => `links ${id}`).sort());
      },
    });
  },
});
