/** Spanish catalog of naming rules: what they say of a new link. */
export const naming = {
  missing: 'Falta: {what}. Las reglas de nombres lo piden.',
  missingShape: 'Falta: {what}. Debe tener esta forma: {shape}.',
  allowed: '«{value}» no está en la lista de {what}.',
  spelling: '«{value}» no es como las reglas de nombres escriben {what}.',
  shape: '{what} debe tener esta forma: {shape}.',
  long: '{what} puede tener como máximo {max, plural, one {# carácter} many {# caracteres} other {# caracteres}}.',
  host: 'Los enlaces solo pueden llevar a {hosts}, no a {value}.',
  use: 'Usar <q>{value}</q>',
  fields: {
    url: 'El destino',
    custom: 'El alias',
    channel: 'Un canal',
    campaign: 'Una campaña',
  },
};
