/** Warnings: finds what is worth a second look before a link is created, and keeps nobody from creating it. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import type { NewLink } from '#contract/resources/links.ts';
import { countryCode } from '#contract/targeting/countries.ts';
import { lookalikeHost } from '#ui/safety/lookalike-host.ts';
import type { StepId } from './steps.ts';
import { ruleKey } from './targeting-rules.ts';

interface Warning {
  readonly step: StepId;
  readonly message: string;
}

/** @param duplicates how many links to the same destination are known */
export function findWarnings(body: NewLink, duplicates: number): Warning[] {
  const devices = missingDeviceRules(body).map(({ device }) => device);
  const unknown = (body.geotarget ?? []).filter(({ location }) => countryCode(location) === undefined);
  const lookalike = lookalikeHost(body.url);
  return [
    ...(lookalike === undefined ? [] : [{ step: 'destination' as const, message: lookalikeText(lookalike.ascii) }]),
    ...(duplicates === 0 ? [] : [{ step: 'destination' as const, message: duplicateText(duplicates) }]),
    ...unknown.map(({ location }) => ({
      step: 'targeting' as const,
      message: `“${location.slice(0, 60)}” is no country that is known here, so the rule may fit nobody.`,
    })),
    ...(devices.length === 0
      ? []
      : [
          {
            step: 'apps' as const,
            message: `App links go with rules for devices, and there are none for ${devices.join(' and ')}.`,
          },
        ]),
  ];
}

function lookalikeText(ascii: string): string {
  return `The host of the destination can pose as another one: a browser goes to ${ascii.slice(0, 120)}.`;
}

function duplicateText(count: number): string {
  return count === 1 ? 'You have a link to this destination already.' : `You have ${count} links to this destination already.`;
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

/** A platform with apps: the device of a rule for all of it, and others that a rule may name for it. */
const platforms = [
  { device: 'iOS', others: ['iPhone', 'iPad'] },
  { device: 'Android', others: [] },
] as const;

/**
 * The device rules that app links need and the link does not have, each leading to the destination; not to a store: a
 * rule takes the place of the destination, and the app would be asked to open its own store.
 */
export function missingDeviceRules({ url, deeplink, devicetarget = [] }: NewLink): { device: string; link: string }[] {
  if (deeplink === undefined) return [];
  const named = new Set(devicetarget.map(({ device }) => ruleKey('devicetarget', device)));
  return platforms
    .filter(({ device, others }) => ![device, ...others].some((name) => named.has(ruleKey('devicetarget', name))))
    .map(({ device }) => ({ device, link: url }));
}
