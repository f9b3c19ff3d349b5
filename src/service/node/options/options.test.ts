/**
 * Tests of the options of `npm start`: their defaults, where each is read from, and what is wrong
 * with one.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { vocabularies } from '#contract/service-names.ts';
import { ProgramError } from '#service/node/process/program-error.ts';
import type { Settings } from '#service/settings.ts';
import { settingsOf } from '#testing/service/settings.ts';
import { readOptions } from './options.ts';

const variables = `
  PORT LINKS_PORT HOST DATA_DIR PUBLIC_URL LINKS_URL COUNTRY_HEADER COUNTRY_DATABASE TRUST_PROXY PIXEL_ORIGIN
  CORS_ORIGINS API_ORIGINS EMBED_ORIGINS RATE_LIMIT NAMES DEMO UPSTREAM BRAND_NAME BRAND_LOGO
  BRAND_COLOR CONNECTIONS_PER_IP HEALTH_PORT HEALTH_HOST DRAIN_SECONDS LOG VISITOR_DAYS
  STORAGE_PER_ACCOUNT
`
  .trim()
  .split(/\s+/);

afterEach(() => vi.unstubAllEnvs());

/** Each test sets the variables that it is about; none of this machine's own decides. */
function setVariables(environment: Record<string, string>): void {
  for (const name of [...variables, 'DATABASE_URL']) vi.stubEnv(name, environment[name]);
}

function read(args: string, environment: Record<string, string> = {}): Settings {
  setVariables(environment);
  return settingsOf(...args.split(' ').filter(Boolean));
}

/** The message of the error, which is one line with the exit code 2. */
function refusal(args: string[], environment: Record<string, string> = {}): string {
  setVariables(environment);
  try {
    readOptions(args, '1.2.3');
  } catch (error) {
    expect(error).toBeInstanceOf(ProgramError);
    expect(error).toMatchObject({ exitCode: 2 });
    const { message } = error as ProgramError; // its class was looked at above
    expect(message).not.toContain('\n');
    return message;
  }
  throw new Error(`${args.join(' ')} was accepted`);
}

describe('Without an argument', () => {
  test('Everything has its documented default', () => {
    expect(read('')).toEqual({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: undefined,
      apiOrigins: [],
      embedOrigins: [],
      names: undefined,
      connectionsPerIp: 512,
      healthPort: undefined,
      healthHost: '127.0.0.1',
      drainSeconds: 0,
      log: 'text',
      upstream: undefined,
      linksPort: 8081,
      data: './data',
      linksUrl: undefined,
      countryHeader: undefined,
      countryDatabase: undefined,
      trustProxy: 0,
      corsOrigins: [],
      rateLimit: 30,
      storagePerAccount: 1024 ** 3,
      visitorDays: undefined,
      demo: false,
      pixelOrigin: undefined,
      brandName: undefined,
      brandLogo: undefined,
      brandColor: undefined,
    });
  });

  test('An empty environment variable counts as not set', () => {
    expect(read('', { PORT: '', HOST: ' ', UPSTREAM: '', DEMO: '' })).toEqual(read(''));
  });
});

