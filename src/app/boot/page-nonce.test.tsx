/** CSP nonce: every nonce is used, and only the placeholder of `index.html` is not. */
import { describe, expect, it } from 'vitest';
import index from '/index.html?raw';
import { pageNonce } from './page-nonce.ts';

function pageWith(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('pageNonce', () => {
  it.each(['abcdefghijklmnopqrstuv', '__abcdefghijklmnopqrst', '__CSP_NONCE_abcdefghij'])(
    '%s is used',
    (nonce) => {
      expect(pageNonce(pageWith(`<meta property="csp-nonce" nonce="${nonce}">`))).toBe(nonce);
    },
  );

  it('There is none in the file as it is built, nor in a page without the element', () => {
    expect(index).toContain('csp-nonce');
    expect(pageNonce(pageWith(index))).toBeUndefined();
    expect(pageNonce(pageWith('<title>Page</title>'))).toBeUndefined();
  });
});
