/** Tests of host name normalization: spellings of one host, and which hosts mean the service. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#testing/any-character.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { canonicalHost, hostResolver } from './canonical-host.ts';

describe('canonicalHost', () => {
  it.each([
    ['Links.Example', 'links.example'],
    ['links.example.', 'links.example'],
    ['links.example.:8081', 'links.example:8081'],
    ['links.example:80', 'links.example'],
    ['links.example:443', 'links.example'],
    ['links.example:8443', 'links.example:8443'],
    ['links.example:0443', 'links.example'],
    ['links.example:00080', 'links.example'],
    ['links.example:08443', 'links.example:8443'],
    ['links.example:18443', 'links.example:18443'],
    ['links.example:000000443', 'links.example'],
    ['xn--mller-kva.example', 'xn--mller-kva.example'],
    ['XN--MLLER-KVA.example:8081', 'xn--mller-kva.example:8081'],
    ['müller.example', 'xn--mller-kva.example'],
    ['[::1]:8081', '[::1]:8081'],
    ['[2001:DB8:0:0::1]', '[2001:db8::1]'],
    [' links.example ', 'links.example'],
    ['127.1', '127.0.0.1'],
    ['2130706433', '127.0.0.1'],
    ['0x7f000001', '127.0.0.1'],
    ['0x7F.0.0.1.:8081', '127.0.0.1:8081'],
    ['017700000001', '127.0.0.1'],
    ['１２７.0.0.1', '127.0.0.1'],
    ['4.shop.example', '4.shop.example'],
    ['0x7f.example', '0x7f.example'],
  ])('spells %s as %s', (sent, host) => {
    expect(canonicalHost(sent)).toBe(host);
  });

  it.each([
    '',
    ':8081',
    '.',
    '..',
    'links.example..',
    'links.example..:8081',
    'a/b',
    'a b',
    'user@host',
    'a?b',
    'a#b',
    '[::1',
    'a:b',
    'a:99999999',
    'a:65536',
    '%61.example',
    'a\\b',
    '1.2.3.4.5',
    'shop.256',
  ])('takes "%s" for no host', (sent) => {
    expect(canonicalHost(sent)).toBeUndefined();
  });

  it('never throws, and spells what it has spelled the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 30 }), (sent) => {
        const host = canonicalHost(sent);
        expect(host === undefined ? undefined : canonicalHost(host)).toBe(host);
      }),
      propertyRuns(),
    );
  });
});

describe('hostResolver', () => {
  it('knows the own host in any spelling, and leaves branded hosts as they are', () => {
    const resolve = hostResolver('Links.Example');
    expect(['links.example', 'LINKS.example.', 'links.example:443'].map(resolve)).toEqual([
      '',
      '',
      '',
    ]);
    expect(resolve('Go.Brand.example:8443')).toBe('go.brand.example:8443');
    expect(resolve('a b')).toBeUndefined();
  });

  it('takes localhost and every address for the own host where the port is the same', () => {
    const resolve = hostResolver('127.0.0.1:8081');
    expect(
      ['127.0.0.1:8081', 'localhost:8081', '[::1]:8081', '192.168.1.20:8081'].map(resolve),
    ).toEqual(['', '', '', '']);
    expect(resolve('localhost:8082')).toBe('localhost:8082');
    expect(resolve('localhost.example:8081')).toBe('localhost.example:8081');
  });

  it('finds a branded domain with an international name by its ASCII form and by its own', () => {
    const resolve = hostResolver('links.example');
    expect(resolve('xn--mller-kva.example')).toBe('xn--mller-kva.example');
    expect(resolve('Müller.example')).toBe('xn--mller-kva.example');
  });
});
