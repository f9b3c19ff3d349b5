/** German texts of the Pixels screen. */
export const pixels = {
  title: 'Pixel',
  add: 'Pixel hinzufügen',
  empty: {
    title: 'Erstes Pixel hinzufügen',
    text: 'Ein Pixel meldet jeden Besuch eines Links an ein Werbe- oder Analysenetzwerk. In diesem Konto gibt es noch keins.',
  },
  final: 'Pixel lassen sich später nicht bearbeiten oder löschen.',
  unnamed: 'Pixel',
  numbered: 'Pixel {id}',
  copyTag: 'Tag von {name} kopieren',
  table: { name: 'Name', type: 'Art', tag: 'Tag', added: 'Hinzugefügt' },
} as const;
