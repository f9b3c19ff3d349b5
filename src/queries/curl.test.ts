/** curl command: what a real shell makes of it. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { curlOf } from './curl.ts';

const baseUrl = 'https://sho.example/base';

/** What a shell makes of a command: the words that curl would be given. */
function words(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  const env = { LINKDECK_KEY: 'the-key', PATH: process.env['PATH'] ?? '' };
  return execFileSync('sh', ['-c', script], { env }).toString().split('\0').slice(0, -1);
}

describe('A request as a command', () => {
  it('takes the key from the shell', () => {
    const command = curlOf({ method: 'GET', path: '/api/urls?limit=5&q=a+b' }, baseUrl);
    expect(command).not.toContain('the-key');
    expect(words(command)).toEqual([
      '-X',
      'GET',
      `${baseUrl}/api/urls?limit=5&q=a+b`,
      '-H',
      'Authorization: Bearer the-key',
    ]);
  });

  it.each([
    [`it's $(touch /tmp/x) \`id\` "quoted" $HOME !!`],
    ['two\nlines\tand \\ a backslash'],
    [`'; rm -rf / #`],
    ['@/etc/passwd'],
    ['العربية 😀'],
  ])('says what was sent, whatever that is: %j', (url) => {
    const given = words(curlOf({ method: 'POST', path: '/api/url/add', body: { url } }, baseUrl));
    expect(given.slice(-2, -1)).toEqual(['--data-raw']);
    expect(JSON.parse(given.at(-1) ?? '')).toEqual({ url });
    expect(given).toContain('Content-Type: application/json');
  });

  it('shows no mark that turns or hides its text', () => {
    const body = { url: 'a\u202eb\u200bc\u2066\u0085' };
    const command = curlOf({ method: 'POST', path: '/api/url/add', body }, baseUrl);
    expect(command).toMatch(/^[\x20-\x7e\n]+$/);
    expect(JSON.parse(words(command).at(-1) ?? '')).toEqual(body);
  });
});
