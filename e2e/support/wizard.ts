/** New link in the browser: opens its page and sections, picks from lists, creates links and reads them back. */
import { request } from 'node:http';
import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningServer } from './server.ts';
import type { Traffic } from './traffic.ts';

/** Opens the wizard for a user who is signed in. */
export async function openWizard(page: Page, server: RunningServer, query = ''): Promise<void> {
  await page.goto(`${server.dashboard}/links/new${query}`);
  await expect(page.getByRole('heading', { name: 'New link', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Destination', { exact: true })).toBeVisible();
}

/** Opens a section, or leaves it open. */
export async function openSection(page: Page, title: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: new RegExp(`^${title}`) });
  await expect(button).toBeVisible();
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

/** Picks an option of a select, by its search where it has one. */
export async function pick(
  within: Page | Locator,
  field: string,
  option: string,
  search = option,
): Promise<void> {
  const combobox = within.getByRole('combobox', { name: field, exact: true });
  await combobox.click();
  if ((await combobox.getAttribute('readonly')) === null) await combobox.fill(search);
  await within.getByRole('option', { name: option, exact: true }).click();
}

/** The field for the destination of a targeting rule: of `Devices`, `Countries` or `Languages`, counted from 1. */
export function ruleDestination(page: Page, kind: string, rule: number): Locator {
  return page.getByRole('group', { name: kind }).getByLabel(`Destination of rule ${rule}`);
}

/** A text unique to one test, for aliases and hosts, which all accounts share. */
export function uniqueAlias(): string {
  return `w${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
}

/** Goes from the panel of a new link to the wizard, which has its values. */
export async function moreOptions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'All options' }).click();
  await expect(page.getByRole('heading', { name: 'New link', level: 1 })).toBeVisible();
}

/** Creates the link in the form without waiting for the end of the hold; returns the notice of the created link. */
export async function createNow(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Create link/ }).click();
  const now = page.getByRole('button', { name: 'Create now' });
  const created = createdLink(page);
  await expect(now.or(created).first()).toBeVisible();
  // On a busy machine the hold of three seconds may end first.
  if (!(await created.isVisible())) await now.click({ timeout: 3500 }).catch(() => undefined);
  return created;
}

/** The notice of a link that was created. */
export function createdLink(page: Page): Locator {
  return page.getByRole('group', { name: /^(Created and copied|Link created)$/ });
}

/** Goes to Links by the navigation. */
export async function toLinks(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Links', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible();
}

/** The bodies of all requests so far that create a link, as text, in their order. */
export function creationsIn(traffic: Traffic): string[] {
  return traffic
    .all()
    .flatMap(({ method, path, body }) =>
      method === 'POST' && path === '/api/url/add' ? [body] : [],
    );
}

/** Sends a request to a branded domain as a visitor's browser does; `fetch` cannot set the Host header. */
export function visitAs(
  server: RunningServer,
  host: string,
  path: string,
  form?: Record<string, string>,
) {
  const body = form === undefined ? undefined : new URLSearchParams(form).toString();
  return new Promise<{ status: number; location: string; text: string }>((resolve, reject) => {
    const sent = request(
      server.links + path,
      {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          Host: host,
          'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          ...(body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
        },
      },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: reply.statusCode ?? 0, location: reply.headers.location ?? '', text });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
