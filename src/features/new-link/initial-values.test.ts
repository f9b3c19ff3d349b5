/** Initial values of the wizard, from a link as this browser sent it. */
import { expect, it } from 'vitest';
import { withValues } from '#contract/new-link/link-values.ts';
import { queryValues, sentValues } from './initial-values.ts';

const now = Date.UTC(2027, 0, 1);
const sent = {
  url: 'https://shop.example/',
  custom: 'first',
  password: 'sesame',
  deeplink: { auto: true },
};

it('A link as it was sent gives every value but alias and password', () => {
  const values = withValues(
    sentValues({ ...sent, domain: 'https://go.example', pixels: [4], channel: 7 }, 'UTC', now),
  );
  expect(values).toEqual({
    ...withValues({ url: sent.url, domain: 'https://go.example', pixels: [4], channel: 7 }),
    deeplink: { auto: true, appstore_a: '', appstore_b: '' },
  });
});

it.each([
  ['2027-01-01 00:01:00', '2027-01-01T00:01'],
  ['2027-01-01 00:00:00', ''],
])(
  'An expiry of %s becomes "%s", because one that has passed would be refused',
  (expiry, field) => {
    expect(sentValues({ ...sent, expiry }, 'UTC', now).expiry).toBe(field);
  },
);

it.each([
  ['2027-03-01 08:30:00', '2027-03-01T09:30'],
  ['soon', undefined],
])('An expiry of a query, %s, is %s where its user is', (expiry, field) => {
  const query = new URLSearchParams({ expiry });
  expect(queryValues(query, 'Europe/Zurich').expiry).toBe(field);
});

it('A query fills in tags and parameters, and no password', () => {
  const query = new URLSearchParams(
    'url=shop.example&utm_source=news&utm_campaign=a%26b&parameters=ref=a=b&parameters=bare&password=x',
  );
  expect(queryValues(query, 'UTC')).toEqual({
    url: 'https://shop.example',
    utm: { ...withValues().utm, utm_source: 'news', utm_campaign: 'a&b' },
    parameters: [{ name: 'ref', value: 'a=b' }],
  });
});
