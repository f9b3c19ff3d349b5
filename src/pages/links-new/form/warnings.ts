/** Warnings: finds what is worth a second look before a link is created, and keeps nobody from creating it. */

import type { useTranslations } from 'use-intl';
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import type { NewLink } from '#contract/resources/links.ts';
import { countryCode } from '#contract/targeting/countries.ts';
import { appPlatforms } from '#contract/targeting/devices.ts';
import { formatList } from '#ui/format/format.ts';
import { lookalikeHost } from '#ui/safety/lookalike-host.ts';
import type { StepId } from './steps.ts';
import { ruleKey } from './targeting-rules.ts';

interface Warning {
  readonly step: StepId;
  readonly message: string;
}

type Texts = ReturnType<typeof useTranslations<'linksNew'>>;

/** @param duplicates how many links to the same destination are known */
export function findWarnings(body: NewLink, duplicates: number, t: Texts): Warning[] {
  const devices = missingDeviceRules(body).map(({ device }) => device);
  const unknown = (body.geotarget ?? []).filter(({ location }) => countryCode(location) === undefined);
  const lookalike = lookalikeHost(body.url);
  const found: (Warning | false)[] = [
    lookalike !== undefined && {
      step: 'destination',
      message: t('warnings.lookalike', { host: lookalike.ascii.slice(0, 120) }),
    },
    duplicates > 0 && { step: 'destination', message: t('warnings.duplicates', { count: duplicates }) },
    ...unknown.map(({ location }): Warning => {
      return { step: 'targeting', message: t('warnings.country', { name: location.slice(0, 60) }) };
    }),
    devices.length > 0 && { step: 'apps', message: t('warnings.apps', { devices: formatList(devices) }) },
  ];
  return found.filter((warning) => warning !== false);
}

/** The links that lead to this address; one whose destination could not be read is none of them. */
export function linksTo<Link extends { readonly longurl: string | null }>(url: string, links: readonly Link[]): readonly Link[] {
  const wanted = comparable(url);
  return wanted === undefined ? [] : links.filter(({ longurl }) => longurl !== null && comparable(longurl) === wanted);
}

/** An address without what a service may spell in another way; undefined for text that is no address. */
function comparable(address: string): string | undefined {
  if (!canParseUrl(address)) return undefined;
  return new URL(address).href.replace(/\/(?=$|[?#])/, '');
}

/**
 * The device rules that app links need and the link does not have, each leading to the destination; not to a store: a
 * rule takes the place of the destination, and the app would be asked to open its own store.
 */
export function missingDeviceRules({ url, deeplink, devicetarget = [] }: NewLink): { device: string; link: string }[] {
  if (deeplink === undefined) return [];
  const named = new Set(devicetarget.map(({ device }) => ruleKey('devicetarget', device)));
  return appPlatforms
    .filter(({ device, others }) => ![device, ...others].some((name) => named.has(ruleKey('devicetarget', name))))
    .map(({ device }) => ({ device, link: url }));
}
