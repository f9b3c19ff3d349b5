/** Tests of link preview cards: bots get them, people never do, and neither is counted for it. */
import { describe, expect, it } from 'vitest';
import { isPreviewBot } from '#service/visits/request/preview-bots.ts';
import { hostile, policyOf, testOpening } from '#testing/service/redirect-type-links.ts';
import { chromeOnWindows, safariOnIphone } from '#testing/service/test-visits.ts';

const programs = [
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0 A',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  'Pinterest/0.2 (+https://www.pinterest.com/bot.html)',
  'Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)',
  'Mastodon/4.3.0 (http.rb/5.2.0; +https://social.example/) Bot',
  'Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)',
  'SummalyBot/5.1.0',
  'Pleroma 2.6.1; https://social.example <mail@social.example>; Bot',
  'Akkoma 3.13.2; https://social.example <mail@social.example>; Bot',
  'Lemmy/0.19.5; +https://lemmy.example',
  "Friendica 'Giant Rhubarb' 2023.05-1518; https://friends.example",
  'MbinBot v1.7 (+https://mbin.example)',
  'Discourse Forum Onebox v3.1',
  'Quora Link Preview/1.0 (http://www.quora.com)',
  'Mozilla/5.0 (compatible; BufferLinkPreviewBot/1.0; +https://scraper.buffer.com/about/bots/link-preview-bot)',
  'ChatWork LinkPreview v1',
  'Microsoft Teams UrlPreview',
  'Asana/1.4.0 WebsiteMetadataRetriever',
  'Mozilla/5.0 (compatible; OdklBot/1.0; like Linux; klass@odnoklassniki.ru)',
  'XING-contenttabreceiver/2.0',
  'Mattermost-Bot/1.1',
  'Mozilla/5.0 (compatible; Rocket.Chat/6.10.0; +https://chat.example)',
  'Mozilla/5.0 (compatible; ZulipURLPreview/9.0; +https://zulip.example)',
  'Nextcloud Server Crawler',
];

const browsers = [
  chromeOnWindows,
  safariOnIphone,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0;FBDV/iPhone16,1]',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Twitter for iPhone/10.90',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [Pinterest/iOS]',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.30',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Rocket.Chat/4.1.0 Chrome/126.0.0.0 Electron/31.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Electron/31.0.0 Safari/537.36 Mattermost/5.9.0',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/139.0.0.0 Mobile Safari/537.36 Snapchat/13.5 (Pixel 9; Android 15)',
];

const others = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'curl/8.5.0',
  '',
];

const card = {
  title: 'Spring & "sale"',
  description: 'Half <price>',
  image: 'https://cdn.example/a.png?x=1&y="2"',
};

describe('isPreviewBot', () => {
  it.each(programs)('knows %s', (userAgent) => expect(isPreviewBot(userAgent)).toBe(true));
  it.each([...browsers, ...others])('takes %s for none', (userAgent) =>
    expect(isPreviewBot(userAgent)).toBe(false),
  );
});

describe('a link with a card', () => {
  const link = { card: 1 as const, url: 'https://shop.example/?a=1&b=2' };
  const asking = (userAgent: string) => ({ headers: { 'user-agent': userAgent } });

  it.each(programs)('shows it to %s, without counting', async (userAgent) => {
    const { open, flush, counted } = testOpening(link, card);
    const { status, body } = await open(asking(userAgent));
    expect(status).toBe(200);
    expect(body).toContain('<meta property="og:title" content="Spring &amp; &quot;sale&quot;">');
    await flush();
    expect(counted).toEqual([]);
  });

  it('says title, description, picture and destination, each escapeHtml, loads nothing, and may be read by all', async () => {
    const { headers, body } = await testOpening(link, card).open(asking('Twitterbot/1.0'));
    expect(body.match(/<meta (property|name)=.*>/g)).toEqual([
      expect.stringContaining('viewport'),
      '<meta property="og:type" content="website">',
      '<meta property="og:title" content="Spring &amp; &quot;sale&quot;">',
      '<meta property="og:description" content="Half &lt;price&gt;">',
      '<meta property="og:image" content="https://cdn.example/a.png?x=1&amp;y=%222%22">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta name="twitter:title" content="Spring &amp; &quot;sale&quot;">',
      '<meta name="twitter:description" content="Half &lt;price&gt;">',
      '<meta name="twitter:image" content="https://cdn.example/a.png?x=1&amp;y=%222%22">',
      '<meta name="description" content="Half &lt;price&gt;">',
    ]);
    expect(body).toContain('<a href="https://shop.example/?a=1&amp;b=2" rel="noopener">Go on</a>');
    expect(headers['X-Robots-Tag']).toBeUndefined();
    expect(policyOf(headers)).toMatchObject({ 'default-src': ["'none'"], 'img-src': ["'self'"] });
  });

  it('leaves out what was not written, and a picture that has no web address', async () => {
    const { body } = await testOpening(link, {
      title: 'shop.example',
      image: 'javascript:alert(1)',
    }).open(asking('Twitterbot/1.0'));
    expect(body).not.toMatch(/description|image/);
    expect(body).toContain('content="summary"');
  });

  it('takes hostile texts for text, each in one line', async () => {
    const { body } = await testOpening(link, {
      title: hostile,
      description: hostile,
      image: `https://cdn.example/${hostile}`,
    }).open(asking('Twitterbot/1.0'));
    expect(body).not.toMatch(/<script|<img|[\u202a-\u202e\u2066-\u2069]/);
    expect(body).not.toContain('\u0000');
    for (const [tag] of body.matchAll(/<meta (?:property|name)[^>]*>/g))
      expect(tag).toMatch(/^<meta (property|name)="[a-z:]+" content="[^"<>\n\r]*">$/);
  });

  it.each(browsers)('never shows it to %s, who is sent on and counted', async (userAgent) => {
    const { open, flush, counted } = testOpening(link, card);
    const { status, headers } = await open(asking(userAgent));
    expect([status, headers['Location']]).toEqual([302, link.url]);
    await flush();
    expect(counted).toHaveLength(1);
  });

  it.each(others)('sends other programs (%s) on', async (userAgent) => {
    expect((await testOpening(link, card).open(asking(userAgent))).status).toBe(302);
  });

  it('and a password shows the card to nobody who does not know it', async () => {
    const { body } = await testOpening({ ...link, password: 'hashed x' }, card).open(
      asking('Twitterbot/1.0'),
    );
    expect(body).toContain('This link is protected');
    expect(body).not.toMatch(/Spring|og:/);
  });
});

it('A program that previews a link without a card is sent on to the card of the destination', async () => {
  expect(
    (await testOpening({ card: 0 }).open({ headers: { 'user-agent': 'Twitterbot/1.0' } })).status,
  ).toBe(302);
});
