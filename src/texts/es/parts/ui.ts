/** Spanish texts of the components that know no resource: states of a query, forms, menus. */
export const ui = {
  query: {
    // What is loaded is a heading in one place and a phrase in another: the colon suits both.
    loading: 'Cargando: {what}',
    failed: 'No se pudo cargar: {what}',
    stale: 'No se pudo actualizar: {what}',
    earlier: 'Se muestran datos anteriores.',
    retry: 'Reintentar',
  },
  form: {
    unclear: 'No está claro si funcionó',
    unread: 'No se pudo leer este valor.',
    unreadStays: 'No se pudo leer este valor. Se conserva como está si no se cambia aquí.',
    cancel: 'Cancelar',
    dismiss: 'Descartar',
    showTyped: 'Mostrar lo escrito',
    emptied: 'Muchos servicios ignoran un campo que se vacía y conservan el valor anterior.',
  },
  actions: 'Acciones para {name}',
  pager: { label: 'Páginas', previous: 'Anterior', next: 'Siguiente', page: 'Página {page, number} de {pages, number}' },
  moreRows: 'Mostrar {more, number} más de {total, number}',
  selectAll: 'Seleccionar todo lo mostrado',
  unloaded: {
    title: 'No se pudo abrir',
    text: 'Esta parte no se cargó, quizá por una actualización. Recargar la página.',
  },
  updated: { at: 'actualizado: {time}', refresh: 'Actualizar' },
  lookalike: {
    ascii: 'Este servidor está escrito en su forma ASCII, {ascii}. Sus letras pueden parecerse a las de otro.',
    mixed: 'Este servidor mezcla alfabetos y puede hacerse pasar por otro. Se escribe {written}, y un navegador va a {ascii}.',
  },
  unread: { none: 'El servicio no envió ningún valor', raw: 'No se pudo leer: {raw}' },
  fold: { less: 'Mostrar menos', all: 'Mostrar todo' },
  view: {
    chart: 'Mostrar como gráfico',
    table: 'Mostrar como tabla',
    chartOf: 'Mostrar {title} como gráfico',
    tableOf: 'Mostrar {title} como tabla',
  },
  chart: { share: 'Proporción' },
  trend: {
    total: 'Clics en total',
    perDay: 'Clics por día, de media entre dos comprobaciones',
    perHour: 'Clics por hora, de media entre dos comprobaciones',
    gap: 'Sin comprobaciones',
    again: 'El contador volvió a empezar',
  },
  copy: { done: 'Copiado', failed: 'No se pudo copiar: seleccionar el texto' },
};
