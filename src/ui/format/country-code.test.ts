/** Tests of country codes: codes in any case, English names and their variants, and what is no country. */
import { expect, it } from 'vitest';
import { countryCode } from './country-code.ts';

it.each([
  ['DE', 'DE'],
  [' de ', 'DE'],
  ['Germany', 'DE'],
  ['united kingdom', 'GB'],
  ['UK', 'GB'],
  ['United States of America', 'US'],
  ['Hong Kong', 'HK'],
  ['Kosovo', 'XK'],
])('%s is %s', (text, code) => {
  expect(countryCode(text)).toBe(code);
});

it.each(['', 'ZZ', 'QQ', 'DD', 'Atlantis', 'constructor', '__proto__'])(
  '%s is no country',
  (text) => {
    expect(countryCode(text)).toBeUndefined();
  },
);
