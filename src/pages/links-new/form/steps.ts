/** The eight parts of the wizard: their names, their order, and which field stands in which. */

/** The parts, in the order in which they are listed; people visit them in any order. */
export const parts = [
  { id: 'destination', title: 'Destination' },
  { id: 'opens', title: 'How it opens' },
  { id: 'targets', title: 'Who goes where' },
  { id: 'apps', title: 'Apps' },
  { id: 'card', title: 'Card' },
  { id: 'protection', title: 'Protection' },
  { id: 'tracking', title: 'Tracking' },
  { id: 'review', title: 'Review' },
] as const;

export type PartId = (typeof parts)[number]['id'];

/** By the name that a field has in a request. What is unknown stands on the last part, where everything is seen. */
const partsByField: Readonly<Record<string, PartId>> = {
  url: 'destination',
  domain: 'destination',
  custom: 'destination',
  description: 'destination',
  type: 'opens',
  geotarget: 'targets',
  devicetarget: 'targets',
  languagetarget: 'targets',
  deeplink: 'apps',
  metatitle: 'card',
  metadescription: 'card',
  metaimage: 'card',
  password: 'protection',
  expiry: 'protection',
  status: 'protection',
  pixels: 'tracking',
  parameters: 'tracking',
  channel: 'tracking',
  campaign: 'tracking',
};

/** The part in which a field stands, given its path such as `geotarget.0.link`. */
export function partOf(field: string): PartId {
  const name = field.split('.')[0] ?? '';
  return Object.hasOwn(partsByField, name) ? (partsByField[name] ?? 'review') : 'review';
}

/** Whether a text names a part. */
export function isPartId(text: string | null | undefined): text is PartId {
  return parts.some(({ id }) => id === text);
}
