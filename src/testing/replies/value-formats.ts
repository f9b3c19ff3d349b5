/** Value formats that the codecs of the contract accept as they are, beside the documented ones: how to write a reply in them. */
import { type EndpointName, endpoints } from '#contract/api.ts';
import {
  everywhere,
  isObject,
  type Json,
  type Quirk,
  succeeding,
} from '#testing/deviations/reply-parts.ts';

interface FormatRow {
  /** The endpoints whose replies it can touch. */
  readonly concerns: readonly EndpointName[];
  readonly apply: Quirk;
}

const every: readonly EndpointName[] = endpoints.map(({ name }) => name);
const lists = endpoints
  .filter(({ endpoint }) => endpoint.successCode === '0')
  .map(({ name }) => name);
const details = ['links.find', 'links.get'] as const;
const channels = ['channels.list', 'channels.create'] as const;
const campaigns = ['campaigns.list', 'campaigns.create', 'campaigns.update'] as const;
const dated = ['account.get', ...details] as const;

/** Walks through everything: records are in lists, and lists in pages. */
function withExtraKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExtraKeys);
  if (!isObject(value)) return value;
  const inner = mapped(value);
  // Maps from names to counts have no keys that could be unknown.
  return 'id' in value || 'maxpage' in value
    ? { favorites: 2, domain: null, campaign: [], ...inner }
    : inner;
}

function mapped(value: Json): Json {
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withExtraKeys(each)]));
}

function noMoment(spelling: string): Quirk {
  const fields = ['expires', 'expiry'];
  return everywhere((value, key) => (fields.includes(key) && value === null ? spelling : value));
}

/** Yes and no, which flags alone are. */
function flags(yes: unknown, no: unknown): Quirk {
  const fields = ['public', 'starred'];
  return everywhere((value, key) => (fields.includes(key) ? (value === true ? yes : no) : value));
}

function noRotator(spelling: unknown): Quirk {
  return everywhere((value, key) => (key === 'rotator' && value === false ? spelling : value));
}

/** Colours that no style may be made of, one after the other. */
const oddColors = [
  'red',
  '#0e5',
  '0ea5e9',
  '',
  null,
  'url(https://shop.example/x)',
  'rgb(1 2 3)',
  '#0EA5E980',
];

function colorsOdd(): Quirk {
  return (reply, name) => {
    let turn = 0;
    return everywhere((value, key) =>
      key === 'color' ? oddColors[turn++ % oddColors.length] : value,
    )(reply, name);
  };
}

function figures(change: (counts: Json) => unknown): Quirk {
  return everywhere((value, key) =>
    /^top[A-Z]/.test(key) && isObject(value) ? change(value) : value,
  );
}

export const valueFormats = {
  /** `"id":"12"`, `"clicks":"3"`, `"maxpage":"2"` */
  numbersAsText: {
    concerns: every,
    apply: everywhere((value) => (typeof value === 'number' ? String(value) : value)),
  },
  /** `"title":null` */
  titlesNull: {
    concerns: ['account.get', 'channels.list', 'channels.get', 'links.list', ...details],
    apply: everywhere((value, key) =>
      ['title', 'description', 'username'].includes(key) ? null : value,
    ),
  },
  /** `"expiry":"0000-00-00 00:00:00"` */
  datesZero: { concerns: dated, apply: noMoment('0000-00-00 00:00:00') },
  /** `"expiry":""` */
  datesEmpty: { concerns: dated, apply: noMoment('') },
  /** `"favorites":2`, `"campaign":[]` */
  extraKeys: {
    concerns: every,
    apply: succeeding((body) => ({ ...mapped(body), favorites: 2 })),
  },
  /** `"topCountries":0` */
  figuresAsNumber: { concerns: details, apply: figures(() => 0) },
  /** `"topCountries":[["Germany",3]]` */
  figuresAsPairs: { concerns: details, apply: figures((counts) => Object.entries(counts)) },
  /** `"topCountries":[{"country":"Germany","total":"3"}]` */
  figuresAsRecords: {
    concerns: details,
    apply: figures((counts) =>
      Object.entries(counts).map(([country, total]) => ({ country, total: String(total) })),
    ),
  },
  /** `"uniqueclicks":"2"` in rows */
  uniqueClicksInRows: {
    concerns: ['links.list'],
    apply: everywhere((value) =>
      isObject(value) && 'shorturl' in value ? { ...value, uniqueclicks: '2' } : value,
    ),
  },
  /** `"topCountries":null` */
  figuresNull: { concerns: details, apply: figures(() => null) },
  /** `"starred":1` */
  flagsAsNumber: { concerns: [...channels, ...campaigns], apply: flags(1, 0) },
  /** `"starred":"1"` */
  flagsAsText: { concerns: [...channels, ...campaigns], apply: flags('1', '0') },
  /** `"rotator":null` */
  rotatorNull: { concerns: campaigns, apply: noRotator(null) },
  /** `"rotator":""` */
  rotatorEmpty: { concerns: campaigns, apply: noRotator('') },
  /** `"color":"red"` */
  colorsOdd: { concerns: channels, apply: colorsOdd() },
  /** `"name":"SPRING"` where it was made as `Spring` */
  namesInOtherCase: {
    concerns: [...channels, ...campaigns],
    apply: everywhere((value, key) =>
      ['name', 'domain'].includes(key) ? String(value).toUpperCase() : value,
    ),
  },
  /** `"date":null` */
  datesNull: {
    concerns: lists,
    apply: everywhere((value, key) => (key === 'date' ? null : value)),
  },
  /** `{"error":0}` */
  pixelWithoutId: { concerns: ['pixels.create'], apply: succeeding(({ error }) => ({ error })) },
} as const satisfies Record<string, FormatRow>;

export type ValueFormat = keyof typeof valueFormats;
