/** Rules of a new link: those that app links need, and platforms that are forgotten. */
import { describe, expect, it } from 'vitest';
import { forgottenPlatforms, missingDeviceRules } from './target-rules.ts';

const link = { url: 'https://shop.example/app', deeplink: { auto: true } };

describe('The device rules that app links need', () => {
  it('lead to the destination', () => {
    expect(missingDeviceRules(link)).toEqual([
      { device: 'iOS', link: 'https://shop.example/app' },
      { device: 'Android', link: 'https://shop.example/app' },
    ]);
  });

  it('are not missing where a rule names the platform or one of its devices', () => {
    const missing = (...devices: string[]) => {
      const devicetarget = devices.map((device) => ({ device, link: 'https://a.example/' }));
      return missingDeviceRules({ ...link, devicetarget }).map(({ device }) => device);
    };
    expect(missing('iPhone')).toEqual(['Android']);
    expect(missing('android', 'iPad')).toEqual([]);
    expect(missing('Windows')).toEqual(['iOS', 'Android']);
  });

  it('lead nowhere before there is a destination', () => {
    expect(missingDeviceRules({ ...link, url: '' }).map((rule) => rule.link)).toEqual(['', '']);
  });

  it('are not needed without app links', () => {
    expect(missingDeviceRules({ url: link.url })).toEqual([]);
  });
});

describe('A platform', () => {
  it('is forgotten where the other one alone has a rule', () => {
    const forgotten = (...devices: string[]) =>
      forgottenPlatforms(devices.map((device) => ({ device })));
    for (const device of ['iPhone', 'ipad', 'iOS']) expect(forgotten(device)).toEqual(['Android']);
    expect(forgotten('android', 'Windows')).toEqual(['iOS']);
    expect([forgotten(), forgotten('Windows'), forgotten('iOS', 'android')]).toEqual([[], [], []]);
  });
});
