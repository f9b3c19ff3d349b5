/** Random values: valid ones are accepted and stored unchanged, and a mistake is reported at its field. */

import * as fc from 'fast-check';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { type LinkValues, withValues } from '#contract/new-link/link-values.ts';
import { newLink } from '#contract/resources/links.ts';
import { countryCodes } from '#contract/targeting/countries.ts';
import { deviceNames } from '#contract/targeting/targeting.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { addOverlay, addSplash } from '#testing/service/resource-rows.ts';
import { createTestService, type TestService } from '#testing/service/test-service.ts';
import { dashboard } from '#texts/en/dashboard.ts';
import { buildRequest } from './build-request.ts';
import { sectionOf } from './sections.ts';

const t = createTranslator({ locale: 'en', messages: dashboard, namespace: 'linksNew' });
const now = Date.UTC(2026, 2, 1, 12);
const requestOf = (values: Partial<LinkValues>, zone = '') =>
  buildRequest(withValues(values), { now, zone, links: [], t, checkText: String });
const zones = [
  'UTC',
  'Europe/Zurich',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  '',
];

/** Texts that users and attackers type: in any script, with markup, quotes, newlines and formulas. */
const hostile = fc.constantFrom(
  '<script>alert(1)</script>',
  "'; drop table link; --",
  '=1+1',
  '\u202Eabc',
  'a\nb',
  'שלום',
  '👩‍👩‍👧',
  '%00',
  '{{x}}',
  'null',
);
const typed = (maxLength: number) =>
  fc
    .oneof(fc.string({ unit: 'grapheme', maxLength: Math.floor(maxLength / 8) }), hostile)
    .filter((text) => text.length <= maxLength);
const filled = (maxLength: number) => typed(maxLength).filter((text) => text.trim() !== '');
const orEmpty = <T>(value: fc.Arbitrary<T>, empty: T) =>
  fc.oneof({ weight: 1, arbitrary: fc.constant(empty) }, { weight: 2, arbitrary: value });

const host = fc.domain();
/** Without segments that browsers take out. */
const path = fc.webPath().filter((text) => !/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(text));
const webUrl = fc
  .tuple(
    fc.constantFrom('https://', 'http://', ''),
    host,
    fc.constantFrom('', ':8443'),
    path,
    fc.constantFrom('', '?q=a&b=%20', '?x', '#part'),
  )
  .map((pieces) => pieces.join(''));
const alias = fc
  .string({
    unit: fc.constantFrom('a', 'b', 'Z', '0', '9', '_', '-', '~', 'é', '한', 'ü'),
    minLength: 1,
    maxLength: 40,
  })
  .chain((start) => fc.constantFrom('', '.v2').map((end) => start + end));

/** Rules of which no two are for the same visitors. */
const rules = <Subject extends string>(subject: Subject, names: readonly string[]) =>
  fc.uniqueArray(
    fc
      .record({ name: fc.constantFrom(...names), link: webUrl })
      .map(({ name, link }) => ({ [subject]: name, link }) as Record<Subject | 'link', string>),
    { selector: (rule) => rule[subject], maxLength: 4 },
  );

const ahead = fc
  .integer({ min: 2, max: 3000 })
  .map((days) => new Date(now + days * 86_400_000).toISOString().slice(0, 16));

function validValues(ids: {
  channel: number;
  campaign: number;
  pixels: number[];
  types: string[];
  domain: string;
}): fc.Arbitrary<LinkValues> {
  return fc.record<LinkValues>({
    url: webUrl,
    domain: orEmpty(fc.constant(ids.domain), ''),
    custom: fc.constant(''),
    description: typed(2000),
    type: fc.constantFrom('', ...ids.types),
    geotarget: rules('location', countryCodes),
    devicetarget: rules('device', deviceNames),
    languagetarget: rules('language', ['fr', 'fr-CA', 'de', 'zh-Hant-TW', 'es-419']),
    deeplink: fc.record({
      auto: fc.boolean(),
      appstore_a: orEmpty(webUrl, ''),
      appstore_b: orEmpty(webUrl, ''),
    }),
    metatitle: typed(500),
    metadescription: typed(2000),
    metaimage: orEmpty(webUrl, ''),
    password: typed(200),
    expiry: orEmpty(ahead, ''),
    status: fc.constantFrom('' as const, 'public' as const, 'private' as const),
    pixels: fc.subarray(ids.pixels),
    utm: fc.record({
      utm_source: orEmpty(fc.constant('news'), ''),
      utm_medium: orEmpty(fc.constant('e mail'), ''),
      utm_campaign: fc.constant(''),
      utm_term: fc.constant(''),
      utm_content: fc.constant(''),
    }),
    parameters: fc.array(fc.record({ name: filled(200), value: filled(2000) }), { maxLength: 3 }),
    channel: orEmpty<number | null>(fc.constant(ids.channel), null),
    campaign: orEmpty<number | null>(fc.constant(ids.campaign), null),
  });
}

