/** Spanish texts of the screens of one list: domains, pixels, overlays and splash pages. */
export const lists = {
  domains: {
    title: 'Dominios',
    deleted: 'Se eliminó el dominio',
    close: 'Cerrar',
    empty: {
      title: 'Añadir el primer dominio',
      text: 'Con un dominio propio, los enlaces cortos se reconocen mejor, como go.example.com/sale. En esta cuenta todavía no hay dominios.',
    },
    unnamed: 'Dominio',
    numbered: 'Dominio {id}',
    table: {
      domain: 'Dominio',
      root: 'Redirección de inicio',
      rootShort: 'Inicio',
      notFound: 'Redirección de enlace inexistente',
      notFoundShort: 'No existe',
      actions: 'Acciones',
      nowhere: 'Ninguna',
    },
    fields: {
      domain: 'Con su esquema, como https://go.example.com',
      root: 'Adónde van los visitantes que abren solo el dominio. Vacío: a ningún sitio.',
      notFound: 'Adónde van los visitantes de un enlace que no existe. Vacío: a ningún sitio.',
    },
    add: { title: 'Añadir dominio', submit: 'Añadir dominio', failed: 'No se añadió el dominio' },
    change: {
      menu: 'Cambiar redirecciones…',
      title: 'Cambiar redirecciones',
      of: 'de <bdi>{name}</bdi>',
      submit: 'Guardar redirecciones',
      failed: 'No se modificó el dominio',
    },
    delete: {
      menu: 'Eliminar dominio…',
      title: '¿Eliminar este dominio?',
      confirm: 'Eliminar dominio',
      failed: 'No se eliminó el dominio',
      text: '<bdi>{name}</bdi> y sus redirecciones desaparecerán de esta cuenta. Sus enlaces cortos dejarán de funcionar, también los que ya se hayan compartido. Lo que ocurra con los enlaces en sí lo decide el servicio.',
    },
    dns: {
      label: 'Antes de añadirlo',
      needs:
        'El dominio ya debe apuntar al servicio. En el proveedor de DNS necesita {record, select, CNAME {un registro CNAME que lleve al servidor} other {un registro {record} con la dirección}} de los enlaces cortos, que suele ser el mismo que el del servicio: <code>{target}</code>.',
      check:
        'Para comprobarlo, ejecutar esto. La respuesta debe ser la misma dirección que la de ese servidor:',
      copy: 'Copiar comando',
    },
  },
  pixels: {
    title: 'Píxeles',
    add: 'Añadir píxel',
    empty: {
      title: 'Añadir el primer píxel',
      text: 'Un píxel informa a una red publicitaria o de análisis de cada visita a un enlace. Esta cuenta todavía no tiene ninguno.',
    },
    final: 'Los píxeles no se pueden editar ni eliminar después.',
    unnamed: 'Píxel',
    numbered: 'Píxel {id}',
    copyTag: 'Copiar la etiqueta de {name}',
    table: { name: 'Nombre', type: 'Tipo', tag: 'Etiqueta', added: 'Añadido' },
  },
  overlays: {
    title: 'Overlays',
    one: 'Overlay',
    purpose: 'Un overlay muestra un mensaje o un formulario sobre el destino de un enlace.',
    type: 'Tipo',
    types: { message: 'Mensaje', contact: 'Formulario de contacto' },
  },
  splash: {
    title: 'Páginas intermedias',
    one: 'Página intermedia',
    purpose: 'Los visitantes ven primero una página intermedia y después continúan al destino.',
  },
};
