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
    labels: {
      color: 'Color',
      description: 'Descripción',
      domain: 'Dominio',
      email: 'Correo electrónico',
      name: 'Nombre',
      password: 'Contraseña nueva',
      public: 'Pública',
      redirect404: 'Redirección de enlace inexistente',
      redirectroot: 'Redirección de inicio',
      slug: 'Enlace rotativo',
      starred: 'Favorito',
      tag: 'Etiqueta',
      type: 'Tipo',
    },
    unclear: 'No está claro si funcionó',
    unread: 'No se pudo leer este valor.',
    unreadStays: 'No se pudo leer este valor. Se conserva como está si no se cambia aquí.',
    cancel: 'Cancelar',
    dismiss: 'Descartar',
    showTyped: 'Mostrar lo escrito',
    emptied: 'Muchos servicios ignoran un campo que se vacía y conservan el valor anterior.',
  },
  close: 'Cerrar',
  keys: { shift: 'Mayús {key}', escape: 'Esc' },
  actions: 'Acciones para {name}',
  pager: {
    label: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    page: 'Página {page, number} de {pages, number}',
  },
  moreRows: 'Mostrar {more, number} más de {total, number}',
  selectAll: 'Seleccionar todo lo mostrado',
  unloaded: {
    title: 'No se pudo abrir',
    text: 'Esta parte no se cargó, quizá por una actualización. Recargar la página.',
  },
  updated: { at: 'actualizado: {time}', from: 'de las {time}', refresh: 'Actualizar' },
  lookalike: {
    ascii:
      'Este servidor está escrito en su forma ASCII, {ascii}. Sus letras pueden parecerse a las de otro.',
    mixed:
      'Este servidor mezcla alfabetos y puede hacerse pasar por otro. Se escribe {written}, y un navegador va a {ascii}.',
  },
  unread: { none: 'El servicio no envió ningún valor', raw: 'No se pudo leer: {raw}' },
  fold: { less: 'Mostrar menos', all: 'Mostrar todo' },
  view: {
    chart: 'Mostrar como gráfico',
    table: 'Mostrar como tabla',
    chartOf: 'Mostrar {title} como gráfico',
    tableOf: 'Mostrar {title} como tabla',
  },
  chart: {
    clicks: 'Clics',
    share: 'Proporción',
    caption: '{title}, por clics',
    bars: '{title}, por clics. Las teclas de flecha leen las barras una a una.',
    map: '{title}, por clics, en un mapa. Las teclas de flecha leen los países uno a uno.',
    bar: '{name}: {count, plural, one {# clic} many {# de clics} other {# clics}}, {share} de {total, number}',
    barUnread: '{name}: no se pudo leer el número de clics',
    covers:
      'Abarca {sum, number} de {total, plural, one {# clic} many {# de clics} other {# clics}}',
    unnamed: 'Sin nombre',
    nameUnread: 'No se pudo leer el nombre',
    less: 'Solo los {count, number} primeros',
    more: '{count, number} más',
    legend:
      '1 <scale></scale><to>a </to>{most, plural, one {# clic} many {# de clics} other {# clics}}',
    offMap: '{count, number} fuera del mapa.',
    noneOnMap: 'Ninguno de estos países está en el mapa.',
  },
  trend: {
    intervals: '{label}. Las teclas de flecha leen los intervalos uno a uno.',
  },
  copy: { done: 'Copiado', failed: 'No se pudo copiar: seleccionar el texto' },
  notices: { label: 'Avisos', dismiss: 'Descartar' },
};
