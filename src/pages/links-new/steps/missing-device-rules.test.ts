import { describe, expect, it } from 'vitest';
import { missingDeviceRules } from './missing-device-rules.ts';

const url = 'shop.example/app';

describe('The device rules that app links ask for', () => {
  it('lead to the destination', () => {
    expect(missingDeviceRules({ url, devicetarget: [] })).toEqual([
      { device: 'iOS', link: 'https://shop.example/app' },
      { device: 'Android', link: 'https://shop.example/app' },
    ]);
  });

  it('are not missing where a rule names the platform, or a device of it, and leads somewhere', () => {
    const rule = (device: string, link = 'https://a.example/') => ({ device, link });
    const missing = (...devicetarget: { device: string; link: string }[]) =>
      missingDeviceRules({ url, devicetarget }).map(({ device }) => device);
    expect(missing(rule('iPhone'))).toEqual(['Android']);
    expect(missing(rule(' android '), rule('iPad'))).toEqual([]);
    expect(missing(rule('Android', ' '))).toEqual(['iOS', 'Android']);
    expect(missing(rule('Windows'))).toEqual(['iOS', 'Android']);
  });

  it('lead nowhere before there is a destination', () => {
    expect(missingDeviceRules({ url: ' ', devicetarget: [] }).map(({ link }) => link)).toEqual(['', '']);
  });
});