describe('Each option is read from the command line and from its variable', () => {
  const cases: [flag: string, variable: string, text: string, name: string, value: unknown][] = [
    ['--port', 'PORT', '0', 'port', 0],
    ['--port', 'PORT', '65535', 'port', 65_535],
    ['--host', 'HOST', '0.0.0.0', 'host', '0.0.0.0'],
    ['--host', 'HOST', '[::1]', 'host', '::1'],
    ['--host', 'HOST', 'deck.internal', 'host', 'deck.internal'],
    ['--public-url', 'PUBLIC_URL', 'https://deck.example/', 'publicUrl', 'https://deck.example'],
    [
      '--public-url',
      'PUBLIC_URL',
      'https://x.example/tools/deck/',
      'publicUrl',
      'https://x.example/tools/deck',
    ],
    [
      '--api-origins',
      'API_ORIGINS',
      'https://a.example,http://b.example:81',
      'apiOrigins',
      ['https://a.example', 'http://b.example:81'],
    ],
    [
      '--embed-origins',
      'EMBED_ORIGINS',
      'https://a.example',
      'embedOrigins',
      ['https://a.example'],
    ],
    ['--names', 'NAMES', 'common', 'names', vocabularies.common],
    ['--names', 'NAMES', 'neutral', 'names', vocabularies.neutral],
    ['--health-port', 'HEALTH_PORT', '9090', 'healthPort', 9090],
    ['--drain-seconds', 'DRAIN_SECONDS', '600', 'drainSeconds', 600],
    ['--log', 'LOG', 'json', 'log', 'json'],
    ['--links-port', 'LINKS_PORT', '9001', 'linksPort', 9001],
    ['--data', 'DATA_DIR', '/srv/linkdeck', 'data', '/srv/linkdeck'],
    ['--links-url', 'LINKS_URL', 'https://go.example/', 'linksUrl', 'https://go.example'],
    ['--country-header', 'COUNTRY_HEADER', 'CF-IPCountry', 'countryHeader', 'cf-ipcountry'],
    ['--country-database', 'COUNTRY_DATABASE', 'geo.mmdb', 'countryDatabase', 'geo.mmdb'],
    ['--pixel-origin', 'PIXEL_ORIGIN', 'http://127.0.0.1:9/', 'pixelOrigin', 'http://127.0.0.1:9'],
    ['--brand-color', 'BRAND_COLOR', '#FFCC00', 'brandColor', '#ffcc00'],
    [
      '--cors-origins',
      'CORS_ORIGINS',
      'https://a.example,https://a.example',
      'corsOrigins',
      ['https://a.example'],
    ],
    ['--rate-limit', 'RATE_LIMIT', '0', 'rateLimit', 0],
    ['--visitor-days', 'VISITOR_DAYS', '30', 'visitorDays', 30],
    ['--storage-per-account', 'STORAGE_PER_ACCOUNT', '2', 'storagePerAccount', 2 * 1024 ** 2],
  ];
  test.each(cases)('%s %s as %s', (flag, variable, text, name, value) => {
    expect(read(`${flag} ${text}`)).toHaveProperty(name, value);
    expect(read('', { [variable]: text })).toHaveProperty(name, value);
  });

  test('The command line goes before the variable', () => {
    expect(read('--port 81', { PORT: '82' }).port).toBe(81);
  });

  test('Health is answered on this machine alone, unless another address is named', () => {
    expect(read('--health-port 9090')).toMatchObject({ healthPort: 9090, healthHost: '127.0.0.1' });
    expect(read('--health-port 9090 --health-host 10.0.0.7')).toMatchObject({
      healthPort: 9090,
      healthHost: '10.0.0.7',
    });
    expect(read('--health-host 10.0.0.7').healthPort).toBeUndefined();
  });

  test('Beside other instances it serves on for five seconds after the signal', () => {
    const shared = { DATABASE_URL: 'postgres://deck@db.example/linkdeck' };
    expect(read('', shared).drainSeconds).toBe(5);
    expect(read('--drain-seconds 0', shared).drainSeconds).toBe(0);
    expect(read('--upstream http://127.0.0.1:9', shared).drainSeconds).toBe(0);
  });

  test('A list of origins may be separated by blanks too', () => {
    expect(read('', { CORS_ORIGINS: 'https://a.example, https://b.example' }).corsOrigins).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });

  test('A switch is on by its name, and by its variable unless that says no', () => {
    expect(read('--demo --trust-proxy')).toMatchObject({ demo: true, trustProxy: 1 });
    expect(read('', { DEMO: '1', TRUST_PROXY: 'true' })).toMatchObject({
      demo: true,
      trustProxy: 1,
    });
    expect(read('', { DEMO: '0', TRUST_PROXY: 'false' })).toMatchObject({
      demo: false,
      trustProxy: 0,
    });
  });
});

describe('Trusted proxies', () => {
  test.each([
    ['--trust-proxy', 1],
    ['--trust-proxy --demo', 1],
    ['--trust-proxy 0', 0],
    ['--trust-proxy no', 0],
    ['--trust-proxy 2', 2],
    ['--trust-proxy=3', 3],
    ['--trust-proxy 10.0.0.0/8', ['10.0.0.0/8']],
    ['--trust-proxy 192.0.2.7/32,::1/128', ['192.0.2.7/32', '::1/128']],
    ['--trust-proxy 192.0.2.7,2001:db8::/48,::1', ['192.0.2.7', '2001:db8::/48', '::1']],
  ])('"%s" are %j', (args, trusted) => {
    expect(read(args).trustProxy).toEqual(trusted);
  });

  test('are a number or networks in the variable, too', () => {
    const by = (text: string) => read('', { TRUST_PROXY: text }).trustProxy;
    expect(['', '1', 'true', '2', 'off'].map(by)).toEqual([0, 1, 1, 2, 0]);
    expect(by('10.0.0.0/8, 192.0.2.7')).toEqual(['10.0.0.0/8', '192.0.2.7']);
  });
});

