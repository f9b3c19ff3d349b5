/** Tests of look-alike hosts: mixed scripts, punycode, and names that are left as they are. */
import { describe, expect, test } from 'vitest';
import { lookalikeHost, withHonestHost } from './lookalike-host.ts';

describe('A host that can pose as another', () => {
  test.each([
    // The letters of the first two are Cyrillic but for the last label.
    ['https://аррӏе.com/login', 'xn--80ak6aa92e.com', 'https://xn--80ak6aa92e.com/login'],
    ['https://paypаl.com', 'xn--paypl-7ve.com', 'https://xn--paypl-7ve.com'],
    ['https://gοοgle.com/?q=1', 'xn--ggle-0nda.com', 'https://xn--ggle-0nda.com/?q=1'],
    ['https://xn--80ak6aa92e.com/login', 'xn--80ak6aa92e.com', 'https://xn--80ak6aa92e.com/login'],
    ['HTTPS://XN--80AK6AA92E.com', 'xn--80ak6aa92e.com', 'HTTPS://xn--80ak6aa92e.com'],
  ])('%s is found, and shown in ASCII', (address, ascii, shown) => {
    expect(lookalikeHost(address)?.ascii).toBe(ascii);
    expect(withHonestHost(address)).toBe(shown);
  });
});

test.each([
  'https://shop.example/аррӏе.com',
  'https://Shop.Example/A',
  'https://münchen.example/straße',
  'https://пример.рф/',
  'https://東京.jp/',
  'https://מים.example/',
  'https://bank.example@аррӏе.com/',
  'аррӏе.com',
  'ftp://аррӏе.com/',
  '',
])('%s stays as it is written', (address) => {
  expect(lookalikeHost(address)).toBeUndefined();
  expect(withHonestHost(address)).toBe(address);
});

test('Letters in full width are the plain ones that a browser makes of them', () => {
  expect(lookalikeHost('https://ｓｈｏｐ.example/ａ')).toBeUndefined();
  expect(withHonestHost('https://ｓｈｏｐ.example/ａ')).toBe('https://shop.example/ａ');
});
