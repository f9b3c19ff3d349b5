/**
 * The check of web URLs: it takes what browsers open as it is written, and tells why it takes
 * nothing else.
 */
import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeUrl } from '#contract/new-link/complete-url.ts';
import { anyCharacter } from '#testing/any-character.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { canParseUrl } from './can-parse-url.ts';
import { type CheckKey, readCheckMessage } from './check-messages.ts';
import { httpUrl } from './values.ts';

/** The key of the reason why a typed text is refused, or undefined where it is taken. */
function reasonFor(typed: string): CheckKey | '' | undefined {
  const message = httpUrl.safeParse(completeUrl(typed)).error?.issues[0]?.message;
  return message === undefined ? undefined : (readCheckMessage(message)?.key ?? '');
}

describe('A typed URL', () => {
  it.each([
    'shop.example',
    'shop.example:8080/sale',
    'localhost:3000/x',
    '127.0.0.1/x',
    '[::1]:3000/x',
    '//shop.example/x',
    'http://intranet/x',
    'https://localhost',
    'HTTPS://Shop.Example/Sale',
    'https://shop.example./x',
    'https://shop.example:443/?q=a\\b#c\\d',
    'https://shop.example/a b',
    'https://shop.example/%2e%2e./...',
    'https://bücher.example/straße',
    'https://BÜCHER.example',
    'https://日本語.jp',
    'https://пример.рф',
    'https://xn--bcher-kva.example',
    'https://_a.shop.example',
    'https://[2001:db8::1]/',
    'https://https.shop.example/',
    'https://shop.example/?u=https://other.example/one',
    'https://shop.example/?url=https%3A%2F%2Fother.example%2Fone',
    'https://shop.example/?a=1&next=/go?u=https://shop.example/one',
    'https://web.archive.org/web/2020/https://shop.example/one',
    'https://web.archive.org/web/2020id_/http://shop.example/one',
    'https://images.example/w_200,h_100/https://shop.example/one.png',
    'https://social.example/share?text=Look%20https://shop.example/one',
    'https://social.example/share?text=Look https://shop.example/one',
    'https://social.example/share?text=看这里https://shop.example/one',
    'https://maps.example/static?markers=icon:https://shop.example/pin.png|52,13',
    'https://shop.example/?urls=https://shop.example/a,https://shop.example/b',
    'https://shop.example/#/open?u=https://shop.example/one',
    'https://shop.example/about-https',
    'https://web.archive.org/web/2020/https:/shop.example/one',
    'https://shop.example/a,b;c|d',
  ])('that browsers open as it is written is taken: %s', (typed) => {
    expect(reasonFor(typed)).toBeUndefined();
  });

  it.each<[string, CheckKey]>([
    ['notaurl', 'address'],
    ['intranet/x', 'address'],
    ['intranet:8080/x', 'scheme'],
    ['two words', 'address'],
    ['a sentence with a dot.', 'address'],
    ['/fast.example.com/one', 'address'],
    ['///fast.example.com/one', 'address'],
    ['?q=shop.example', 'address'],
    ['#shop.example', 'address'],
    ['\\\\shop.example', 'address'],
    ['https://', 'address'],
    ['https:///fast.example.com/one', 'slashes'],
    ['https:/fast.example.com/one', 'slashes'],
    ['https:fast.example.com/one', 'slashes'],
    ['https:\\\\fast.example.com', 'slashes'],
    ['https://?q', 'slashes'],
    ['https://https://shop.example/one', 'schemeTwice'],
    ['https://http://shop.example/one', 'schemeTwice'],
    ['http://https//shop.example/one', 'schemeTwice'],
    ['http://https//x', 'schemeTwice'],
    ['HTTPS://HTTPS://SHOP.EXAMPLE', 'schemeTwice'],
    ['https://https:443/x', 'schemeTwice'],
    ['https://ftp://shop.example/one', 'schemeTwice'],
    ['https://www.https://shop.example/one', 'schemeTwice'],
    ['https://a.example/?e=Abchttps://shop.example/one', 'runTogether'],
    ['https://a.example/?e=Abc_https://shop.example/one', 'runTogether'],
    ['https://a.example/?e=YWI==https://shop.example/one', 'runTogether'],
    ['https://a.example/onehttps://shop.example/two', 'runTogether'],
    ['https://a.example/one#tophttp://shop.example/two', 'runTogether'],
    ['https://a.examplehttps://shop.example/', 'runTogether'],
    ['a.example/onehttps://shop.example/two', 'runTogether'],
    ['https://a.example/one https://shop.example/two', 'runTogether'],
    ['https://a.example/one/https://a.example/two', 'runTogether'],
    ['https://a.example/one,https://b.example/two', 'runTogether'],
    ['https://a.example/one;http://b.example/two', 'runTogether'],
    ['https://a.example/one, www.b.example/two', 'runTogether'],
    ['a.example/one,a.example/two', 'runTogether'],
    ['a.example/one | A.example', 'runTogether'],
    ['https://a.example/onehttps:/b.example/two', 'runTogether'],
    ['https://a.example/one/https:/a.example/two', 'runTogether'],
    ['https://shop.example/gr\uFFFD\uFFFDe', 'misleading'],
    ['ftp://shop.example', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['mailto:sam@shop.example', 'scheme'],
    ['sam@shop.example', 'credentials'],
    ['https://shop.example@other.example', 'credentials'],
    ['https://@shop.example', 'credentials'],
    ['https://shop.example\\@other.example', 'backslash'],
    ['shop.example\\sale', 'backslash'],
    ['https://shop.example/a/../b', 'dotSegments'],
    ['https://shop.example/%2E./b', 'dotSegments'],
    ['https://shop.example:0', 'port'],
    ['https://shop.example:65536', 'port'],
    ['https://shop.example:80x', 'hostName'],
    ['https://shop..example', 'hostName'],
    ['https://.shop.example', 'hostName'],
    ['https://shop.example..', 'hostName'],
    ['https://shop,other.example', 'hostName'],
    ['https://*.shop.example', 'hostName'],
    ['https://shop shop.example', 'hostName'],
    [`https://${'a'.repeat(64)}.example`, 'hostName'],
    [`https://${'a.'.repeat(127)}example`, 'hostName'],
    ['https://1.2.3.4.5', 'hostName'],
    ['https://[::1', 'hostName'],
    ['https://[::x]', 'address'],
    ['https://ex%61mple.com', 'elsewhere'],
    ['https://0x7f.1', 'elsewhere'],
    ['https://127.1', 'elsewhere'],
    ['https://2130706433', 'elsewhere'],
    ['https://0177.0.0.1', 'elsewhere'],
    ['1.5', 'elsewhere'],
    ['https://ｓｈｏｐ.example', 'elsewhere'],
    ['https://例え。jp', 'elsewhere'],
    ['https://sho\u00adp.example', 'elsewhere'],
    ['https://shop.example/\u{e0041}', 'misleading'],
    ['https://shop.example/\ud800', 'misleading'],
    ['https://shop.exa\tmple', 'misleading'],
  ])('%j is refused for its reason', (typed, reason) => {
    expect(reasonFor(typed)).toBe(reason);
  });

  it('that browsers would correct is shown with the host that they open', () => {
    const { error } = httpUrl.safeParse('https://0x7f.1/x');
    expect(error?.issues[0]?.message).toBe(
      'Must be the host that browsers open, which is 127.0.0.1',
    );
  });
});

const schemes = [
  '',
  'https://',
  'http://',
  'HTTPS://',
  'https:///',
  'https:/',
  'https:',
  'https:\\\\',
  '//',
  '///',
  '/',
  ' ',
  'ftp://',
  'javascript:',
  'https://https://',
  'view-source:https://',
];

const hosts = [
  'example.com',
  'a.b.example',
  'notaurl',
  'localhost',
  '127.0.0.1',
  '127.1',
  '0x7f.1',
  '0177.0.0.01',
  '2130706433',
  '1.2.3.4.5',
  '256.1.1.1',
  '[::1]',
  '[::ffff:1.2.3.4]',
  '[fe80::1%25en0]',
  'ex%61mple.com',
  'example.com.',
  'example..com',
  '.example.com',
  'a_b.example',
  '-a.example',
  'bücher.example',
  'BÜCHER.Example',
  'bu\u0308cher.example',
  'faß.example',
  'ẞ.example',
  'İ.example',
  '\u212aelvin.example',
  '\uff45xample.com',
  '例え。jp',
  '日本語.jp',
  'пример.рф',
  'مثال.example',
  'xn--bcher-kva.example',
  'xn--a.example',
  'a\u00adb.example',
  'a\u200db.example',
  '①.example',
  '℀.example',
  '',
];

const characters = [
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '\\',
  '/',
  '%',
  '@',
  ':',
  '.',
  '?',
  '#',
  '[',
  ']',
  '|',
  '^',
  '<',
  '"',
  '`',
  '{',
  "'",
  '~',
  '-',
  '_',
  '%2e',
  '%2f',
  '%00',
  '\u00a0',
  '\u3002',
  '\uff0e',
  '\uff0f',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\u{e0041}',
  '\ud800',
  '\u0301',
  '\u{1d400}',
  '😀',
  'ß',
  'ς',
  'ı',
];

const character = fc.oneof(fc.constantFrom(...characters), anyCharacter);

/** Addresses, and what is left of them after a slip. */
const nearUrl = fc
  .record({
    scheme: fc.constantFrom(...schemes),
    user: fc.constantFrom('', '', '', '', 'sam@', 'sam:pw@', '@'),
    host: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...hosts) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
      { weight: 1, arbitrary: fc.domain() },
    ),
    port: fc.constantFrom(
      '',
      '',
      '',
      '',
      ':',
      ':80',
      ':443',
      ':0443',
      ':0',
      ':65536',
      ':8080',
      ':8o',
    ),
    path: fc.oneof(
      fc.constantFrom(
        '',
        '/',
        '/a',
        '/a/../b',
        '/./a',
        '/%2E%2e/a',
        '\\a',
        '/a\\b',
        '/a b',
        '/ä?q=ö#ü',
      ),
      fc.webPath(),
      fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => `/${text}`),
    ),
    slips: fc.array(fc.record({ at: fc.nat(60), text: character }), { maxLength: 2 }),
  })
  .map(({ scheme, user, host, port, path, slips }) =>
    slips.reduce(
      (text, slip) => `${text.slice(0, slip.at)}${slip.text}${text.slice(slip.at)}`,
      scheme + user + host + port + path,
    ),
  );

