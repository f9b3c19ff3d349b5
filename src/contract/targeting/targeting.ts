/**
 * Targeting: decides by device, country and language which of a link's destinations a visitor gets.
 */
import { countryCode } from './countries.ts';

/**
 * The devices that a rule can name, most specific first. A visitor usually fits several: an iPhone
 * is an iOS device and a mobile one too.
 */
export const deviceNames = [
  'iPhone',
  'iPad',
  'iOS',
  'Android',
  'HarmonyOS',
  'Windows Phone',
  'Windows',
  'Mac',
  'Chrome OS',
  'Linux',
  'TV',
  'Tablet',
  'Mobile',
  'Desktop',
] as const;

export type DeviceName = (typeof deviceNames)[number];

// Other names of these devices, in lower case, because names are compared in lower case.
const deviceAliases: Readonly<Record<string, string>> = {
  macos: 'mac',
  'mac os': 'mac',
  'os x': 'mac',
  'mac os x': 'mac',
  macintosh: 'mac',
  chromeos: 'chrome os',
  chromebook: 'chrome os',
  ipados: 'ipad',
  phone: 'mobile',
  smartphone: 'mobile',
  computer: 'desktop',
  pc: 'desktop',
  'smart tv': 'tv',
};

/**
 * A link's destination and its rules, as `POST /api/url/add` takes them; each list in the order
 * that decides.
 */
export interface TargetingRules {
  readonly url: string;
  readonly geotarget: readonly { readonly location: string; readonly link: string }[];
  readonly devicetarget: readonly { readonly device: string; readonly link: string }[];
  readonly languagetarget: readonly { readonly language: string; readonly link: string }[];
}

export interface Visitor {
  /** ISO 3166-1 alpha-2, or null where it is not known. */
  readonly country: string | null;
  /** Every device name that fits, most specific first. */
  readonly devices: readonly string[];
  /** Language codes, most preferred first; only the first one counts. */
  readonly languages: readonly string[];
}

/**
 * Which rule sent a visitor where: its kind, its place in its list, and what of the visitor it
 * fits.
 */
type Because =
  | {
      readonly kind: 'device' | 'country' | 'language';
      readonly index: number;
      readonly matched: string;
    }
  | { readonly kind: 'default' };

/** Where a visitor goes, and why. */
interface Destination {
  readonly url: string;
  readonly because: Because;
}

/**
 * Where a visitor of a link goes. Devices are asked first, then countries, then languages; in each
 * the first rule that fits decides; all other visitors get the link's own destination.
 */
export function destinationFor(rules: TargetingRules, visitor: Visitor): Destination {
  return (
    firstFit('device', rules.devicetarget, (rule) => fittingDevice(rule.device, visitor.devices)) ??
    firstFit('country', rules.geotarget, (rule) =>
      fittingCountry(rule.location, visitor.country),
    ) ??
    firstFit('language', rules.languagetarget, (rule) =>
      fittingLanguage(rule.language, visitor.languages[0]),
    ) ?? {
      url: rules.url,
      because: { kind: 'default' },
    }
  );
}

function firstFit<Rule extends { readonly link: string }>(
  kind: 'device' | 'country' | 'language',
  list: readonly Rule[],
  fit: (rule: Rule) => string | undefined,
): Destination | undefined {
  for (const [index, rule] of list.entries()) {
    const matched = fit(rule);
    if (matched !== undefined) return { url: rule.link, because: { kind, index, matched } };
  }
  return undefined;
}

/** Whether a visitor can have this device, by one of its names. */
export function isDeviceName(name: string): boolean {
  return fittingDevice(name, deviceNames) !== undefined;
}

function plainDevice(name: string): string {
  const plain = name.trim().toLowerCase();
  // Own keys only: a rule may name a device "constructor".
  return Object.hasOwn(deviceAliases, plain) ? (deviceAliases[plain] ?? plain) : plain;
}

function fittingDevice(wanted: string, devices: readonly string[]): string | undefined {
  const plain = plainDevice(wanted);
  return devices.find((device) => plainDevice(device) === plain);
}

function fittingCountry(wanted: string, country: string | null): string | undefined {
  if (country === null) return undefined;
  const code = country.toUpperCase();
  return countryCode(wanted) === code ? code : undefined;
}

function plainLanguage(code: string): string {
  return code.trim().toLowerCase().replaceAll('_', '-');
}

// `fr` fits every French; `fr-CA` fits Canadian French only.
function fittingLanguage(wanted: string, preferred: string | undefined): string | undefined {
  if (preferred === undefined) return undefined;
  const rule = plainLanguage(wanted);
  const language = plainLanguage(preferred);
  const fits =
    rule !== '' && (rule === language || (!rule.includes('-') && language.startsWith(`${rule}-`)));
  return fits ? preferred : undefined;
}
