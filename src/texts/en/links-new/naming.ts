/** English catalog of naming rules: what they say of a new link. */
export const naming = {
  missing: '{what} is missing. Your naming rules ask for it.',
  missingShape: '{what} is missing. It should look like {shape}.',
  allowed: '“{value}” isn’t in your list for {what}.',
  spelling: '“{value}” isn’t how your naming rules write {what}.',
  shape: '{what} should look like {shape}.',
  long: '{what} can have {max, plural, one {# character} other {# characters}} at most.',
  host: 'Links may lead to {hosts} only, not to {value}.',
  use: 'Use <q>{value}</q>',
  fields: {
    url: 'The destination',
    custom: 'The alias',
    channel: 'A channel',
    campaign: 'A campaign',
  },
};
