/**
 * Tests of the host warning: once, with host and cure, and only where nothing says that hosts are
 * passed on.
 */
import { expect, test } from 'vitest';
import { HostWarning } from './host-warning.ts';

function watch(linksHost = 'go.example') {
  const warnings: string[] = [];
  return { warnings, warning: new HostWarning(linksHost, (message) => warnings.push(message)) };
}

test('The first visit for a host without links is warned of with that host, the expected one, and the cure', () => {
  const { warnings, warning } = watch();
  warning.onUnknownHost('127.0.0.1:8081');
  warning.onUnknownHost('links_backend');
  expect(warnings).toEqual([
    expect.stringMatching(
      /for the host 127\.0\.0\.1:8081, .*on go\.example and .*proxy_set_header Host \$host;.*--trust-proxy.*--links-url/,
    ),
  ]);
});

test('Nothing is warned of where visits came for the service’s own host: other hosts are those of strangers then', () => {
  const { warnings, warning } = watch();
  warning.onOwnHost();
  warning.onUnknownHost('203.0.113.5');
  expect(warnings).toEqual([]);
});

test.each([
  ['', /without a host that can be read/],
  ['a b\r\nforged line', /without a host that can be read/],
  ['GO.Elsewhere.example.', /for the host go\.elsewhere\.example,/],
  [`${'a'.repeat(400)}.example`, new RegExp(`for the host ${'a'.repeat(253)},`)],
])('%j comes into the log as one plain word, if at all', (sent, message) => {
  const { warnings, warning } = watch();
  warning.onUnknownHost(sent);
  expect(warnings).toEqual([expect.stringMatching(message)]);
  expect(warnings[0]).not.toMatch(/[\r\n]/);
});
