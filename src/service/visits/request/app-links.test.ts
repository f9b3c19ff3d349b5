/** Tests of app links: intents and stores by device, and what no intent can be made to say. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#testing/any-character.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { chromeOnAndroid, hostile, testOpening } from '#testing/service/redirect-type-links.ts';
import { chromeOnWindows, safariOnIphone } from '#testing/service/test-visits.ts';
import { appLinkFor } from './app-links.ts';
import { userAgentReader } from './user-agents.ts';

const firefoxOnAndroid = 'Mozilla/5.0 (Android 15; Mobile; rv:141.0) Gecko/141.0 Firefox/141.0';
const viewOnAndroid =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/139.0.0.0 Mobile Safari/537.36';
const preview = 'facebookexternalhit/1.1 (iPhone; Android)';

const destination = 'https://shop.example/p/1?a=b;c=d#part';
const store = 'https://play.google.com/store/apps/details?id=com.shop.app';
const appleStore = 'https://apps.apple.com/app/id1';
const read = userAgentReader();

function appLink(userAgent: string, deeplink: object, to = destination) {
  return appLinkFor(to, JSON.stringify(deeplink), read(userAgent), userAgent);
}

const intent = (fallback: string, more = '') =>
  `intent://shop.example/p/1?a=b;c=d#part#Intent;scheme=https;action=android.intent.action.VIEW;${more}S.browser_fallback_url=${encodeURIComponent(fallback)};end`;

describe('appLinkFor', () => {
  it('opens an intent in the browsers of Android that know them, and falls back to the destination', () => {
    expect(appLink(chromeOnAndroid, { auto: true })).toEqual({
      destination,
      open: intent(destination),
      store: undefined,
    });
  });

  it('names the app of the store in the intent, which falls back to the store', () => {
    expect(
      appLink(chromeOnAndroid, { auto: true, appstore_b: store, appstore_a: appleStore }),
    ).toEqual({
      destination,
      open: intent(store, 'package=com.shop.app;'),
      store,
    });
    expect(
      appLink(chromeOnAndroid, { auto: true, appstore_b: 'https://store.example/?id=;S.x=1;end' })
        .open,
    ).toBe(intent('https://store.example/?id=;S.x=1;end'));
  });

  it.each([
    ['Firefox on Android', firefoxOnAndroid, store],
    ['a view inside an app on Android', viewOnAndroid, store],
    ['an iPhone', safariOnIphone, appleStore],
    ['a desktop', chromeOnWindows, undefined],
    ['a program', preview, undefined],
  ])('leaves %s to the destination, and offers its own store', (_, userAgent, offered) => {
    expect(appLink(userAgent, { auto: true, appstore_b: store, appstore_a: appleStore })).toEqual({
      destination,
      open: destination,
      store: offered,
    });
  });

  it('offers the store, and opens no app by itself, where that was not asked for', () => {
    expect(appLink(chromeOnAndroid, { appstore_b: store })).toEqual({
      destination,
      open: destination,
      store,
    });
    expect(appLink(chromeOnAndroid, { auto: false, appstore_b: store })).toEqual({
      destination,
      open: destination,
      store,
    });
  });

  it('offers no store to whom a rule sends there already', () => {
    expect(appLink(safariOnIphone, { appstore_a: appleStore }, appleStore).store).toBeUndefined();
  });

  it.each([
    '',
    '{}',
    'null',
    '[]',
    '1',
    '{',
    '{"auto":"true"}',
    '{"auto":1,"appstore_b":7,"appstore_a":"javascript:alert(1)"}',
  ])('takes %s for no wish', (stored) => {
    for (const userAgent of [chromeOnAndroid, safariOnIphone]) {
      expect(appLinkFor(destination, stored, read(userAgent), userAgent)).toEqual({
        destination,
        open: destination,
        store: undefined,
      });
    }
  });

  it('opens no intent where the destination could be read as one', () => {
    const to = 'https://x.example/#Intent;component=com.bank/.Pay;end';
    expect(appLink(chromeOnAndroid, { auto: true }, to).open).toBe(to);
  });

  it('makes an intent that says of itself only what it should, whatever the destination and the store', () => {
    const part = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constant(hostile),
      fc.constant('#Intent;package=x;end'),
      fc.constant(';end;S.x=y'),
    );
    fc.assert(
      fc.property(part, part, (any, other) => {
        const to = new URL(`https://shop.example/${any}`).href;
        const { open } = appLink(
          chromeOnAndroid,
          { auto: true, appstore_b: `https://store.example/?id=${other}` },
          to,
        );
        if (open === to) return;
        expect(open).toMatch(/^[\x21-\x7e]*$/);
        // As Android reads it: what follows the last #.
        expect(open.slice(open.lastIndexOf('#'))).toMatch(
          /^#Intent;scheme=https;action=android\.intent\.action\.VIEW;(package=[\w.]+;)?S\.browser_fallback_url=https%3A%2F%2Fstore\.example%2F[^;#]*;end$/,
        );
        expect(open.slice(0, open.lastIndexOf('#'))).toBe(`intent:${to.slice('https:'.length)}`);
      }),
      propertyRuns(),
    );
  });
});

describe('a visit to a link with apps', () => {
  const visit = (userAgent: string, deeplink: object, link = {}, request = {}) =>
    testOpening(
      { url: destination, deeplink: JSON.stringify(deeplink), ...link },
      { title: 'The app' },
    ).open({
      headers: { 'user-agent': userAgent },
      ...request,
    });

  it('is redirected to the intent, and counted', async () => {
    const opening = testOpening({
      url: destination,
      deeplink: '{"auto":true}',
      parameters: '[{"name":"via","value":"x"}]',
    });
    const { status, headers } = await opening.open({ headers: { 'user-agent': chromeOnAndroid } });
    expect([
      status,
      headers['Location']?.startsWith('intent://shop.example/p/1?a=b;c=d&via=x#part#Intent;'),
    ]).toEqual([302, true]);
    await opening.flush();
    expect(opening.counted).toHaveLength(1);
  });

  it('is redirected to the destination on every device that has nothing to choose', async () => {
    for (const userAgent of [
      chromeOnWindows,
      safariOnIphone,
      firefoxOnAndroid,
      viewOnAndroid,
      preview,
    ]) {
      expect((await visit(userAgent, { auto: true })).headers['Location']).toBe(destination);
    }
  });

  it('is offered app and store on a page where only the user can choose', async () => {
    const { body } = await visit(safariOnIphone, { auto: true, appstore_a: appleStore });
    expect(body).toContain(`id="go" href="${destination}" rel="noopener">Open</a>`);
    expect(body).toContain(`href="${appleStore}" rel="noopener">Get the app</a>`);
  });

  it('opens the app by a press after a password, as browsers open none after a form', async () => {
    const { status, body } = await visit(
      chromeOnAndroid,
      { auto: true },
      { password: 'hashed x' },
      { method: 'POST', body: 'password=x' },
    );
    expect(status).toBe(200);
    expect(body).toContain('id="go" href="intent://shop.example/p/1');
    expect(body).toContain(`Or <a href="${destination}" rel="noopener">go on in the browser</a>`);
  });

  it('opens the app by a press on a splash page, which then does not go on by itself', async () => {
    const { body } = await visit(
      chromeOnAndroid,
      { auto: true, appstore_b: store },
      { type: 'splash' },
    );
    expect(body).toContain('id="go" href="intent://shop.example/p/1');
    expect(body).toContain(`href="${store}" rel="noopener">Get the app</a>`);
    expect(body).not.toContain('countdown"');
  });

  it('opens the app from the bar over a frame, and frames the destination itself', async () => {
    const { body } = await visit(chromeOnAndroid, { auto: true }, { type: 'frame' });
    expect(body).toContain(`<iframe src="${destination}"`);
    expect(body).toContain('id="page" href="intent://shop.example/p/1');
  });
});
