/** German texts of the Overlays screen. */
export const overlays = {
  title: 'Overlays',
  one: 'Overlay',
  purpose: 'Ein Overlay zeigt eine Nachricht oder ein Formular über dem Ziel eines Links.',
  type: 'Art',
  types: { message: 'Nachricht', contact: 'Kontaktformular' },
} as const;
