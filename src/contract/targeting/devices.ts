/**
 * Devices of visitors: every device name that a rule can have for each, and the platforms whose
 * apps a link can open.
 */
import type { DeviceName } from './targeting.ts';

export const visitorDeviceIds = [
  'iphone',
  'ipad',
  'androidPhone',
  'androidTablet',
  'windows',
  'mac',
  'linux',
  'chromebook',
  'harmony',
  'windowsPhone',
] as const;

export type VisitorDevice = (typeof visitorDeviceIds)[number];

/** Most specific first. */
export const visitorDevices: Readonly<Record<VisitorDevice, readonly DeviceName[]>> = {
  iphone: ['iPhone', 'iOS', 'Mobile'],
  ipad: ['iPad', 'iOS', 'Tablet'],
  androidPhone: ['Android', 'Mobile'],
  androidTablet: ['Android', 'Tablet'],
  windows: ['Windows', 'Desktop'],
  mac: ['Mac', 'Desktop'],
  linux: ['Linux', 'Desktop'],
  chromebook: ['Chrome OS', 'Desktop'],
  harmony: ['HarmonyOS', 'Mobile'],
  windowsPhone: ['Windows Phone', 'Mobile'],
};

/**
 * A platform with apps: the device of a rule for all of it, and others that a rule may name for it.
 */
export const appPlatforms = [
  { device: 'iOS', others: ['iPhone', 'iPad'] },
  { device: 'Android', others: [] },
] as const satisfies readonly { device: DeviceName; others: readonly DeviceName[] }[];
