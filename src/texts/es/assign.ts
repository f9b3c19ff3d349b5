/** Spanish texts of channels and campaigns as targets: their names, menus, dialogs and headings. */
export const assign = {
  kind: { channel: 'Canal', campaign: 'Campaña' },
  numbered: '{kind, select, channel {Canal {id}} other {Campaña {id}}}',
  menu: {
    assign: { channel: 'Asignar elementos…', campaign: 'Asignar enlaces…' },
    edit: { channel: 'Editar canal…', campaign: 'Editar campaña…' },
    delete: { channel: 'Eliminar canal…', campaign: 'Eliminar campaña…' },
  },
  delete: {
    title: { channel: '¿Eliminar este canal?', campaign: '¿Eliminar esta campaña?' },
    confirm: { channel: 'Eliminar canal', campaign: 'Eliminar campaña' },
    failed: { channel: 'No se eliminó el canal', campaign: 'No se eliminó la campaña' },
    text: 'Se eliminará <target>{name}</target>. Esto no se puede deshacer.',
  },
  heading: {
    unlisted: {
      channel:
        'Su nombre aún no está cargado. Buscar este canal en una página posterior de la lista.',
      campaign:
        'Su nombre aún no está cargado. Buscar esta campaña en una página posterior de la lista.',
    },
    unnamed:
      '{kind, select, channel {No se pudo cargar el nombre de este canal: <reason>{problem}</reason>} other {No se pudo cargar el nombre de esta campaña: <reason>{problem}</reason>}}',
    retry: 'Reintentar',
  },
};
