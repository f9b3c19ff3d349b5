/** What is worth a second look before a link is made, and keeps nobody from making it. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { countryCode } from '#contract/targeting/countries.ts';
import type { PartId } from '#pages/links-new/form/steps.ts';
import { meantRules, type WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { completeUrl } from '#ui/form/complete-url.ts';
import { missingDeviceRules } from './missing-device-rules.ts';

/** A link that exists already, as far as it matters here. */
interface ExistingLink {
  readonly id: number;
  readonly shorturl: string;
  readonly longurl: string;
}

interface Notice {
  readonly part: PartId;
  readonly message: string;
}

/** @param links those that are known without asking; a duplicate among others is not seen */
export function noticesOf(values: WizardValues, links: readonly ExistingLink[]): Notice[] {
  const duplicates = duplicatesOf(values, links);
  const { auto, appstore_a, appstore_b } = values.deeplink;
  const usesApps = auto || appstore_a.trim() !== '' || appstore_b.trim() !== '';
  const devices = usesApps ? missingDeviceRules(values).map(({ device }) => device) : [];
  const unknown = meantRules(values).geotarget.filter(
    ({ row }) => row.location !== '' && countryCode(row.location) === undefined,
  );
  return [
    ...(duplicates.length === 0 ? [] : [{ part: 'destination' as const, message: duplicateWords(duplicates.length) }]),
    ...unknown.map(({ row }) => ({
      part: 'targets' as const,
      message: `“${row.location.slice(0, 60)}” is no country that is known here, so the rule may fit nobody.`,
    })),
    ...(devices.length === 0
      ? []
      : [
          {
            part: 'apps' as const,
            message: `App links go with rules for devices, and there are none for ${devices.join(' and ')}.`,
          },
        ]),
  ];
}

/** Links that are known to lead to the same address already. */
export function duplicatesOf({ url }: Pick<WizardValues, 'url'>, links: readonly ExistingLink[]): readonly ExistingLink[] {
  const wanted = comparable(completeUrl(url));
  if (wanted === undefined) return [];
  return links.filter(({ longurl }) => comparable(longurl) === wanted);
}

function duplicateWords(count: number): string {
  return count === 1 ? 'You have a link to this destination already.' : `You have ${count} links to this destination already.`;
}

/** An address as it is compared: without what a service may spell in another way; undefined for what is none. */
function comparable(address: string): string | undefined {
  if (!canParseUrl(address)) return undefined;
  return new URL(address).href.replace(/\/(?=$|[?#])/, '');
}
