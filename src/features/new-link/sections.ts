/** Sections of a new link: the parts of its form in their order, with the fields of each. */

/** `destination` is the card that is always open. */
export const sections = [
  {
    id: 'destination',
    fields: ['url', 'domain', 'custom', 'channel', 'campaign', 'utm', 'parameters'],
  },
  { id: 'targeting', fields: ['geotarget', 'devicetarget', 'languagetarget'] },
  { id: 'social-card', fields: ['metatitle', 'metadescription', 'metaimage'] },
  { id: 'protection', fields: ['password', 'expiry', 'status'] },
  { id: 'pixels', fields: ['pixels'] },
  { id: 'apps', fields: ['deeplink'] },
  { id: 'redirect-type', fields: ['type'] },
  { id: 'description', fields: ['description'] },
] as const satisfies readonly { id: string; fields: readonly string[] }[];

export type SectionId = (typeof sections)[number]['id'];

/** The section with a field, given its path such as `geotarget.0.link`; the first one for any other. */
export function sectionOf(path: string): SectionId {
  const [name] = path.split('.');
  return sections.find(({ fields }) => fields.some((field) => field === name))?.id ?? 'destination';
}
