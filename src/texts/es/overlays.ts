/** Spanish texts of the Overlays screen. */
export const overlays = {
  title: 'Overlays',
  one: 'Overlay',
  purpose: 'Un overlay muestra un mensaje o un formulario sobre el destino de un enlace.',
  type: 'Tipo',
  types: { message: 'Mensaje', contact: 'Formulario de contacto' },
};
