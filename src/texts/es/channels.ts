/** Spanish texts of the Channels screen and of the page of a channel. */
export const channels = {
  title: 'Canales',
  channel: 'Canal',
  new: 'Nuevo canal',
  empty: {
    title: 'Crear el primer canal',
    text: 'Los canales muestran de dónde vienen los clics: por ejemplo, un boletín, carteles o un pódcast.',
  },
  noMatch: {
    title: 'Ningún canal coincide',
    text: 'La búsqueda mira los nombres y las descripciones. Probar con menos palabras o con otras.',
    all: 'Mostrar todos los canales',
  },
  search: { label: 'Buscar canales', clear: 'Borrar búsqueda' },
  order: {
    label: 'Orden',
    clicks: 'Más clics',
    week: 'Nuevos esta semana',
    starred: 'Favoritos primero',
    name: 'Nombre, de la A a la Z',
    nameBack: 'Nombre, de la Z a la A',
    newest: 'Predeterminado',
  },
  found:
    '{count, plural, one {# canal encontrado} many {# de canales encontrados} other {# canales encontrados}}.',
  left: {
    some: 'Hay más canales sin cargar, en los que no se ha buscado.',
    counted:
      '{count, plural, one {Falta por cargar # canal, en el que no se ha buscado.} many {Faltan por cargar # de canales, en los que no se ha buscado.} other {Faltan por cargar # canales, en los que no se ha buscado.}}',
    loading: 'Cargando el resto…',
    load: 'Cargar más',
  },
  star: {
    on: 'Favorito',
    off: 'No es favorito',
    change: 'Favorito: {name}',
    add: 'Marcar este canal como favorito',
    added: 'Marcado como favorito.',
    remove: 'Quitar este canal de los favoritos',
    removed: 'Ya no es favorito.',
    failed: 'No se cambió el favorito: <reason>{problem}</reason>',
  },
  delete: {
    items:
      'Todos sus elementos se quitan de él. Los enlaces, las páginas de bio y los códigos QR se conservan.',
    counted:
      '{count, plural, =0 {Está vacío.} one {Su único elemento se quita de él. El elemento en sí se conserva.} many {Sus # de elementos se quitan de él. Los enlaces, las páginas de bio y los códigos QR se conservan.} other {Sus # elementos se quitan de él. Los enlaces, las páginas de bio y los códigos QR se conservan.}}',
  },
  items: {
    title: 'Elementos',
    item: 'Elemento',
    date: 'Fecha',
    actions: 'Acciones',
    untitled: 'Sin título',
    numbered: '{type, select, links {Enlace {id}} bio {Página de bio {id}} other {QR {id}}}',
    all: 'Todos',
    kinds: { links: 'Enlaces', bio: 'Páginas de bio', qr: 'Códigos QR' },
    clicks: '{clicks, plural, one {# clic} many {# de clics} other {# clics}}',
    types: { bio: 'Página de bio', qr: 'QR' },
    empty: {
      title: 'Todavía no hay nada en este canal',
      assign: 'Asignar elementos',
      text: 'Con el botón se eligen los enlaces. Las páginas de bio y los códigos QR se eligen por su id.',
    },
    total:
      '{count, plural, one {# elemento} many {# de elementos} other {# elementos}}. Los elementos no se pueden quitar uno a uno; al eliminar el canal se quitan todos.',
  },
};
