/** Wizard steps: the eight steps in their order, with their titles and the fields on each. */

export const steps = [
  { id: 'destination', title: 'Destination', fields: ['url', 'domain', 'custom', 'description'] },
  { id: 'redirect-type', title: 'How it opens', fields: ['type'] },
  { id: 'targeting', title: 'Who goes where', fields: ['geotarget', 'devicetarget', 'languagetarget'] },
  { id: 'apps', title: 'Apps', fields: ['deeplink'] },
  { id: 'social-card', title: 'Card', fields: ['metatitle', 'metadescription', 'metaimage'] },
  { id: 'protection', title: 'Protection', fields: ['password', 'expiry', 'status'] },
  { id: 'tracking', title: 'Tracking', fields: ['pixels', 'parameters', 'channel', 'campaign'] },
  { id: 'review', title: 'Review', fields: [] },
] as const satisfies readonly { id: string; title: string; fields: readonly string[] }[];

export type StepId = (typeof steps)[number]['id'];

/** The step with a field, given its path such as `geotarget.0.link`; the review, which shows all of them, for any other. */
export function stepOf(path: string): StepId {
  const [name] = path.split('.');
  return steps.find(({ fields }) => fields.some((field) => field === name))?.id ?? 'review';
}