async function account(service: TestService) {
  const made = async (path: string, body: Record<string, unknown>) =>
    Number((await service.post(path, body))['id']);
  const domain = 'https://go.shop.example';
  await service.post('/api/domain/add', { domain });
  return {
    channel: await made('/api/channel/add', { name: 'News' }),
    campaign: await made('/api/campaign/add', { name: 'Spring' }),
    pixels: [
      await made('/api/pixel/add', { type: 'forum', name: 'A', tag: '1' }),
      await made('/api/pixel/add', { type: 'forum', name: 'B', tag: '2' }),
    ],
    types: [
      'direct',
      'frame',
      'splash',
      String(await addSplash(service, 'Soon')),
      `overlay-${await addOverlay(service, 'Join')}`,
    ],
    domain,
  };
}

/** The row of a link in the store, as the request body that creates it, without the password. */
async function stored(service: TestService, id: number): Promise<Record<string, unknown>> {
  const row = await service.store.db
    .selectFrom('link')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const channel = await service.store.db
    .selectFrom('channelItem')
    .select('channelId')
    .where('itemId', '=', id)
    .executeTakeFirst();
  return {
    url: row.url,
    custom: row.alias,
    type: row.type,
    domain: row.domain,
    expiry: row.expiry,
    geotarget: JSON.parse(row.geotarget) as unknown,
    devicetarget: JSON.parse(row.devicetarget) as unknown,
    languagetarget: JSON.parse(row.languagetarget) as unknown,
    metatitle: row.metatitle,
    metadescription: row.metadescription,
    metaimage: row.metaimage,
    description: row.description,
    pixels: JSON.parse(row.pixels) as unknown,
    channel: channel?.channelId ?? null,
    campaign: row.campaign,
    deeplink: JSON.parse(row.deeplink) as unknown,
    status: row.status,
    parameters: JSON.parse(row.parameters) as unknown,
  };
}

/** The row of a link that was created from its destination alone. */
const defaults = {
  type: 'direct',
  domain: '',
  expiry: null,
  geotarget: [],
  devicetarget: [],
  languagetarget: [],
  metatitle: null,
  metadescription: null,
  metaimage: null,
  description: '',
  pixels: [],
  channel: null,
  campaign: null,
  deeplink: {},
  status: 'private',
  parameters: [],
};

describe('Valid values', () => {
  it('make a body that the contract accepts and the service stores unchanged', async () => {
    const service = await createTestService({ now: () => now });
    const ids = await account(service);
    let created = 0;
    const bodies = fc.tuple(validValues(ids), fc.constantFrom(...zones), orEmpty(alias, ''));
    await fc.assert(
      fc.asyncProperty(bodies, async ([given, zone, start]) => {
        created += 1;
        // Each alias once, because the service refuses a second one.
        const values = {
          ...given,
          custom: start === '' ? '' : `${start}-${created}`,
          password: '',
        };
        const { body, problems } = requestOf(values, zone);
        expect(problems).toEqual([]);
        expect(newLink.parse(body)).toEqual(body);
        expect(emptyParts(body)).toEqual([]);
        const { password: _none, ...sent } = body;
        const { id } = await service.post('/api/url/add', sent);
        const row = await stored(service, Number(id));
        expect(row).toEqual({ ...defaults, custom: row['custom'], ...sent });
      }),
      propertyRuns(100),
    );
  });

  it('keep the password as it was typed, blanks included', () => {
    fc.assert(
      fc.property(filled(200), (password) => {
        expect(requestOf({ url: 'https://shop.example', password }).body.password).toBe(password);
      }),
      propertyRuns(),
    );
  });

  it('make a body of the address alone where nothing else is filled in, however many rows were added', () => {
    const values = {
      url: ' shop.example ',
      custom: ' ',
      geotarget: [{ location: '', link: ' ' }],
      parameters: [{ name: ' ', value: '' }],
    };
    expect(requestOf(values)).toMatchObject({
      body: { url: 'https://shop.example' },
      problems: [],
    });
    expect(Object.keys(requestOf(values).body)).toEqual(['url']);
  });

  it('make an expiry in UTC, whatever the zone of the user', () => {
    const expiryIn = (zone: string, expiry: string) =>
      requestOf({ url: 'a.example', expiry }, zone).body.expiry;
    expect(expiryIn('Europe/Zurich', '2026-07-01T12:00')).toBe('2026-07-01 10:00:00');
    expect(expiryIn('Europe/Zurich', '2026-12-01T12:00')).toBe('2026-12-01 11:00:00');
    expect(expiryIn('Asia/Kathmandu', '2026-01-01T00:00')).toBe('2025-12-31 18:15:00');
  });
});

