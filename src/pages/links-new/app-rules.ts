/** The device rules that app links ask for, and which of them a link does not have yet. */
import { completeAddress } from '#ui/form/complete-address.ts';
import { ruleKey } from './rule-lists.ts';
import type { WizardValues } from './wizard-values.ts';

/** A platform with apps: the name that a rule for all of it has, and others by which a rule may mean it. */
const platforms = [
  { device: 'iOS', others: ['iPhone', 'iPad'], store: 'appstore_a' },
  { device: 'Android', others: [], store: 'appstore_b' },
] as const;

/**
 * The rules that are missing, each leading to the store of its platform where one is given, else to the destination; a
 * link of '' says that neither is there yet.
 */
export function missingDeviceRules(values: Pick<WizardValues, 'url' | 'deeplink' | 'devicetarget'>) {
  const { url, deeplink, devicetarget } = values;
  const named = new Set(devicetarget.filter(({ link }) => link.trim() !== '').map(({ device }) => ruleKey('devicetarget', device)));
  return platforms
    .filter(({ device, others }) => ![device, ...others].some((name) => named.has(ruleKey('devicetarget', name))))
    .map(({ device, store }): { device: string; link: string } => ({
      device,
      link: completeAddress(deeplink[store]) || completeAddress(url),
    }));
}
