/** German catalog of naming rules: what they say of a new link. */
export const naming = {
  missing: '{what} fehlt. Die Namensregeln verlangen das.',
  missingShape: '{what} fehlt. Form: {shape}.',
  allowed: '„{value}“ steht nicht in der Liste für {what}.',
  spelling: '„{value}“: Die Namensregeln schreiben {what} anders.',
  shape: '{what} muss diese Form haben: {shape}.',
  long: '{what} darf höchstens {max, plural, one {# Zeichen} other {# Zeichen}} haben.',
  host: 'Links dürfen nur zu {hosts} führen, nicht zu {value}.',
  use: '<q>{value}</q> verwenden',
  fields: {
    url: 'Das Ziel',
    custom: 'Der Alias',
    channel: 'Ein Kanal',
    campaign: 'Eine Kampagne',
  },
};
