import { describe, expect, it } from 'vitest';
import { describeIssues } from '#contract/protocol/envelope.ts';
import { linksEndpoints, newLink } from './links.ts';

const url = 'https://shop.example/spring';

/** What a user reads about a body, or nothing where it is good. */
function problemOf(body: unknown): string {
  const read = newLink.safeParse(body);
  return read.success ? '' : describeIssues(read.error);
}

describe('The body of a new link', () => {
  it('needs nothing but the destination', () => {
    expect(newLink.parse({ url })).toEqual({ url });
  });

  it.each<[string, unknown]>([
    ['custom', 'spring-2026_v1.0~a'],
    ['custom', 'été'],
    ['custom', 'नमस्ते'],
    ['custom', '春'],
    ['type', 'splash'],
    ['type', '12'],
    ['type', 'overlay-12'],
    ['domain', 'https://go.shop.example'],
    ['domain', 'go.shop.example'],
    ['expiry', '2027-09-01 00:00:00'],
    ['geotarget', []],
    ['geotarget', [{ location: 'Canada', link: url }]],
    ['languagetarget', [{ language: 'fr-CA', link: url }]],
    ['metatitle', ''],
    ['description', 'x'.repeat(2000)],
    ['pixels', []],
    ['deeplink', {}],
    ['deeplink', { auto: false }],
    ['status', 'private'],
    ['parameters', [{ name: 'aff', value: '' }]],
  ])('takes %s as %j', (field, value) => {
    expect(newLink.parse({ url, [field]: value })).toEqual({ url, [field]: value });
  });

  it.each<[string, unknown, string]>([
    ['url', undefined, 'url: Must be a complete web address, such as https://example.com/page'],
    ['url', 7, 'url: Must be a complete web address, such as https://example.com/page'],
    [
      'url',
      'shop.example',
      'url: Must be a complete web address, such as https://example.com/page',
    ],
    ['url', 'javascript:alert(1)', 'url: Must start with http:// or https://'],
    ['custom', 'a b', 'custom: May contain only letters, digits and - _ . ~'],
    ['custom', 'a/b', 'custom: May contain only letters, digits and - _ . ~'],
    ['custom', 'x'.repeat(101), 'custom: Must be at most 100 characters long'],
    ['custom', null, 'custom: Must be text'],
    ['type', '', 'type: Must not be empty'],
    ['type', 12, 'type: Must be text'],
    ['password', '', 'password: Must not be empty'],
    ['domain', 'x'.repeat(301), 'domain: Must be at most 300 characters long'],
    ['expiry', '2027-02-30 00:00:00', 'expiry: Must be a date and time as YYYY-MM-DD HH:MM:SS'],
    ['expiry', 1_800_000_000, 'expiry: Must be a date and time as YYYY-MM-DD HH:MM:SS'],
    ['geotarget', { Canada: url }, 'geotarget: Must be a list'],
    ['geotarget', [{ location: '', link: url }], 'geotarget.0.location: Must not be empty'],
    [
      'devicetarget',
      [{ device: 'iPhone', link: 'apps' }],
      'devicetarget.0.link: Must be a complete web address',
    ],
    [
      'devicetarget',
      Array(101).fill({ device: 'Mac', link: url }),
      'devicetarget: Must hold at most 100 entries',
    ],
    ['languagetarget', [{ link: url }], 'languagetarget.0.language: Must be text'],
    ['metatitle', 'x'.repeat(501), 'metatitle: Must be at most 500 characters long'],
    ['metadescription', false, 'metadescription: Must be text'],
    ['metaimage', 'logo.png', 'metaimage: Must be a complete web address'],
    ['description', 'x'.repeat(2001), 'description: Must be at most 2000 characters long'],
    ['pixels', [1, '2'], 'pixels.1: Must be the id of a record: a whole number, 1 or more'],
    ['channel', 0, 'channel: Must be the id of a record: a whole number, 1 or more'],
    ['campaign', 1.5, 'campaign: Must be the id of a record: a whole number, 1 or more'],
    ['deeplink', { auto: 'yes' }, 'deeplink.auto: Must be true or false'],
    ['deeplink', { appstore_a: 'shop' }, 'deeplink.appstore_a: Must be a complete web address'],
    ['status', 'secret', 'status: Must be "public" or "private"'],
    ['parameters', [{ name: '', value: '3' }], 'parameters.0.name: Must not be empty'],
    ['parameters', [{ name: 'aff' }], 'parameters.0.value: Must be text'],
  ])('does not take %s as %j, and the message names field and cure', (field, value, message) => {
    expect(problemOf({ url, [field]: value })).toContain(message);
  });

  it.each([null, [], 'https://shop.example', 7])('is a JSON object and not %j', (body) => {
    expect(problemOf(body)).not.toBe('');
  });

  it('drops what the service does not know, a prototype included', () => {
    const body: unknown = JSON.parse(`{"url":"${url}","__proto__":{"admin":true},"colour":"red"}`);
    expect(newLink.parse(body)).toEqual({ url });
    expect(newLink.parse(body)).not.toHaveProperty('admin');
  });

  it('goes through unchanged, as forms and service state it once', () => {
    const body = {
      url: 'HTTPS://Shop.Example/ü?q=%20',
      custom: 'Été',
      description: ' two  blanks ',
    };
    expect(newLink.parse(body)).toEqual(body);
  });
});

describe('A link', () => {
  const row = {
    id: '7',
    alias: 'spring',
    shorturl: 's',
    longurl: 'l',
    clicks: '12',
    title: null,
    description: null,
  };

  it('is read from the loose spellings of hosts', () => {
    const wire = {
      data: {
        result: '1',
        perpage: '15',
        currentpage: 1,
        nextpage: 1,
        maxpage: 1,
        urls: [{ ...row, date: '' }],
      },
    };
    const { rows } = linksEndpoints.list.reply.parse(wire).data;
    expect(rows).toEqual([{ ...row, id: 7, clicks: 12, title: '', description: '', date: null }]);
  });

  it('is looked up by a short URL that is not empty', () => {
    expect(linksEndpoints.find.query.safeParse({ short: '' }).success).toBe(false);
    expect(linksEndpoints.find.query.parse({ short: 's.example/a' })).toEqual({
      short: 's.example/a',
    });
  });
});