/** Letter by letter: a last sigma would become another letter. */
const lowerCase = (text: string) =>
  Array.from(text.normalize('NFC'), (letter) => letter.toLowerCase())
    .join('')
    .normalize('NFC');

/** A host with each of its labels as it is read. */
const readable = (host: string) =>
  host
    .split('.')
    .map((label) => lowerCase(label.startsWith('xn--') ? domainToUnicode(label) : label))
    .join('.');

/** The octets of a text after percent-decoding. */
function octets(text: string): string {
  return Buffer.from(text)
    .toString('latin1')
    .replace(/%([\da-f]{2})/gi, (_, pair: string) =>
      String.fromCharCode(Number.parseInt(pair, 16)),
    );
}

/** Without the marks that nobody sees around it. */
const bare = (typed: string) =>
  typed.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, (marks) =>
    marks.replace(/[^\u{e0000}-\u{e007f}]/gu, ''),
  );

/** Where a text says that it leads, read by hand; undefined for what has no host. */
function asTyped(text: string) {
  const found = /^(?:(https?):)?\/\/([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/is.exec(
    /^(?:https?:)?\/\//i.test(text) ? text : `//${text}`,
  );
  const [, scheme = 'https', authority = '', path = '', search = '', hash = ''] = found ?? [];
  const [, host = '', port = ''] = /^(\[.*\]|[^:]*)(?::(\d*))?$/.exec(authority) ?? [];
  return host === '' ? undefined : { scheme: scheme.toLowerCase(), host, port, path, search, hash };
}

const runs = 1000;

describe('Of near-addresses by chance', () => {
  it('none is sent that a browser would not open, or opens elsewhere than typed', () => {
    let taken = 0;
    fc.assert(
      fc.property(nearUrl, (typed) => {
        const sent = completeUrl(typed);
        if (!httpUrl.safeParse(sent).success) return;
        taken += 1;
        expect(canParseUrl(sent)).toBe(true);
        const opened = new URL(sent);
        const wanted = asTyped(bare(typed));
        if (wanted === undefined) throw new Error(`${sent} has no host`);
        expect(opened.protocol).toBe(`${wanted.scheme}:`);
        expect([opened.username, opened.password]).toEqual(['', '']);
        const host = lowerCase(wanted.host);
        if (!host.startsWith('[')) expect(readable(opened.hostname)).toBe(readable(host));
        expect(opened.hostname).toMatch(
          /^(\[[\da-f:.]+\]|([a-z\d_-]{1,63}\.)*[a-z\d_-]{1,63}\.?)$/,
        );
        const standard = wanted.scheme === 'https' ? 443 : 80;
        expect(Number(opened.port) || standard).toBe(Number(wanted.port) || standard);
        expect(octets(opened.pathname)).toBe(octets(wanted.path || '/'));
        expect(octets(opened.search)).toBe(octets(wanted.search === '?' ? '' : wanted.search));
        expect(octets(opened.hash)).toBe(octets(wanted.hash === '#' ? '' : wanted.hash));
        if (!/^https?:/i.test(bare(typed))) expect(host).toMatch(/^\[|\.|^localhost$/);
      }),
      propertyRuns(runs),
    );
    expect(taken).toBeGreaterThan(propertyRuns(runs).numRuns / 100);
  });

  it('each that is refused is refused for a reason that has a text', () => {
    fc.assert(
      fc.property(nearUrl, (typed) => {
        expect(reasonFor(typed)).not.toBe('');
      }),
      propertyRuns(runs),
    );
  });
});
