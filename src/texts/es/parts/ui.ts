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
  },
  actions: 'Acciones para {name}',
};
