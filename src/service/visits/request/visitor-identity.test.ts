/**
 * Tests of visitor identity: one address is few visitors, and people with different browsers are
 * several.
 */
import { describe, expect, it } from 'vitest';
import { userAgentReader } from './user-agents.ts';
import { ipBlock, visitorIdentity } from './visitor-identity.ts';

describe('visitorIdentity', () => {
  it('makes at most 64 visitors of one address, however many user agents it invents', () => {
    const readUserAgent = userAgentReader();
    const browsers = [
      'Chrome',
      'Firefox',
      'Opera',
      'Vivaldi',
      'YaBrowser',
      'SamsungBrowser',
      'UCBrowser',
      'Edg',
      'Maxthon',
      'Sleipnir',
    ];
    const systems = [
      'Windows NT 10.0',
      'X11; Linux x86_64',
      'Macintosh; Intel Mac OS X 15_5',
      'Linux; Android 15',
      'X11; CrOS x86_64',
      'Tizen 3',
    ];
    const identities = new Set<string>();
    for (let number = 0; number < 6000; number += 1) {
      const system = systems[number % systems.length] ?? '';
      const browser = browsers[Math.floor(number / systems.length) % browsers.length] ?? '';
      const userAgent = `Mozilla/5.0 (${system}) Invented/${number} AppleWebKit/537.36 ${browser}/${number}.0 Safari/537.36`;
      identities.add(visitorIdentity('203.0.113.7', readUserAgent(userAgent)));
    }
    for (let number = 0; number < 6000; number += 1) {
      identities.add(
        visitorIdentity('203.0.113.7', {
          browser: `Browser ${number}`,
          os: `System ${number % 7}`,
        }),
      );
    }
    expect(identities.size).toBeLessThanOrEqual(64);
    expect(identities.size).toBeGreaterThan(40);
  });

  it('tells people behind one address apart by the browsers and systems that most people have', () => {
    const pairs = [
      ...['Windows', 'macOS', 'Linux', 'Android', 'iOS', 'Chrome OS'].map((os) => ({
        browser: 'Chrome',
        os,
      })),
      ...['macOS', 'iOS'].map((os) => ({ browser: 'Safari', os })),
      ...['Windows', 'macOS', 'Linux', 'Android', 'iOS'].map((os) => ({ browser: 'Firefox', os })),
      ...['Windows', 'macOS', 'Android', 'iOS'].map((os) => ({ browser: 'Microsoft Edge', os })),
      ...['Windows', 'Android'].map((os) => ({ browser: 'Opera', os })),
      { browser: 'Samsung Internet for Android', os: 'Android' },
    ];
    expect(new Set(pairs.map((pair) => visitorIdentity('203.0.113.7', pair))).size).toBe(
      pairs.length,
    );
  });

  it('takes a visitor whose browser was updated for the same one, and the addresses of one subscriber for one', () => {
    const readUserAgent = userAgentReader();
    const chrome = (version: number) =>
      readUserAgent(
        `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/${version}.0.0.0 Safari/537.36`,
      );
    expect(visitorIdentity('203.0.113.7', chrome(140))).toBe(
      visitorIdentity('203.0.113.7', chrome(141)),
    );
    expect(visitorIdentity('203.0.113.7', chrome(140))).not.toBe(
      visitorIdentity('203.0.113.8', chrome(140)),
    );
    expect(visitorIdentity('2001:db8:1:2::9', chrome(140))).toBe(
      visitorIdentity('2001:db8:1:2:3:4:5:6', chrome(140)),
    );
  });
});

describe('ipBlock', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::', '2001:db8:0:0'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['fe80::1:2:3:4', 'fe80:0:0:0'],
  ])('counts %s as %s', (ip, block) => {
    expect(ipBlock(ip)).toBe(block);
  });
});
