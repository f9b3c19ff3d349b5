/** Wizard values: the type and the defaults of all fields of the new-link wizard. */

/** Text is never undefined; '' is a field that is not filled in. */
export interface WizardValues {
  url: string;
  /** With or without a scheme; '' is the service's own. */
  domain: string;
  custom: string;
  description: string;
  /** '' for the service's default, `direct`, `frame`, `splash`, or a splash page or an overlay in the service's notation. */
  type: string;
  geotarget: { location: string; link: string }[];
  devicetarget: { device: string; link: string }[];
  languagetarget: { language: string; link: string }[];
  deeplink: { auto: boolean; appstore_a: string; appstore_b: string };
  metatitle: string;
  metadescription: string;
  metaimage: string;
  password: string;
  /** `YYYY-MM-DDTHH:MM` in the user's time zone, or ''. */
  expiry: string;
  status: '' | 'public' | 'private';
  pixels: number[];
  parameters: { name: string; value: string }[];
  channel: number | null;
  campaign: number | null;
}

/** The defaults with these values in their place, later ones first; always a new copy, because forms change their values. */
export function withValues(...given: readonly Partial<WizardValues>[]): WizardValues {
  const defaults: WizardValues = {
    url: '',
    domain: '',
    custom: '',
    description: '',
    type: '',
    geotarget: [],
    devicetarget: [],
    languagetarget: [],
    deeplink: { auto: false, appstore_a: '', appstore_b: '' },
    metatitle: '',
    metadescription: '',
    metaimage: '',
    password: '',
    expiry: '',
    status: '',
    pixels: [],
    parameters: [],
    channel: null,
    campaign: null,
  };
  return structuredClone(given.reduce<WizardValues>((values, more) => ({ ...values, ...more }), defaults));
}
