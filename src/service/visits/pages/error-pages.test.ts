/** Tests of error pages: complete documents without script, under a policy that fits them. */
import { describe, expect, it } from 'vitest';
import { createBrand } from '#service/visits/html/brand.ts';
import { english } from '#service/visits/html/page-texts.ts';
import { errorPage, homePage, passwordPage } from './error-pages.ts';

const view = { texts: english, brand: createBrand(), nonce: 'abc' };
const branded = { ...view, brand: createBrand({ color: '#ffcc00' }) };
const problems = [
  'unknown',
  'expired',
  'broken',
  'unavailable',
  'prefetch',
  'missing',
  'rotator',
  'method',
] as const;
const pages = {
  home: homePage(view, 'links.example', 'https://dash.example/'),
  homeAlone: homePage(view, 'links.example', undefined),
  ...Object.fromEntries(problems.map((problem) => [problem, errorPage(view, problem)])),
  password: passwordPage(view, { status: 200, from: '' }),
  refused: passwordPage(view, { status: 403, from: 't.co', problem: 'wrong' }),
  coloured: errorPage(branded, 'unknown'),
};

describe.each(Object.entries(pages))('the page %s', (_, { headers, body }) => {
  it('has a policy that allows its style and nothing else', () => {
    const policy = headers['Content-Security-Policy'] ?? '';
    expect(body).toContain('<style nonce="abc">');
    expect(policy).toContain("style-src 'nonce-abc'");
    expect(policy).toMatch(/^default-src 'none';/);
    for (const part of ["frame-ancestors 'none'", "base-uri 'none'", 'form-action'])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/script-src|unsafe/);
  });

  it('is complete: language, title, heading, room for phones, both schemes', () => {
    expect(body).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/);
    expect(/<title>(.*)<\/title>/.exec(body)?.[1]).toBe(/<h1[^>]*>(.*)<\/h1>/.exec(body)?.[1]);
    for (const part of ['width=device-width', 'prefers-color-scheme:dark']) {
      expect(body).toContain(part);
    }
  });

  it('runs no script, fetches nothing from elsewhere, and is neither kept nor indexed', () => {
    expect(body).not.toMatch(/<script|<link|<img|<iframe|url\(| style=| on[a-z]+=/);
    expect(headers).toMatchObject({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'X-Content-Type-Options': 'nosniff',
    });
  });
});

it('A page that is kept has the nonce of its answer, and the headers of its request', () => {
  const first = errorPage(view, 'method', { Allow: 'GET, HEAD' });
  const second = errorPage({ ...view, nonce: 'def' }, 'method', { Allow: 'POST' });
  expect(second.body).toBe(first.body.replace('abc', 'def'));
  expect(second.headers).toEqual({
    ...first.headers,
    Allow: 'POST',
    'Content-Security-Policy': first.headers['Content-Security-Policy']?.replace('abc', 'def'),
  });
  expect(errorPage({ ...view, brand: createBrand({ name: 'Ink' }) }, 'method').body).toContain(
    'Ink',
  );
});

describe('the password page', () => {
  it('shows the problem and ties it to the field', () => {
    expect(pages.refused.body).toContain(
      '<p class="error" id="error" role="alert">Wrong password. Check it and try again.</p>',
    );
    expect(pages.password.body).not.toContain('aria-invalid=');
  });
});
