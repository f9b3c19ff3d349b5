import { describe, expect, it } from 'vitest';
import { missingDeviceRules } from './app-rules.ts';
import { emptyValues } from './wizard-values.ts';

const url = 'shop.example/app';
const apps = { auto: true, appstore_a: '', appstore_b: 'store.example/b' };

describe('The device rules that app links ask for', () => {
  it('lead to the store where there is one, else to the destination', () => {
    expect(missingDeviceRules({ url, deeplink: apps, devicetarget: [] })).toEqual([
      { device: 'iOS', link: 'https://shop.example/app' },
      { device: 'Android', link: 'https://store.example/b' },
    ]);
  });

  it('are not missing where a rule names the platform, or a device of it, and leads somewhere', () => {
    const rule = (device: string, link = 'https://a.example/') => ({ device, link });
    const missing = (...devicetarget: { device: string; link: string }[]) =>
      missingDeviceRules({ url, deeplink: apps, devicetarget }).map(({ device }) => device);
    expect(missing(rule('iPhone'))).toEqual(['Android']);
    expect(missing(rule(' android '), rule('iPad'))).toEqual([]);
    expect(missing(rule('Android', ' '))).toEqual(['iOS', 'Android']);
    expect(missing(rule('Windows'))).toEqual(['iOS', 'Android']);
  });

  it('lead nowhere before there is an address', () => {
    const { deeplink, devicetarget } = emptyValues();
    expect(missingDeviceRules({ url: '', deeplink, devicetarget }).map(({ link }) => link)).toEqual(['', '']);
  });
});
