/** The check of a new link: what is found, at which field, and whether it keeps the link from being created. */
import { describe, expect, it } from 'vitest';
import type { NewLink } from '#contract/resources/links.ts';
import { checkNewLink } from './check-new-link.ts';
import type { NamingRules } from './naming-rules.ts';

const now = Date.UTC(2026, 10, 21, 12);
const url = 'https://shop.example/';

/** As `refuse custom aliasUsed`. */
function found(body: NewLink, known: Partial<Parameters<typeof checkNewLink>[1]> = {}): string[] {
  return checkNewLink({ body }, { now, ...known }).map((each) =>
    [each.level, each.field, each.key === 'check' ? each.message : each.key].join(' '),
  );
}

describe('A new link', () => {
  it('has nothing wrong where it follows the contract', () => {
    expect(found({ url, custom: 'sale', expiry: '2026-11-21 12:00:01' })).toEqual([]);
  });

  it.each<[NewLink, string]>([
    [{ url: '' }, 'refuse url Must have a destination'],
    [
      { url: 'https://https://a.example' },
      'refuse url Must have https:// only once, at the beginning',
    ],
    [{ url, custom: '.well-known' }, 'refuse custom Must not begin with a dot'],
    [{ url, custom: 'a b' }, 'refuse custom May contain only letters, digits and - _ . ~'],
    [{ url, expiry: '2026-11-21 12:00:00' }, 'refuse expiry Must be later than now'],
    [{ url: 'https://аррӏе.com/' }, 'warn url lookalike'],
    [{ url: 'https://om/x' }, 'warn url dotless'],
    [{ url, geotarget: [{ location: 'Germny', link: url }] }, 'warn geotarget.0.location country'],
    [
      { url, languagetarget: [{ language: 'French!', link: url }] },
      'warn languagetarget.0.language language',
    ],
    [
      {
        url,
        devicetarget: [
          { device: 'iPhone', link: url },
          { device: 'IPHONE', link: url },
        ],
      },
      'warn devicetarget.1.device repeated',
    ],
    [{ url, deeplink: { auto: true } }, 'warn deeplink.auto apps'],
  ])('%j: %s', (body, finding) => {
    expect(found(body)).toEqual([finding]);
  });

  it('is compared with what is known of the account', () => {
    const known = { isAliasUsed: true, shortLink: { longurl: null }, duplicates: 2 };
    expect(found({ url, custom: 'sale' }, known)).toEqual([
      'refuse custom aliasUsed',
      'warn url ownShortLink',
      'warn url duplicates',
    ]);
  });

  it('keeps to the naming rules, as strictly as each says', () => {
    const rules: NamingRules = {
      version: 1,
      alias: { case: 'lower' },
      hosts: { allowed: ['fair.example'], level: 'warn' },
    };
    expect(found({ url, custom: 'Sale' }, { rules })).toEqual([
      'warn url naming',
      'refuse custom naming',
    ]);
  });
});
