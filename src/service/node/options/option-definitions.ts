/** The options of `npm start`: how each is written, which variable stands for it, and what it is preset to. */
import { defaultLimit } from '#contract/protocol/limit.ts';

interface Definition {
  readonly flag: string;
  /** How the value is shown in the help; none for a switch. */
  readonly value?: string;
  readonly variable: string;
  readonly preset?: string;
  readonly about: string;
}

const definitions = {
  port: {
    flag: '--port',
    value: '<number>',
    variable: 'PORT',
    preset: '8080',
    about: 'port of dashboard and API; 0 picks a free one',
  },
  linksPort: {
    flag: '--links-port',
    value: '<number>',
    variable: 'LINKS_PORT',
    preset: '8081',
    about: 'port of the short links; 0 picks a free one',
  },
  host: {
    flag: '--host',
    value: '<address>',
    variable: 'HOST',
    preset: '127.0.0.1',
    about: 'address to listen on; 0.0.0.0 for all',
  },
  data: { flag: '--data', value: '<folder>', variable: 'DATA_DIR', preset: './data', about: 'folder of the database' },
  publicUrl: {
    flag: '--public-url',
    value: '<url>',
    variable: 'PUBLIC_URL',
    about: 'where people find the dashboard, if a proxy is in front',
  },
  linksUrl: {
    flag: '--links-url',
    value: '<url>',
    variable: 'LINKS_URL',
    about: 'where visitors find the short links, if a proxy is in front',
  },
  countryHeader: {
    flag: '--country-header',
    value: '<name>',
    variable: 'COUNTRY_HEADER',
    about: "header in which the proxy in front tells the visitor's country",
  },
  countryDatabase: {
    flag: '--country-database',
    value: '<file>',
    variable: 'COUNTRY_DATABASE',
    about: 'MMDB file that tells the country of an address',
  },
  trustProxy: {
    flag: '--trust-proxy',
    variable: 'TRUST_PROXY',
    about: "believe the proxy in front about visitors' addresses",
  },
  pixelOrigin: {
    flag: '--pixel-origin',
    value: '<url>',
    variable: 'PIXEL_ORIGIN',
    about: "address that gets what links' pixels send, instead of their networks; for trying links out",
  },
  corsOrigins: {
    flag: '--cors-origins',
    value: '<list>',
    variable: 'CORS_ORIGINS',
    preset: '',
    about: 'origins whose pages may call the API',
  },
  apiOrigins: {
    flag: '--api-origins',
    value: '<list>',
    variable: 'API_ORIGINS',
    preset: '',
    about: 'other services that this dashboard may call',
  },
  embedOrigins: {
    flag: '--embed-origins',
    value: '<list>',
    variable: 'EMBED_ORIGINS',
    preset: '',
    about: 'origins whose pages may embed the dashboard',
  },
  rateLimit: {
    flag: '--rate-limit',
    value: '<number>',
    variable: 'RATE_LIMIT',
    preset: String(defaultLimit),
    about: 'requests per minute and key; 0 for no limit',
  },
  demo: { flag: '--demo', variable: 'DEMO', about: 'fill the account with believable links and visits' },
  upstream: {
    flag: '--upstream',
    value: '<url>',
    variable: 'UPSTREAM',
    about: 'show the service at this address instead of one of our own',
  },
} as const satisfies Record<string, Definition>;

export type OptionName = keyof typeof definitions;

/** Each option by its name. */
export const definitionOf: Readonly<Record<OptionName, Definition>> = definitions;

/** The names of all options, in the order of the help. */
export const optionNames = Object.keys(definitions).filter((name): name is OptionName => name in definitions);
