/** Tests of error pages: complete documents without script, under a policy that fits them. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPageLayout, plainLayout } from '#service/visits/html/page-layout.ts';
import { english } from '#service/visits/html/page-texts.ts';
import { createErrorPages } from './error-pages.ts';

const { home, method, password, unknown, ...constant } = createErrorPages(plainLayout, english);
const branded = createErrorPages(await createPageLayout({ color: '#ffcc00' }), english);
const pages = {
  home: home('links.example', 'https://dash.example/'),
  homeAlone: home('links.example', undefined),
  unknown,
  ...constant,
  method: method('GET'),
  password: password({ status: 200, from: '' }),
  refused: password({ status: 403, from: 't.co', problem: 'wrong' }),
  coloured: branded.unknown,
};

describe.each(Object.entries(pages))('the page %s', (_, { headers, body }) => {
  it('has a policy that allows its style and nothing else', () => {
    const style = /<style>([^]*)<\/style>/.exec(body)?.[1] ?? '';
    const policy = headers['Content-Security-Policy'] ?? '';
    expect(policy).toContain(
      `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    expect(policy).toMatch(/^default-src 'none';/);
    for (const part of ["frame-ancestors 'none'", "base-uri 'none'", 'form-action'])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/script|unsafe/);
  });

  it('is complete: language, title, heading, room for phones, both schemes', () => {
    expect(body).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/);
    expect(/<title>(.*)<\/title>/.exec(body)?.[1]).toBe(/<h1[^>]*>(.*)<\/h1>/.exec(body)?.[1]);
    for (const part of [
      'width=device-width',
      'prefers-color-scheme:dark',
      'name="robots" content="noindex"',
    ]) {
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

describe('the password page', () => {
  it('shows the problem and ties it to the field', () => {
    expect(pages.refused.body).toContain(
      '<p class="error" id="error" role="alert">Wrong password. Check it and try again.</p>',
    );
    expect(pages.password.body).not.toContain('aria-invalid=');
  });
});
