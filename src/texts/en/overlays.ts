/** English texts of the Overlays screen. */
export const overlays = {
  title: 'Overlays',
  one: 'Overlay',
  purpose: 'An overlay shows a message or a form on top of a link’s destination.',
  type: 'Type',
  types: { message: 'Message', contact: 'Contact form' },
} as const;
