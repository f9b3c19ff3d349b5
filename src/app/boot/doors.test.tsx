import { describe, expect, it, vi } from 'vitest';
import { doorPath } from './door-path.ts';
import { openDoor } from './doors.ts';

const long = `https://shop.example/${'ä'.repeat(1900)}`;

describe('A query', () => {
  it.each([
    ['', null],
    ['?q=go', null],
    ['?go=new', '/links/new'],
    ['?go=links', '/links'],
    ['?go=activity', '/activity'],
    ['?go=nowhere', '/overview'],
    ['?go=constructor', '/overview'],
    ['?share_title=Only+words', '/links/new?metatitle=Only+words'],
    ['?share_text=&share_url=&share_title=', '/links/new'],
  ])('%s leads to %s', (search, path) => {
    expect(doorPath(search)).toBe(path);
  });

  it.each(['https://shop.example/a?b=1&c=%23#part', 'https://shop.example/عربي', long])(
    'hands on the address %s whole',
    (url) => {
      const given = new URLSearchParams({ go: 'new', url, utm_source: 'a&b' });
      const path = doorPath(`?${given.toString()}`) ?? '';
      const { pathname, searchParams } = new URL(path, 'https://deck.example');
      expect(pathname).toBe('/links/new');
      expect(Object.fromEntries(searchParams)).toEqual({ url, utm_source: 'a&b' });
    },
  );

  it.each([
    ['share_url', 'https://shop.example/sale'],
    ['share_text', 'From my phone: https://shop.example/sale\nand more'],
    ['share_text', 'https://shop.example/sale'],
  ])('of a share sheet gives its first address: %s %s', (name, text) => {
    const path = doorPath(`?${new URLSearchParams({ [name]: text, share_title: 'Sale' })}`);
    expect(path).toBe('/links/new?url=https%3A%2F%2Fshop.example%2Fsale&metatitle=Sale');
  });

  it('takes an address in place of a title for no title', () => {
    const path = doorPath('?share_title=https%3A%2F%2Fshop.example%2F');
    expect(path).toBe('/links/new?url=https%3A%2F%2Fshop.example%2F');
  });
});

describe('The start page', () => {
  function openAt(url: string, base: string | null) {
    const page = new DOMParser().parseFromString(
      base === null ? '' : `<base href="${base}">`,
      'text/html',
    );
    Object.defineProperty(page, 'URL', { value: url });
    Object.defineProperty(page, 'baseURI', { value: base ?? url });
    const replaceState = vi.fn();
    openDoor(page, { replaceState } as unknown as History);
    return replaceState.mock.calls.map(([, , address]: unknown[]) => address);
  }

  it('has real paths below a base', () => {
    const address = 'https://deck.example/deck/?go=new&url=https%3A%2F%2Fa.example';
    expect(openAt(address, 'https://deck.example/deck/')).toEqual([
      '/deck/links/new?url=https%3A%2F%2Fa.example',
    ]);
  });

  it('has its screen after # on a static host', () => {
    expect(openAt('https://host.example/tools/index.html?go=links', null)).toEqual([
      '/tools/#/links',
    ]);
  });

  it('stays as it is without a wish', () => {
    expect(openAt('https://deck.example/?q=1', 'https://deck.example/')).toEqual([]);
  });
});