/** The paths of everything empty in a body. */
function emptyParts(value: unknown, name = ''): string[] {
  if (value === null || value === undefined || value === '') return [name];
  if (Array.isArray(value))
    return value.length === 0
      ? [name]
      : value.flatMap((each, index) => emptyParts(each, `${name}.${index}`));
  if (typeof value !== 'object') return [];
  const entries = Object.entries(value);
  return entries.length === 0
    ? [name]
    : entries.flatMap(([key, each]) => emptyParts(each, `${name}.${key}`));
}

/** A mistake put into valid values, and the field at which it has to be reported. */
interface Mistake {
  readonly field: string;
  readonly make: (values: LinkValues) => LinkValues;
}

const badUrl = fc.oneof(
  fc.constantFrom(
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://shop.example/',
    'not an address',
    'https://',
    'mailto:a@b.example',
  ),
  fc.constantFrom(
    'https://ada:secret@shop.example/',
    'https://bank.example@evil.example/',
    'https://shop.example/\u202Egnp.exe',
    'https://a.example/\u0000',
  ),
  fc.constant(`https://shop.example/${'x'.repeat(8000)}`),
);

const set = <Name extends keyof LinkValues>(
  name: Name,
  value: LinkValues[Name],
  field: string = name,
): Mistake => ({
  field,
  make: (values) => ({ ...values, [name]: value }),
});

const good = 'https://shop.example/x';
// The first row of each list is empty and not counted: the index of a problem is that of its row on the screen.
const countries = (...rows: LinkValues['geotarget']) => [{ location: '', link: '' }, ...rows];
const devices = (...rows: LinkValues['devicetarget']) => [{ device: '', link: '' }, ...rows];
const languages = (...rows: LinkValues['languagetarget']) => [{ language: '', link: '' }, ...rows];

