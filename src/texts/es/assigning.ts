/** Spanish texts of assigning: pickers, the dock of a drag, the panel at the foot, and what a screen reader hears. */
export const assigning = {
  cannotUndo: {
    channel: 'Los elementos no se pueden quitar de un canal uno a uno.',
    campaign:
      'Un enlace está como máximo en una campaña: deja la anterior. Después no se puede quitar.',
  },
  card: {
    label:
      '{type, select, links {{count, plural, one {# enlace a {name}} many {# de enlaces a {name}} other {# enlaces a {name}}}} other {{count, plural, one {# elemento a {name}} many {# de elementos a {name}} other {# elementos a {name}}}}}',
    held: '{type, select, links {{count, plural, one {Asignando # enlace a <target>{name}</target>} many {Asignando # de enlaces a <target>{name}</target>} other {Asignando # enlaces a <target>{name}</target>}}} other {{count, plural, one {Asignando # elemento a <target>{name}</target>} many {Asignando # de elementos a <target>{name}</target>} other {Asignando # elementos a <target>{name}</target>}}}}',
    waiting:
      '{type, select, links {{count, plural, one {Siguiente: # enlace a <target>{name}</target>} many {Siguiente: # de enlaces a <target>{name}</target>} other {Siguiente: # enlaces a <target>{name}</target>}}} other {{count, plural, one {Siguiente: # elemento a <target>{name}</target>} many {Siguiente: # de elementos a <target>{name}</target>} other {Siguiente: # elementos a <target>{name}</target>}}}}',
    running: '{ended, number} de {total, number} a <target>{name}</target>',
    paused: 'En pausa: {ended, number} de {total, number} a <target>{name}</target>',
    none: '{type, select, links {{count, plural, one {Ninguno de # enlace asignado a <target>{name}</target>} many {Ninguno de # de enlaces asignado a <target>{name}</target>} other {Ninguno de # enlaces asignado a <target>{name}</target>}}} other {{count, plural, one {Ninguno de # elemento asignado a <target>{name}</target>} many {Ninguno de # de elementos asignado a <target>{name}</target>} other {Ninguno de # elementos asignado a <target>{name}</target>}}}}',
    done: '{type, select, links {{count, plural, one {# enlace asignado a <target>{name}</target>} many {# de enlaces asignados a <target>{name}</target>} other {# enlaces asignados a <target>{name}</target>}}} other {{count, plural, one {# elemento asignado a <target>{name}</target>} many {# de elementos asignados a <target>{name}</target>} other {# elementos asignados a <target>{name}</target>}}}}',
    part: '{type, select, links {{count, plural, one {{done, number} de # enlace asignado a <target>{name}</target>} many {{done, number} de # de enlaces asignados a <target>{name}</target>} other {{done, number} de # enlaces asignados a <target>{name}</target>}}} other {{count, plural, one {{done, number} de # elemento asignado a <target>{name}</target>} many {{done, number} de # de elementos asignados a <target>{name}</target>} other {{done, number} de # elementos asignados a <target>{name}</target>}}}}',
    holdNote: 'El envío empieza en {seconds, number} segundos.',
    waitNote: 'Espera a la tarea anterior.',
    stays: 'Lo que ya se asignó se conserva.',
    failed: 'No se asignó nada',
  },
  said: {
    undone: 'Deshecho. No se asignó nada.',
    started: {
      channel:
        '{type, select, links {{count, plural, one {Asignando # enlace al canal {name}. Se puede deshacer durante {seconds, number} segundos.} many {Asignando # de enlaces al canal {name}. Se puede deshacer durante {seconds, number} segundos.} other {Asignando # enlaces al canal {name}. Se puede deshacer durante {seconds, number} segundos.}}} other {{count, plural, one {Asignando # elemento al canal {name}. Se puede deshacer durante {seconds, number} segundos.} many {Asignando # de elementos al canal {name}. Se puede deshacer durante {seconds, number} segundos.} other {Asignando # elementos al canal {name}. Se puede deshacer durante {seconds, number} segundos.}}}}',
      campaign:
        '{type, select, links {{count, plural, one {Asignando # enlace a la campaña {name}. Se puede deshacer durante {seconds, number} segundos.} many {Asignando # de enlaces a la campaña {name}. Se puede deshacer durante {seconds, number} segundos.} other {Asignando # enlaces a la campaña {name}. Se puede deshacer durante {seconds, number} segundos.}}} other {{count, plural, one {Asignando # elemento a la campaña {name}. Se puede deshacer durante {seconds, number} segundos.} many {Asignando # de elementos a la campaña {name}. Se puede deshacer durante {seconds, number} segundos.} other {Asignando # elementos a la campaña {name}. Se puede deshacer durante {seconds, number} segundos.}}}}',
    },
    done: {
      channel:
        '{type, select, links {{count, plural, one {# enlace asignado al canal {name}} many {# de enlaces asignados al canal {name}} other {# enlaces asignados al canal {name}}}} other {{count, plural, one {# elemento asignado al canal {name}} many {# de elementos asignados al canal {name}} other {# elementos asignados al canal {name}}}}}',
      campaign:
        '{type, select, links {{count, plural, one {# enlace asignado a la campaña {name}} many {# de enlaces asignados a la campaña {name}} other {# enlaces asignados a la campaña {name}}}} other {{count, plural, one {# elemento asignado a la campaña {name}} many {# de elementos asignados a la campaña {name}} other {# elementos asignados a la campaña {name}}}}}',
    },
    part: {
      channel:
        '{type, select, links {{count, plural, one {{done, number} de # enlace asignado al canal {name}} many {{done, number} de # de enlaces asignados al canal {name}} other {{done, number} de # enlaces asignados al canal {name}}}} other {{count, plural, one {{done, number} de # elemento asignado al canal {name}} many {{done, number} de # de elementos asignados al canal {name}} other {{done, number} de # elementos asignados al canal {name}}}}}',
      campaign:
        '{type, select, links {{count, plural, one {{done, number} de # enlace asignado a la campaña {name}} many {{done, number} de # de enlaces asignados a la campaña {name}} other {{done, number} de # enlaces asignados a la campaña {name}}}} other {{count, plural, one {{done, number} de # elemento asignado a la campaña {name}} many {{done, number} de # de elementos asignados a la campaña {name}} other {{done, number} de # elementos asignados a la campaña {name}}}}}',
    },
    paused: 'La asignación está en pausa.',
    progress: '{done, number} de {total, number} hechos',
  },
  drag: {
    picked:
      '{type, select, links {{count, plural, one {# enlace tomado} many {# de enlaces tomados} other {# enlaces tomados}}} other {{count, plural, one {# elemento tomado} many {# de elementos tomados} other {# elementos tomados}}}}',
    missed: 'No se soltó sobre nada. No se asigna nada.',
    over: { channel: 'Sobre el canal {name}', campaign: 'Sobre la campaña {name}' },
  },
  panel: { live: 'Asignación' },
  notice: {
    show: { channel: 'Ver canal', campaign: 'Ver campaña' },
    also: { channel: 'Añadir también a una campaña…', campaign: 'Añadir también a un canal…' },
  },
  dock: {
    toggle: 'Mostrar canales y campañas',
    title: 'Asignar a',
    pin: 'Fijar',
    unpin: 'Soltar',
    filter: 'Filtrar canales y campañas',
    filterShort: 'Filtrar',
    lists: 'Canales y campañas',
    note: 'Los enlaces no se pueden quitar de canales ni campañas.',
    assign:
      '{type, select, links {{count, plural, one {Asignar # enlace a {name}} many {Asignar # de enlaces a {name}} other {Asignar # enlaces a {name}}}} other {{count, plural, one {Asignar # elemento a {name}} many {Asignar # de elementos a {name}} other {Asignar # elementos a {name}}}}}',
    none: { channel: 'Todavía no hay canales', campaign: 'Todavía no hay campañas' },
    noMatch: { channel: 'Ningún canal coincide', campaign: 'Ninguna campaña coincide' },
    failed: 'No se pudo cargar: <reason>{problem}</reason>',
    notLoaded: '{count, number} más sin cargar',
  },
  recent: 'Reciente',
  menu: { channel: 'Asignar a canal…', campaign: 'Asignar a campaña…' },
  dialog: {
    title: 'Asignar a {name}',
    kind: 'Qué asignar',
    links: 'Enlaces',
    others: 'Página de bio o código QR',
    cancel: 'Cancelar',
    none: 'Asignar enlaces',
    submit:
      '{type, select, links {{count, plural, one {Asignar # enlace} many {Asignar # de enlaces} other {Asignar # enlaces}}} other {{count, plural, one {Asignar # elemento} many {Asignar # de elementos} other {Asignar # elementos}}}}',
  },
  item: {
    type: 'Tipo',
    bio: 'Página de bio',
    qr: 'Código QR',
    bioNumbered: 'Página de bio {id}',
    qrNumbered: 'Código QR {id}',
    id: 'Id',
    idHelp:
      'El servicio no ofrece una lista de páginas de bio ni de códigos QR. Introducir el número que muestra para cada uno.',
    missing: 'Introducir el id del elemento',
    invalid: 'Debe ser un número entero, a partir de 1',
    submit: 'Asignar elemento',
  },
  links: {
    label: 'Enlaces',
    search: 'Buscar enlaces',
    placeholder: 'Palabras del alias, destino, título o descripción',
    what: 'los enlaces',
    present: 'Ya está',
    empty: 'Todavía no hay enlaces en esta cuenta.',
    noMatch: 'Ningún enlace coincide. Probar con menos palabras o con otras.',
    newest:
      '{count, plural, one {# enlace, el más reciente primero} many {# de enlaces, los más recientes primero} other {# enlaces, los más recientes primero}}',
    found:
      '{count, plural, one {# enlace encontrado} many {# de enlaces encontrados} other {# enlaces encontrados}}',
  },
  picker: {
    one: {
      channel: 'Asignar <item>{name}</item> a un canal',
      campaign: 'Asignar <item>{name}</item> a una campaña',
    },
    some: {
      channel:
        '{type, select, links {{count, plural, one {Asignar # enlace a un canal} many {Asignar # de enlaces a un canal} other {Asignar # enlaces a un canal}}} other {{count, plural, one {Asignar # elemento a un canal} many {Asignar # de elementos a un canal} other {Asignar # elementos a un canal}}}}',
      campaign:
        '{type, select, links {{count, plural, one {Asignar # enlace a una campaña} many {Asignar # de enlaces a una campaña} other {Asignar # enlaces a una campaña}}} other {{count, plural, one {Asignar # elemento a una campaña} many {Asignar # de elementos a una campaña} other {Asignar # elementos a una campaña}}}}',
    },
    cost: '{type, select, links {{count, plural, one {# enlace: {time}.} many {# de enlaces: {time}.} other {# enlaces: {time}.}}} other {{count, plural, one {# elemento: {time}.} many {# de elementos: {time}.} other {# elementos: {time}.}}}}',
    search: { channel: 'Buscar canales', campaign: 'Buscar campañas' },
    placeholder: {
      channel: 'Buscar canales o nombrar uno nuevo',
      campaign: 'Buscar campañas o nombrar una nueva',
    },
    list: { channel: 'Canales', campaign: 'Campañas' },
    create: { channel: 'Crear el canal <q>{name}</q>', campaign: 'Crear la campaña <q>{name}</q>' },
    notCreated: { channel: 'No se creó el canal', campaign: 'No se creó la campaña' },
    withoutId: {
      channel: 'Canal creado. Para usarlo hay que elegirlo en la lista.',
      campaign: 'Campaña creada. Para usarla hay que elegirla en la lista.',
    },
    failed: {
      channel: 'No se pudieron cargar los canales',
      campaign: 'No se pudieron cargar las campañas',
    },
    failedMore: {
      channel: 'No se pudieron cargar más canales',
      campaign: 'No se pudieron cargar más campañas',
    },
    loading: 'Cargando…',
    more: 'Cargar más',
    retry: 'Reintentar',
    empty: {
      channel: 'Todavía no hay canales en esta cuenta. Para crear el primero, escribir un nombre.',
      campaign:
        'Todavía no hay campañas en esta cuenta. Para crear la primera, escribir un nombre.',
    },
    count: {
      channel: '{count, plural, one {# canal.} many {# de canales.} other {# canales.}}',
      campaign: '{count, plural, one {# campaña.} many {# de campañas.} other {# campañas.}}',
    },
    noMatch: { channel: 'Ningún canal coincide.', campaign: 'Ninguna campaña coincide.' },
    matches: 'Coinciden {count, number} de {total, number}.',
    notLoaded:
      '{count, plural, one {# más sin cargar.} many {# más sin cargar.} other {# más sin cargar.}}',
    notSearched:
      '{count, plural, one {# más sin cargar, no incluido en la búsqueda.} many {# más sin cargar, no incluidos en la búsqueda.} other {# más sin cargar, no incluidos en la búsqueda.}}',
  },
};
