/** Tests of proxy headers: entries of the proxy count, entries that the visitor may have forged do not. */
import { describe, expect, it } from 'vitest';
import { forwardedAddress, forwardedHost, plainAddress } from './proxy-headers.ts';

describe('forwardedAddress', () => {
  it.each([
    [undefined, '10.0.0.1'],
    ['', '10.0.0.1'],
    ['203.0.113.7', '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['1.1.1.1,203.0.113.7,192.168.1.1,172.20.0.3, 127.0.0.1', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8::7]:51234', '2001:db8::7'],
    ['2001:db8::7, fd00::1', '2001:db8::7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['192.168.1.5, 10.0.0.2', '192.168.1.5'],
    ['1.1.1.1, unknown', '10.0.0.1'],
    ['1.1.1.1, <script>, 10.0.0.2', '10.0.0.2'],
    ['1.1.1.1, , 10.0.0.2', '10.0.0.2'],
  ])('finds in "%s" the visitor %s', (header, visitor) => {
    expect(forwardedAddress(header, '10.0.0.1')).toBe(visitor);
  });
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

describe('plainAddress', () => {
  it.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:0:1', '::ffff:0:1'],
    ['2001:db8::1', '2001:db8::1'],
    ['192.0.2.1', '192.0.2.1'],
  ])('spells %s as %s', (address, plain) => {
    expect(plainAddress(address)).toBe(plain);
  });
});
