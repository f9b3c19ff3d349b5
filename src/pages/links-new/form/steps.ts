/** Wizard steps: the eight steps in their order, with the fields on each. */

import { useTranslations } from 'use-intl';

export const steps = [
  { id: 'destination', fields: ['url', 'domain', 'custom', 'description'] },
  { id: 'redirect-type', fields: ['type'] },
  { id: 'targeting', fields: ['geotarget', 'devicetarget', 'languagetarget'] },
  { id: 'apps', fields: ['deeplink'] },
  { id: 'social-card', fields: ['metatitle', 'metadescription', 'metaimage'] },
  { id: 'protection', fields: ['password', 'expiry', 'status'] },
  { id: 'tracking', fields: ['pixels', 'parameters', 'channel', 'campaign'] },
  { id: 'review', fields: [] },
] as const satisfies readonly { id: string; fields: readonly string[] }[];

export type StepId = (typeof steps)[number]['id'];

/** The step with a field, given its path such as `geotarget.0.link`; the review, which shows all of them, for any other. */
export function stepOf(path: string): StepId {
  const [name] = path.split('.');
  return steps.find(({ fields }) => fields.some((field) => field === name))?.id ?? 'review';
}

const titleKeys = {
  destination: 'titles.destination',
  'redirect-type': 'titles.redirect-type',
  targeting: 'titles.targeting',
  apps: 'titles.apps',
  'social-card': 'titles.social-card',
  protection: 'titles.protection',
  tracking: 'titles.tracking',
  review: 'titles.review',
} as const satisfies Readonly<Record<StepId, string>>;

/** The title of each step, in the language of the page. */
export function useStepTitle(): (step: StepId) => string {
  const t = useTranslations('linksNew.steps');
  return (step) => t(titleKeys[step]);
}