const mistakes: fc.Arbitrary<Mistake> = fc.oneof(
  badUrl.map((text) => set('url', text)),
  fc.constantFrom('', ' ').map((text) => set('url', text)),
  badUrl.map((text) => set('metaimage', text)),
  badUrl.map((text) =>
    set('deeplink', { auto: true, appstore_a: text, appstore_b: '' }, 'deeplink.appstore_a'),
  ),
  badUrl.map((text) =>
    set('deeplink', { auto: false, appstore_a: '', appstore_b: text }, 'deeplink.appstore_b'),
  ),
  badUrl.map((link) => set('geotarget', countries({ location: 'DE', link }), 'geotarget.1.link')),
  badUrl.map((link) =>
    set(
      'devicetarget',
      devices({ device: 'iPhone', link: good }, { device: 'Mac', link }),
      'devicetarget.2.link',
    ),
  ),
  badUrl.map((link) =>
    set('languagetarget', languages({ language: 'fr', link }), 'languagetarget.1.link'),
  ),
  fc
    .constantFrom(
      'with blanks',
      'a/b',
      'a?b',
      'a#b',
      'a%20b',
      '<b>',
      '.hidden',
      '..',
      'x'.repeat(101),
      'a\u202Eb',
    )
    .map((text) => set('custom', text)),
  fc
    .constantFrom(
      '2020-01-01T00:00',
      '2026-03-01T11:59',
      '2026-02-30T10:00',
      '2027-13-01T10:00',
      'soon',
      '2027-01-01',
    )
    .map((text) => set('expiry', text)),
  fc.constantFrom<Mistake>(
    set('geotarget', countries({ location: '', link: good }), 'geotarget.1.location'),
    set('geotarget', countries({ location: 'DE', link: '' }), 'geotarget.1.link'),
    set(
      'geotarget',
      countries({ location: 'DE', link: good }, { location: 'Germany', link: good }),
      'geotarget.2.location',
    ),
    set(
      'geotarget',
      countries({ location: 'UK', link: good }, { location: 'gb', link: good }),
      'geotarget.2.location',
    ),
    set('devicetarget', devices({ device: '', link: good }), 'devicetarget.1.device'),
    set('devicetarget', devices({ device: 'iPad', link: ' ' }), 'devicetarget.1.link'),
    set(
      'devicetarget',
      devices({ device: 'iPhone', link: good }, { device: 'IPHONE', link: good }),
      'devicetarget.2.device',
    ),
    set('languagetarget', languages({ language: '', link: good }), 'languagetarget.1.language'),
    set('languagetarget', languages({ language: 'fr', link: '' }), 'languagetarget.1.link'),
    set(
      'languagetarget',
      languages({ language: 'fr-CA', link: good }, { language: 'FR_ca', link: good }),
      'languagetarget.2.language',
    ),
    set(
      'languagetarget',
      languages({ language: 'French!', link: good }),
      'languagetarget.1.language',
    ),
    set(
      'parameters',
      [
        { name: '', value: '' },
        { name: '', value: 'x' },
      ],
      'parameters.1.name',
    ),
    set('parameters', [{ name: 'ref', value: ' ' }], 'parameters.0.value'),
    set('parameters', [{ name: 'n'.repeat(201), value: 'x' }], 'parameters.0.name'),
    set('parameters', [{ name: 'n', value: 'x'.repeat(2001) }], 'parameters.0.value'),
    set(
      'parameters',
      Array.from({ length: 101 }, (_, index) => ({ name: `n${index}`, value: 'x' })),
    ),
    set('password', 'x'.repeat(201)),
    set('description', 'x'.repeat(2001)),
    set('metatitle', 'x'.repeat(501)),
    set('metadescription', 'x'.repeat(2001)),
    set('type', 'x'.repeat(51)),
    set('domain', 'x'.repeat(301)),
    set(
      'pixels',
      Array.from({ length: 101 }, (_, index) => index + 1),
    ),
    set('pixels', [1, 0], 'pixels.1'),
    set('channel', 0),
    set('campaign', 1.5),
  ),
);

describe('A mistake', () => {
  const anyIds = {
    channel: 1,
    campaign: 2,
    pixels: [3, 4],
    types: ['direct', '12'],
    domain: 'https://go.shop.example',
  };

  it('is reported at its field and at no other', () => {
    fc.assert(
      fc.property(validValues(anyIds), mistakes, (values, { field, make }) => {
        const { problems } = requestOf(make(values), 'UTC');
        expect(problems.map((problem) => problem.field)).toEqual([field]);
        expect(problems[0]?.section).toBe(sectionOf(field));
        expect(problems[0]?.message).toMatch(/^[A-Z].{8,}/);
      }),
      propertyRuns(100),
    );
  });

  it('of half a rule keeps the rule out of the request', () => {
    const geotarget = [
      { location: 'DE', link: '' },
      { location: 'FR', link: good },
    ];
    expect(requestOf({ url: good, geotarget }).body.geotarget).toEqual([
      { location: 'FR', link: good },
    ]);
  });

  it('of a name is at its rule, whichever rules before it are half filled', () => {
    const geotarget = [
      { location: 'DE', link: '' },
      { location: 'FR', link: good },
    ];
    const values = withValues({ url: 'https://a.example/', geotarget });
    const { naming } = buildRequest(values, {
      now,
      zone: '',
      links: [],
      rules: { version: 1, hosts: { allowed: ['a.example'] } },
      t,
      checkText: String,
    });
    expect(naming.map(({ at }) => at)).toEqual(['geotarget.1.link']);
  });

  it('comes in the order of the sections, so that the first is the first to be fixed', () => {
    const { problems } = requestOf({ url: 'x y', expiry: 'soon', metaimage: 'x y', custom: 'a b' });
    expect(problems.map(({ section }) => section)).toEqual([
      'destination',
      'destination',
      'social-card',
      'protection',
    ]);
  });
});

it('warns of a destination whose host poses as another, and of no other', () => {
  const warnings = (url: string) => requestOf({ url }).warnings;
  expect(warnings('https://аррӏе.com/login')).toMatchObject([
    { at: 'url', message: expect.stringContaining('it really leads to xn--80ak6aa92e.com') },
  ]);
  expect(warnings('https://münchen.example/')).toEqual([]);
});
