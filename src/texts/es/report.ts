/** Spanish texts of the report: the screen, the document and its file. */
export const report = {
  title: 'Informe',
  open: 'Informe…',
  print: 'Imprimir o PDF',
  save: 'Guardar como archivo',
  saved: '{name} guardado',
  saveFailed: 'No se pudo guardar el informe. Recargar la página y volver a intentarlo.',
  last: 'Último informe: <bdi>{name}</bdi> · {period}',
  period: {
    week: 'Esta semana',
    days: '{count, plural, one {# día} many {# de días} other {# días}}',
    all: 'Todo',
  },
  empty: {
    title: 'Aún no hay nada que informar',
    none: 'Todavía no contiene enlaces.',
    text: 'Ninguno de estos enlaces está cargado. Cargar todos los enlaces o abrir el informe desde Enlaces.',
    back: {
      links: 'Abrir enlaces',
      channel: 'Abrir canal',
      campaign: 'Abrir campaña',
      plan: 'Abrir plan',
    },
  },
  of: {
    account: 'Todos los enlaces',
    links: '{count, plural, one {# enlace} many {# de enlaces} other {# enlaces}}',
    view: 'Enlaces: {name}',
  },
  kind: {
    account: 'Informe de todos los enlaces',
    links: 'Informe de los enlaces seleccionados',
    link: 'Informe de un enlace',
    view: 'Informe de una vista de enlaces',
    channel: 'Informe de canal',
    campaign: 'Informe de campaña',
    plan: 'Informe de plan',
  },
  options: {
    label: 'Opciones del informe',
    title: 'Título',
    for: 'Para',
    forHint: 'Por ejemplo: el equipo de marketing',
    period: 'Clics nuevos',
    notes: 'Notas',
    statistics: 'Países, sitios de procedencia, navegadores',
  },
  since: 'desde el {day}',
  new: {
    week: 'Nuevos esta semana',
    days: 'Nuevos en {count, plural, one {# día} many {# de días} other {# días}}',
    since: 'Nuevos desde el {day}',
  },
  partial:
    'Leídos hasta ahora {loaded, number} de {total, number} enlaces. Todas las cifras son como mínimo estas.',
  partialSome:
    'Algunos de estos enlaces aún no se han leído. Todas las cifras son como mínimo estas.',
  figures: {
    clicks: 'Clics',
    unique: 'Clics únicos',
    perLink: 'Por enlace',
    perDay: 'Por día',
    ofLinks:
      'de {count, number} de {all, plural, one {# enlace} many {# de enlaces} other {# enlaces}}',
    weekFrom: 'los enlaces anteriores se cuentan desde el {day}',
  },
  trend: {
    title: 'Clics por día, según lo registrado',
    top: '{rate} por día',
    long: '{clicks, plural, one {# clic} many {# de clics} other {# clics}} en {days, plural, one {# día} many {# de días} other {# días}}',
    note: 'Una barra pálida: más de una semana sin registros. Nada es una estimación.',
    table: 'Las mismas cifras en una tabla',
    from: 'Desde',
    to: 'Hasta',
    clicks: 'Clics',
    rate: 'Por día',
    notes: 'Notas',
  },
  notes: {
    title: 'Notas',
    day: 'Día',
    text: 'Qué ocurrió',
    outside: 'fuera del tiempo registrado',
  },
  movers: 'Más clics nuevos',
  by: {
    title: {
      source: 'Por fuente',
      medium: 'Por medio',
      channel: 'Por canal',
      site: 'Por sitio',
    },
    clicks: 'Clics',
    share: 'Parte',
    none: {
      source: 'Sin fuente',
      medium: 'Sin medio',
      channel: 'Sin canal',
      site: 'Sin sitio',
    },
    others: '{count, plural, one {# más} many {# más} other {# más}}',
    overlaps: 'Un enlace en dos canales cuenta en ambos.',
  },
  plan: {
    title: 'Plan: clics de cada enlace',
    channel: 'Canal',
    clicks: 'Clics',
    total: 'Total',
    note: 'Cuanto más intenso el color, más clics. Un guion: sin enlace.',
    unread: 'Un signo de interrogación: los clics no se han leído.',
    shared: 'Un enlace en dos celdas cuenta una vez en las sumas.',
  },
  links: {
    title: 'Enlaces',
    channel: 'Canal',
    campaign: 'Campaña',
    clicks: 'Clics',
    share: 'Parte',
    perDay: 'Por día',
    others: '{count, plural, one {y # más} many {y # más} other {y # más}}',
  },
  details: {
    title: 'Países, sitios de procedencia, navegadores',
    known:
      'Aquí están las estadísticas de {known, number} de {all, plural, one {# enlace} many {# de enlaces} other {# enlaces}}.',
    price:
      '{count, plural, one {# enlace} many {# de enlaces} other {# enlaces}}, con {share} de todos los clics: {count, plural, one {# solicitud} many {# de solicitudes} other {# solicitudes}}, {time}.',
    read: 'Leer estadísticas',
    failed: 'No se pudo iniciar la lectura. Volver a intentarlo.',
  },
  splits: {
    title: {
      countries: 'Países',
      referrers: 'Sitios de procedencia',
      browsers: 'Navegadores',
      systems: 'Sistemas',
      networks: 'Redes',
    },
    map: 'Mapa',
    cover:
      'De {links, number} de {all, plural, one {# enlace} many {# de enlaces} other {# enlaces}}, con {share} de los clics. Leído {when}.',
  },
  about: {
    tagged:
      '{count, plural, one {# enlace} many {# de enlaces} other {# enlaces}} por utm_campaign {tags}.',
    added:
      '{count, plural, one {# enlace añadido} many {# de enlaces añadidos} other {# enlaces añadidos}} a mano.',
    totals: 'Los clics se cuentan desde la creación de cada enlace y se leyeron {when}.',
    observed: 'Los clics nuevos los registró un navegador, {when}.',
    unique:
      'Los clics únicos se suman en {count, number} de {all, plural, one {# enlace} many {# de enlaces} other {# enlaces}}: un visitante puede estar en varios.',
    plan: 'No incluye otros enlaces de la campaña.',
    unread:
      'No se pudieron leer los clics de {count, plural, one {# enlace} many {# de enlaces} other {# enlaces}}. No están en ninguna suma.',
    noChannels: 'Los canales aún no se han leído: no se muestran los clics por canal.',
    channels: 'Leídos hasta ahora los enlaces de {read, number} de {all, number} canales.',
  },
} as const;
