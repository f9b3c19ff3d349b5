/** Tests of look-alike hosts: mixed scripts, punycode, and names that are left as they are. */
import { describe, expect, test } from 'vitest';
import { displayUrl, toSafeHref } from '#ui/safety/safe-url.ts';
import { lookalikeHost, withHonestHost } from './lookalike-host.ts';

describe('A host that can pose as another', () => {
  test.each([
    // The letters of the first two are Cyrillic but for the last label.
    ['https://аррӏе.com/login', 'xn--80ak6aa92e.com', 'https://xn--80ak6aa92e.com/login'],
    ['https://paypаl.com', 'xn--paypl-7ve.com', 'https://xn--paypl-7ve.com'],
    ['https://gοοgle.com/?q=1', 'xn--ggle-0nda.com', 'https://xn--ggle-0nda.com/?q=1'],
    ['https://xn--80ak6aa92e.com/login', 'xn--80ak6aa92e.com', 'https://xn--80ak6aa92e.com/login'],
    ['HTTPS://XN--80AK6AA92E.com', 'xn--80ak6aa92e.com', 'HTTPS://xn--80ak6aa92e.com'],
  ])('%s is found, and shown in ASCII', (url, ascii, shown) => {
    expect(lookalikeHost(url)?.ascii).toBe(ascii);
    expect(withHonestHost(url)).toBe(shown);
  });
});

describe('A host is marked', () => {
  test.each([
    [
      'a Latin letter for phonetics',
      ['ɑpple.com', 'ɡoogle.com', 'goog\u026de.com', 'amazo\u0272.com'],
    ],
    ['a small capital', ['ᴘaypal.com', 'ʙank.com', 'faceʙook.com']],
    ['a dotless letter', ['ıntel.com', 'mıcrosoft.com', '\u0237ira.com']],
    ['a letter with a mark below', ['paypaḷ.com', 'ẉikipedia.org', 'gọogle.com']],
    ['a digit of another script', ['g০০gle.com', 'gဝဝgle.com', 'g๐๐gle.com', 'g००gle.com']],
    ['a letter of another script', ['paypაl.com', 'goഠgle.com', 'аmazon.com', 'gοοgle.com']],
    [
      'a single letter of Hangul',
      ['ㅇracle.com', 'goㅇgle.com', 'paypaㅣ.com', 'ᄋracle.com', 'ﾷracle.com', 'shopㅇ한국.kr'],
    ],
    ['a letter of Bopomofo', ['ㄒwitter.com', 'amaㄗon.com']],
    ['a sign that looks like a slash', ['bank.example∕login.evil.example', 'bank.example⁄a.com']],
    ['a letter in a box', ['🅰pple.com', '🅿aypal.com']],
    ['a sign that looks like a letter or a dot', ['〇racle.com', 'l·loyds.com', 'paral·lel.com']],
  ])('that has %s', (_, hosts) => {
    for (const host of hosts)
      expect([host, lookalikeHost(`https://${host}/`)?.written]).toEqual([host, host]);
  });

  test.each([
    'münchen.de',
    'bücher.example',
    'straße.example',
    'œuvre.fr',
    'łódź.pl',
    'žižkov.cz',
    'īss.lv',
    'señor.es',
    'paral·lel.cat',
    '日本語.jp',
    '東京タワー.jp',
    'ラーメン-tokyo.jp',
    'shop한국.kr',
    'shop한국.kr'.normalize('NFD'),
    'ㅋㅋㅋ.example',
    '臺灣ㄅabc.tw',
    '中文abc.cn',
    'пример.рф',
    'παράδειγμα.ελ',
    'i❤you.example',
    '🍎.example',
    'shop-online_2.example',
    'ısparta.com.tr',
    'việtnam.vn',
    'bucurești.ro',
    'مثال.example',
    'उदाहरण.भारत',
    'ไทย.example',
    'bu\u0308cher.example',
    'shop.example',
  ])('but not %s', (host) => {
    expect(lookalikeHost(`https://${host}/`)).toBeUndefined();
  });
});

test('Letters that are never drawn are shown, and what has them is no link', () => {
  const url = 'https://shop.example/\u{e0041}sale';
  expect(displayUrl(url)).toBe('https://shop.example/%F3%A0%81%81sale');
  expect(toSafeHref(url)).toBeUndefined();
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
])('%s stays as it is written', (url) => {
  expect(lookalikeHost(url)).toBeUndefined();
  expect(withHonestHost(url)).toBe(url);
});

test('Letters in full width are the plain ones that a browser makes of them', () => {
  expect(lookalikeHost('https://ｓｈｏｐ.example/ａ')).toBeUndefined();
  expect(withHonestHost('https://ｓｈｏｐ.example/ａ')).toBe('https://shop.example/ａ');
});