describe('A mistake is one line that names the option and what it takes', () => {
  const cases: [args: string, named: string][] = [
    [
      '--port abc',
      '--port must be a whole number from 0 to 65535; 0 picks a free port. It is "abc".',
    ],
    ['--port 65536', '--port must be'],
    ['--port -1', '--port'],
    ['--port 80.5', '--port must be'],
    ['--links-port 1e3', '--links-port must be'],
    ['--port 9000 --links-port 9000', '--port and --links-port are both 9000'],
    ['--host 127.0.0.1:8080', '--host must be an IP address or a host name'],
    ['--host http://localhost', '--host must be'],
    ['--public-url deck.example', '--public-url must be a complete address'],
    ['--public-url javascript:alert(1)', '--public-url must be a complete address'],
    ['--public-url https://x.example/?a=1', '--public-url must end before any ? or #'],
    [
      '--links-url https://go.example/s',
      '--links-url must not have a path: write https://go.example',
    ],
    [
      '--public-url https://x.example/deck --links-url https://x.example',
      '--public-url and --links-url are on one host',
    ],
    ['--trust-proxy maybe', '--trust-proxy must be the number of proxies in line'],
    ['--trust-proxy -1', '--trust-proxy'],
    ['--trust-proxy 100', '--trust-proxy must be the number of proxies in line'],
    ['--trust-proxy 10.0.0.0/33', '--trust-proxy must be the number of proxies in line'],
    ['--trust-proxy fd00::/129', '--trust-proxy must be the number of proxies in line'],
    ['--trust-proxy 10.0.0/8', '--trust-proxy must be the number of proxies in line'],
    ['--trust-proxy proxy.example', '--trust-proxy must be the number of proxies in line'],
    ['--country-header X:Y', '--country-header must be the name of a header'],
    ['--cors-origins *', '--cors-origins must name each origin exactly; * is not allowed'],
    [
      '--cors-origins https://a.example/',
      '--cors-origins must be an exact origin: write https://a.example.',
    ],
    ['--cors-origins https://A.example', 'write https://a.example.'],
    ['--cors-origins https://a.example:443', 'write https://a.example.'],
    [
      '--api-origins https://a.example/api',
      '--api-origins must be an exact origin: write https://a.example.',
    ],
    ['--api-origins ftp://a.example', '--api-origins must be a complete address'],
    ['--names vendor', '--names must be neutral, common, or a file with a JSON object'],
    ['--names package.json', 'names.name: Must be one of the neutral names'],
    ['--drain-seconds 601', '--drain-seconds must be a whole number of seconds, from 0 to 600'],
    ['--log xml', '--log must be text or json'],
    ['--rate-limit -1', '--rate-limit'],
    ['--visitor-days 0', '--visitor-days must be a whole number of days, 1 or more'],
    ['--rate-limit 1.5', '--rate-limit must be a whole number, 0 or more'],
    ['--upstream there', '--upstream must be a complete address'],
    ['--prot 80', "unknown option '--prot' (Did you mean --port?)"],
    ['--port', "option '--port <number>' argument missing"],
    ['9000', '"9000" is not an option. Options stand behind "--": npm start -- --port 8080.'],
  ];
  test.each(cases)('%s', (args, named) => {
    expect(refusal(args.split(' '))).toContain(named);
  });

  test('An empty value is refused on the command line', () => {
    expect(refusal(['--data', ''])).toBe('--data must not be empty. It is "".');
  });

  test('A wrong variable is named as what it is', () => {
    expect(refusal([], { RATE_LIMIT: 'many' })).toContain(
      'The environment variable RATE_LIMIT (--rate-limit) must be',
    );
    expect(refusal([], { DEMO: 'maybe' })).toContain(
      'The environment variable DEMO (--demo) must be 1 or 0',
    );
  });

  test('Credentials in an address are refused and not repeated', () => {
    const message = refusal(['--upstream', 'https://me:hunter2@links.example']);
    expect(message).toContain('--upstream must not hold a user name or password');
    expect(message).not.toContain('hunter2');
  });
});

describe('In front of another service', () => {
  test('The address keeps its path and loses the slash at its end', () => {
    expect(read('--upstream https://links.example/base/').upstream).toBe(
      'https://links.example/base',
    );
  });

  test('Options of a service of our own are ignored, even where they are wrong', () => {
    const upstream = '--upstream http://127.0.0.1:9';
    const wrong = { RATE_LIMIT: 'y' };
    expect(read(`${upstream} --links-port x --demo --trust-proxy`, wrong)).toEqual(read(upstream));
  });

  test('Options of the dashboard are still looked at', () => {
    expect(refusal(['--upstream', 'http://127.0.0.1:9', '--api-origins', 'x'])).toContain(
      '--api-origins',
    );
  });
});

describe('Help and version', () => {
  test('The help names every option with its variable', () => {
    setVariables({});
    const outcome = readOptions(['--help'], '1.2.3');
    const text = 'text' in outcome ? outcome.text.replaceAll(/\s+/g, ' ') : '';
    for (const name of variables) expect(text).toContain(`env: ${name})`);
  });

  test('The version is the one that was handed in', () => {
    expect(readOptions(['--version'], '1.2.3')).toEqual({ text: '1.2.3\n' });
  });
});

describe('Connections of one address', () => {
  test.each([
    ['', 512],
    ['--trust-proxy', 0],
    ['--links-url https://go.example', 0],
    ['--public-url https://deck.example', 0],
    ['--public-url https://deck.example --connections-per-ip 40', 40],
    ['--upstream https://links.example', 512],
  ])(
    'With "%s" they are limited to %i, because a proxy in front has one address for all',
    (args, most) => {
      expect(read(args).connectionsPerIp).toBe(most);
    },
  );
});
