/** Spanish texts of lists of records and of the page of one: past the end, not found, unreadable values. */
export const records = {
  past: {
    title: 'Esta página no existe',
    text: '{pages, plural, one {Solo hay # página.} many {Solo hay # de páginas.} other {Solo hay # páginas.}}',
    first: 'Ir a la primera página',
    last: 'Ir a la última página',
  },
  notFound: {
    title: 'No encontrado',
    text: 'Puede que se haya eliminado o que sea de otra cuenta. Comprobar también que la dirección esté bien escrita.',
    back: 'Volver a {list}',
  },
  unread: {
    rows: '{rows, plural, one {No se pudo leer # fila.} many {No se pudieron leer # de filas.} other {No se pudieron leer # filas.}}',
    values:
      '{values, plural, one {No se pudo leer # valor.} many {No se pudieron leer # de valores.} other {No se pudieron leer # valores.}}',
    both: 'No se pudieron leer {rows, plural, one {# fila} many {# de filas} other {# filas}} y {values, plural, one {# valor} many {# de valores} other {# valores}}.',
    show: 'Mostrar',
    hide: 'Ocultar',
    copy: 'Copiar lo que no se pudo leer',
    label: 'Lo que no se pudo leer',
    more: '… y {count, number} más',
  },
  redirectPages: {
    numbered: '{kind, select, overlay {Overlay {id}} other {Página intermedia {id}}}',
    name: 'Nombre',
    created: 'Creación',
    use: 'Usar',
    useInLink: 'Usar en un enlace nuevo',
    useNamed: 'Usar {name} en un enlace nuevo',
    empty: { overlay: 'Todavía no hay overlays', splashPage: 'Todavía no hay páginas intermedias' },
    elsewhere: 'Se crean y se modifican en la cuenta del servicio.',
  },
};
