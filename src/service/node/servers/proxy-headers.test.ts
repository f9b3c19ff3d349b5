/**
 * Tests of proxy headers: entries of trusted proxies count, entries that the visitor may have
 * forged do not.
 */

import { describe, expect, it } from 'vitest';
import type { TrustedProxies } from '#service/settings.ts';
import { forwardedHost, forwardedIp, plainIp, proxyTest } from './proxy-headers.ts';

const peer = '10.0.0.1';
const visitorBy = (header: string | undefined, trusted: TrustedProxies, from = peer) =>
  forwardedIp(header, from, proxyTest(trusted));

describe('One proxy', () => {
  it.each([
    [undefined, peer],
    ['', peer],
    ['203.0.113.7', '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['1.1.1.1,203.0.113.7,10.0.0.2', '10.0.0.2'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8::7]:51234', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['fe80::1%eth0', 'fe80::1%eth0'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['1.1.1.1, unknown', peer],
    ['1.1.1.1, ', peer],
  ])('that sends "%s" has the visitor %s', (header, visitor) => {
    expect(visitorBy(header, 1)).toBe(visitor);
  });

  it.each([
    ['10.0.0.9', '10.0.0.9'],
    ['172.16.7.9', '172.16.7.9'],
    ['192.168.1.9', '192.168.1.9'],
    ['100.64.0.9', '100.64.0.9'],
    ['127.0.0.1', '127.0.0.1'],
    ['fe80::9', 'fe80::9'],
    ['fd00::9', 'fd00::9'],
    ['::ffff:10.0.0.9', '10.0.0.9'],
  ])(
    'in front of the visitor %s believes none of 15 addresses that the visitor invents',
    (ip, visitor) => {
      const invented = Array.from({ length: 15 }, (_, at) => `198.51.100.${at}`);
      const seen = invented.map((forged) => visitorBy(`${forged}, ${ip}`, 1));
      expect(new Set(seen)).toEqual(new Set([visitor]));
    },
  );
});

describe('Several proxies in line', () => {
  it.each([
    ['203.0.113.7, 198.51.100.2', 2, '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7, 198.51.100.2', 2, '203.0.113.7'],
    ['1.1.1.1, 10.0.0.9, 198.51.100.2', 2, '10.0.0.9'],
    ['1.1.1.1, 203.0.113.7, 198.51.100.2, 10.0.0.2', 3, '203.0.113.7'],
    // A request that has not come through all of them.
    ['203.0.113.7', 2, '203.0.113.7'],
    [undefined, 2, peer],
    ['1.1.1.1, unknown, 198.51.100.2', 3, '198.51.100.2'],
  ])('"%s" by %i hops is of %s', (header, hops, visitor) => {
    expect(visitorBy(header, hops)).toBe(visitor);
  });
});

describe('Proxies by their networks', () => {
  const networks = ['10.0.0.0/8', '192.0.2.7', '2001:db8:1::/48', 'fd00::1'];

  it.each([
    ['203.0.113.7', peer, '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7, 10.200.0.2', peer, '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7, 192.0.2.7, 10.0.0.2', peer, '203.0.113.7'],
    ['1.1.1.1, 192.0.2.8', peer, '192.0.2.8'],
    ['1.1.1.1, 192.168.1.9', peer, '192.168.1.9'],
    ['1.1.1.1, 2001:db8:2::9, 2001:db8:1::7', '2001:db8:1::1', '2001:db8:2::9'],
    ['1.1.1.1, fd00::2', 'fd00::1', 'fd00::2'],
    ['1.1.1.1, fe80::9%eth0', peer, 'fe80::9%eth0'],
    ['10.0.0.3, 10.0.0.2', peer, '10.0.0.3'],
    ['::ffff:203.0.113.7, ::ffff:10.0.0.2', peer, '203.0.113.7'],
    // The caller itself is no proxy.
    ['1.1.1.1', '203.0.113.9', '203.0.113.9'],
    ['1.1.1.1', '127.0.0.1', '127.0.0.1'],
    ['1.1.1.1', '', ''],
  ])('"%s" from %s is of %s', (header, from, visitor) => {
    expect(visitorBy(header, networks, from)).toBe(visitor);
  });
});

it('Where no proxy is trusted, the header says nothing', () => {
  expect(visitorBy('203.0.113.7', 0)).toBe(peer);
});

describe('forwardedHost', () => {
  it.each([
    [undefined, 'proxy.internal'],
    ['', 'proxy.internal'],
    ['links.example', 'links.example'],
    ['links.example, inner.example', 'links.example'],
  ])('reads "%s" as %s', (header, host) => {
    expect(forwardedHost(header, 'proxy.internal')).toBe(host);
  });
});

describe('plainIp', () => {
  it.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:0:1', '::ffff:0:1'],
    ['2001:db8::1', '2001:db8::1'],
    ['192.0.2.1', '192.0.2.1'],
  ])('spells %s as %s', (ip, plain) => {
    expect(plainIp(ip)).toBe(plain);
  });
});
