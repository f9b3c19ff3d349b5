/** The device rules that app links ask for, and which of them a link does not have yet. */

import { ruleKey } from '#pages/links-new/form/targeting-rules.ts';
import type { WizardValues } from '#pages/links-new/form/wizard-values.ts';
import { completeUrl } from '#ui/form/complete-url.ts';

/** A platform with apps: the name that a rule for all of it has, and others by which a rule may mean it. */
const platforms = [
  { device: 'iOS', others: ['iPhone', 'iPad'] },
  { device: 'Android', others: [] },
] as const;

/**
 * The rules that are missing, each leading to the destination, or to '' where there is none yet. Not to a store: a rule
 * takes the place of the destination, and the app would be asked to open its own store.
 */
export function missingDeviceRules({ url, devicetarget }: Pick<WizardValues, 'url' | 'devicetarget'>) {
  const named = new Set(
    devicetarget.filter(({ link }) => link.trim() !== '').map(({ device }) => ruleKey('devicetarget', device)),
  );
  return platforms
    .filter(({ device, others }) => ![device, ...others].some((name) => named.has(ruleKey('devicetarget', name))))
    .map(({ device }): { device: string; link: string } => ({ device, link: completeUrl(url) }));
}
