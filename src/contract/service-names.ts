/**
 * Service names: what a service calls its networks, app stores and pixel types, where the document
 * has neutral stand-ins.
 */
import type { EndpointName } from './api.ts';
import {
  appStores,
  isNeutralName,
  type NeutralName,
  networks,
  neutralNames,
} from './neutral-names.ts';
import { pixelTypes } from './pixel-types.ts';

/** What a service calls each of them. */
export type ServiceNames = Readonly<Record<NeutralName, string>>;

/**
 * The names that are usual in this family of services. `appstore_a` is the store of iPhone and
 * iPad.
 */
const common: ServiceNames = {
  network1: 'facebook',
  network2: 'twitter',
  network3: 'google',
  appstore_a: 'apple',
  appstore_b: 'google',
  tagmanagerpixel: 'gtmpixel',
  analyticspixel: 'gapixel',
  socialnetwork1pixel: 'fbpixel',
  searchadspixel: 'adwordspixel',
  professionalnetworkpixel: 'linkedinpixel',
  microblogpixel: 'twitterpixel',
  retargetingpixel: 'adrollpixel',
  qapixel: 'quorapixel',
  pinboard: 'pinterest',
  searchengine2: 'bing',
  messagingapp: 'snapchat',
  forum: 'reddit',
  shortvideo: 'tiktok',
};

/** The vocabularies that have a name; `neutral` is that of the document. */
export const vocabularies = {
  // A sound cast: `neutralNames` holds every name once.
  neutral: Object.fromEntries(neutralNames.map((name) => [name, name])) as ServiceNames,
  common,
} as const satisfies Record<string, ServiceNames>;

export type Vocabulary = keyof typeof vocabularies;

/**
 * Reads the setting `names`: the name of a vocabulary, or an object with what the service calls
 * some neutral names; the others keep the common name.
 *
 * @throws RangeError naming the key and the cure
 */
export function parseServiceNames(value: unknown): ServiceNames {
  if (value === 'neutral' || value === 'common') return vocabularies[value];
  if (!isObject(value))
    throw new RangeError(
      'names: Must be "neutral", "common", or an object from neutral names to those of the service',
    );
  const own: Partial<Record<NeutralName, string>> = {};
  for (const [key, name] of Object.entries(value)) {
    if (!isNeutralName(key) || typeof name !== 'string' || name.trim() === '' || name.length > 50) {
      throw new RangeError(
        `names.${key.slice(0, 50)}: Must be one of the neutral names (network1, appstore_a, analyticspixel, …) with 1 to 50 characters of text`,
      );
    }
    own[key] = name.trim();
  }
  const names = { ...common, ...own };
  for (const group of [networks, appStores, pixelTypes]) {
    const twice = group.find((name) =>
      group.some((other) => other !== name && names[other] === names[name]),
    );
    if (twice !== undefined)
      throw new RangeError(
        `names.${twice}: "${names[twice]}" must not be the name of another one as well`,
      );
  }
  return names;
}

/** Turns names around: from those of the one side to those of the other. */
export interface Renaming {
  readonly network: (name: string) => string;
  readonly store: (name: string) => string;
  readonly pixel: (name: string) => string;
}

/**
 * @param to the side that reads what is renamed: the service, or the dashboard, which uses the
 * neutral names
 */
export function renaming(names: ServiceNames, to: 'service' | 'neutral'): Renaming {
  const within = (group: readonly NeutralName[]) => {
    const known = new Map<string, string>(
      group.map((name) => (to === 'service' ? [name, names[name]] : [names[name], name])),
    );
    // A name that is not known stays as it is: it is shown or refused where it arrives.
    return (name: string) => known.get(name) ?? name;
  };
  return { network: within(networks), store: within(appStores), pixel: within(pixelTypes) };
}

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function renamedKeys(value: unknown, rename: (name: string) => string): unknown {
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [rename(name), each]))
    : value;
}

function renamedField(
  record: unknown,
  field: string,
  change: (value: unknown) => unknown,
): unknown {
  return isObject(record) && Object.hasOwn(record, field)
    ? { ...record, [field]: change(record[field]) }
    : record;
}

function renamedText(value: unknown, rename: (name: string) => string): unknown {
  return typeof value === 'string' ? rename(value) : value;
}

/**
 * The JSON body of a request with its names turned around; other endpoints' bodies, and values of
 * another shape, as they are.
 */
export function renameRequest(
  name: EndpointName,
  body: unknown,
  { pixel, store }: Renaming,
): unknown {
  if (name === 'pixels.create')
    return renamedField(body, 'type', (value) => renamedText(value, pixel));
  if (name === 'links.create')
    return renamedField(body, 'deeplink', (value) => renamedKeys(value, store));
  return body;
}

/** A reply, decoded or as JSON, with its names turned around; other replies as they are. */
export function renameReply<Value>(
  name: EndpointName,
  reply: Value,
  { pixel, network }: Renaming,
): Value {
  const renamed = () => {
    const rows = (value: unknown) =>
      Array.isArray(value)
        ? value.map((row) => renamedField(row, 'type', (type) => renamedText(type, pixel)))
        : value;
    if (name === 'pixels.list') {
      return renamedField(reply, 'data', (page) =>
        renamedField(renamedField(page, 'rows', rows), 'pixels', rows),
      );
    }
    if (name === 'links.get' || name === 'links.find') {
      return renamedField(reply, 'data', (data) =>
        renamedField(data, 'socialCount', (value) => renamedKeys(value, network)),
      );
    }
    return reply;
  };
  // A sound cast: only texts become other texts, and keys of a map other keys.
  return renamed() as Value;
}

/**
 * The vocabulary that a reply shows by names that only it has, or null where the reply holds none.
 */
export function detectVocabulary(name: EndpointName, reply: unknown): Vocabulary | null {
  const seen = new Set<string>();
  const note = (text: string) => {
    seen.add(text);
    return text;
  };
  renameReply(name, reply, { network: note, store: note, pixel: note });
  const shows = (vocabulary: Vocabulary) =>
    neutralNames.some((each) => seen.has(vocabularies[vocabulary][each]));
  if (shows('common')) return 'common';
  return shows('neutral') ? 'neutral' : null;
}
