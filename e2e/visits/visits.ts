/** What the specs of visits share: visitors with a device, a country and a language, and links for them to follow. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { directly } from '#e2e/support/fixtures.ts';
import { account, type RunningServer } from '#e2e/support/server.ts';

/** The header in which the services of these specs believe a visitor's country. */
export const countryHeader = 'X-Country';

export const userAgents = {
  desktop:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  Android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
} as const;

export interface VisitorOptions {
  device?: keyof typeof userAgents;
  /** An ISO code. */
  country?: string;
  /** A language code. */
  language?: string;
}

/** A browser of a new visitor. */
export async function visitorWith(
  browser: Browser,
  options: VisitorOptions = {},
): Promise<BrowserContext> {
  const { device = 'desktop', country, language = 'en' } = options;
  return browser.newContext({
    userAgent: userAgents[device],
    locale: language,
    ...(country === undefined ? {} : { extraHTTPHeaders: { [countryHeader]: country } }),
  });
}

/** A separate account and what it can make. */
interface Maker {
  email: string;
  /** Makes a link and returns its short address. */
  link(body: object): Promise<string>;
  /** Makes a pixel and returns its id. */
  pixel(type: string, tag: string): Promise<number>;
  /** Makes an overlay or a splash page by the command line, and returns its id. */
  item(command: 'add-overlay' | 'add-splash', name: string, ...words: string[]): Promise<number>;
  /** How often a link was followed, by its short address. */
  clicks(shortUrl: string): Promise<unknown>;
}

let makers = 0;

export async function openMaker(server: RunningServer): Promise<Maker> {
  makers += 1;
  const email = `visits-${process.pid}-${makers}@shop.example`;
  const { key } = await account(server.data, 'add', '--email', email);
  const { get, post } = directly(server, String(key));
  const made = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const reply = await post(path, body);
    if (reply['error'] !== 0) throw new Error(`${path} answered ${JSON.stringify(reply)}`);
    return reply;
  };
  return {
    email,
    link: async (body) => String((await made('/api/url/add', body))['shorturl']),
    pixel: async (type, tag) =>
      Number((await made('/api/pixel/add', { type, name: type, tag }))['id']),
    item: async (command, name, ...words) =>
      Number(
        (await account(server.data, command, '--email', email, '--name', name, ...words))['id'],
      ),
    clicks: async (shortUrl) => {
      const { data } = await get(`/api/urls?short=${encodeURIComponent(shortUrl)}`);
      return data instanceof Object && 'clicks' in data ? data.clicks : undefined;
    },
  };
}

/** What a page did that it should not have done; the lists fill while it is used. */
interface Watched {
  dialogs: string[];
  violations: string[];
  requests: string[];
  errors: string[];
}

/** Watches a page for dialogs, broken policies, errors, and every address that it asks for. */
export async function watch(page: Page): Promise<Watched> {
  const seen: Watched = { dialogs: [], violations: [], requests: [], errors: [] };
  page.on('dialog', (dialog) => {
    seen.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('pageerror', ({ message }) => seen.errors.push(message));
  page.on('request', (request) => seen.requests.push(request.url()));
  await page.exposeFunction('reportViolation', (text: string) => seen.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void; // exposed above
      report(`${violatedDirective} ${blockedURI}`);
    });
  });
  return seen;
}
