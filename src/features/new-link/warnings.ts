/** Warnings: finds what is worth a second look before a link is created, and keeps nobody from creating it. */

import type { useTranslations } from 'use-intl';
import { dotlessHost } from '#contract/new-link/dotless-host.ts';
import { lookalikeHost } from '#contract/new-link/lookalike-host.ts';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import type { NewLink } from '#contract/resources/links.ts';
import { countryCode } from '#contract/targeting/countries.ts';
import { appPlatforms } from '#contract/targeting/devices.ts';
import { formatList } from '#ui/format/format.ts';
import { displayUrl } from '#ui/safety/safe-url.ts';
import type { SectionId } from './sections.ts';
import { ruleKey } from './targeting-rules.ts';

interface Warning {
  readonly section: SectionId;
  readonly message: string;
}

type Texts = ReturnType<typeof useTranslations<'linksNew'>>;

/** Where a short link of the account leads; null where that is not known. */
export interface ShortLinkTarget {
  readonly longurl: string | null;
}

interface KnownOfDestination {
  /** How many links to the same destination are known. */
  readonly duplicates: number;
  /** Where it leads, if it is a short link of the account. */
  readonly shortLink: ShortLinkTarget | null;
}

export function findWarnings(
  body: NewLink,
  { duplicates, shortLink }: KnownOfDestination,
  t: Texts,
): Warning[] {
  const devices = missingDeviceRules(body).map(({ device }) => device);
  const unknown = (body.geotarget ?? []).filter(
    ({ location }) => countryCode(location) === undefined,
  );
  const lookalike = lookalikeHost(body.url);
  const dotless = dotlessHost(body.url);
  const found: (Warning | false)[] = [
    lookalike !== undefined && {
      section: 'destination',
      message: t('warnings.lookalike', { host: lookalike.ascii.slice(0, 120) }),
    },
    dotless !== '' && {
      section: 'destination',
      message: t('warnings.dotless', { host: dotless.slice(0, 120) }),
    },
    shortLink !== null && { section: 'destination', message: shortLinkWarning(shortLink, t) },
    duplicates > 0 && {
      section: 'destination',
      message: t('warnings.duplicates', { count: duplicates }),
    },
    ...unknown.map(({ location }): Warning => {
      return {
        section: 'targeting',
        message: t('warnings.country', { name: location.slice(0, 60) }),
      };
    }),
    devices.length > 0 && {
      section: 'apps',
      message: t('warnings.apps', { devices: formatList(devices) }),
    },
  ];
  return found.filter((warning) => warning !== false);
}

/** A link to a short link costs visitors one more redirect, and counts each of them twice. */
export function shortLinkWarning({ longurl }: ShortLinkTarget, t: Texts): string {
  return longurl === null
    ? t('warnings.shortLink')
    : t('warnings.shortLinkTo', { url: displayUrl(longurl).slice(0, 300) });
}

/** The links that lead to this address; one whose destination could not be read is none of them. */
export function linksTo<Link extends { readonly longurl: string | null }>(
  url: string,
  links: readonly Link[],
): readonly Link[] {
  const wanted = comparable(url);
  return wanted === undefined
    ? []
    : links.filter(({ longurl }) => longurl !== null && comparable(longurl) === wanted);
}

/** An address without what a service may spell in another way; undefined for text that is no address. */
function comparable(url: string): string | undefined {
  if (!canParseUrl(url)) return undefined;
  return new URL(url).href.replace(/\/(?=$|[?#])/, '');
}

/** The platforms of which neither the whole nor a device has a rule. */
function platformsWithoutRule(rules: readonly { readonly device: string }[]): readonly string[] {
  const named = new Set(rules.map(({ device }) => ruleKey('devicetarget', device)));
  const isNamed = (device: string) => named.has(ruleKey('devicetarget', device));
  return appPlatforms
    .filter(({ device, others }) => ![device, ...others].some(isNamed))
    .map(({ device }) => device);
}

/** The platforms without a rule, where another platform has one. */
export function forgottenPlatforms(
  rules: readonly { readonly device: string }[],
): readonly string[] {
  const without = platformsWithoutRule(rules);
  return without.length === appPlatforms.length ? [] : without;
}

/**
 * The device rules that app links need and the link does not have, each leading to the destination; not to a store: a
 * rule takes the place of the destination, and the app would be asked to open its own store.
 */
export function missingDeviceRules({
  url,
  deeplink,
  devicetarget = [],
}: NewLink): { device: string; link: string }[] {
  if (deeplink === undefined) return [];
  return platformsWithoutRule(devicetarget).map((device) => ({ device, link: url }));
}
