/** Visitor devices: the devices that the targeting tester offers, each with every device name that a rule for it can have. */
import type { DeviceName } from '#contract/targeting/targeting.ts';

interface VisitorDevice {
  /** As in "on an iPhone". */
  readonly label: string;
  readonly on: string;
  /** Most specific first. */
  readonly fits: readonly DeviceName[];
}

export const visitorDevices: readonly VisitorDevice[] = [
  { label: 'iPhone', on: 'on an iPhone', fits: ['iPhone', 'iOS', 'Mobile'] },
  { label: 'iPad', on: 'on an iPad', fits: ['iPad', 'iOS', 'Tablet'] },
  { label: 'Android phone', on: 'on an Android phone', fits: ['Android', 'Mobile'] },
  { label: 'Android tablet', on: 'on an Android tablet', fits: ['Android', 'Tablet'] },
  { label: 'Windows computer', on: 'on a Windows computer', fits: ['Windows', 'Desktop'] },
  { label: 'Mac', on: 'on a Mac', fits: ['Mac', 'Desktop'] },
  { label: 'Linux computer', on: 'on a Linux computer', fits: ['Linux', 'Desktop'] },
  { label: 'Chromebook', on: 'on a Chromebook', fits: ['Chrome OS', 'Desktop'] },
  { label: 'HarmonyOS phone', on: 'on a HarmonyOS phone', fits: ['HarmonyOS', 'Mobile'] },
  { label: 'Windows Phone', on: 'on a Windows Phone', fits: ['Windows Phone', 'Mobile'] },
];
