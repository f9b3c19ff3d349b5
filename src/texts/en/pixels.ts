/** English texts of the Pixels screen. */
export const pixels = {
  title: 'Pixels',
  add: 'Add pixel',
  empty: {
    title: 'Add your first pixel',
    text: 'A pixel tells an ad or analytics network about each visit to a link. This account has none yet.',
  },
  final: 'Pixels can’t be edited or deleted later.',
  unnamed: 'Pixel',
  numbered: 'Pixel {id}',
  copyTag: 'Copy tag of {name}',
  table: { name: 'Name', type: 'Type', tag: 'Tag', added: 'Added' },
} as const;
