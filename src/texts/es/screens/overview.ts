/** Spanish texts of the Overview screen. */
export const overview = {
  title: 'Resumen',
  what: {
    account: 'la cuenta',
    top: 'los enlaces con más clics',
    newest: 'los enlaces más recientes',
    channels: 'los canales',
  },
  figures: {
    clicks: 'Clics',
    links: 'Enlaces',
    whole: 'en esta cuenta',
    pending: 'en los enlaces conocidos',
    known: '{count, plural, one {en # enlace conocido} many {en # de enlaces conocidos} other {en # enlaces conocidos}}',
    all: '{count, plural, =0 {todavía sin enlaces} one {en # enlace} many {en los # de enlaces} other {en los # enlaces}}',
    part: 'en {counted, number} de {count, plural, one {# enlace} many {# de enlaces} other {# enlaces}}',
  },
  plan: {
    label: 'Plan',
    name: 'Plan: <status></status>',
    unknown: 'desconocido',
    endless: 'sin fecha de fin',
    ends: 'termina el {day} ({distance})',
    ended: 'terminó el {day} ({distance})',
    endsAs: 'termina: <value></value>',
  },
  steps: {
    title: 'Primeros pasos',
    finish: 'Terminar',
    hide: 'Ocultar',
    done: 'Hecho',
    open: 'Pendiente',
    make: 'Crear un enlace',
    makeLink: 'Acortar la primera dirección web',
    made: 'El primer enlace corto está listo.',
    follow: 'Probarlo',
    followLink: 'Abrir <short></short> o enviarlo a alguien.',
    followLater: 'Abrir el enlace corto o enviarlo a alguien.',
    see: 'Ver sus estadísticas',
    seeLink: 'Ver los países y navegadores de sus clics',
    seeLater: 'Los países, los navegadores y los sitios de procedencia de sus clics aparecen en la página del enlace.',
  },
  since: {
    when: 'Desde la última visita en este navegador ({when}):',
    links:
      '{count, plural, =0 {Ningún enlace nuevo.} one {# enlace nuevo.} many {# de enlaces nuevos.} other {# enlaces nuevos.}}',
    fewer: '{count, plural, one {# enlace menos.} many {# de enlaces menos.} other {# enlaces menos.}}',
    clicks:
      '{clicks, plural, =0 {Ningún clic nuevo} one {# clic nuevo} many {# de clics nuevos} other {# clics nuevos}} {links, plural, one {en el # enlace visto ambas veces.} many {en los # de enlaces vistos ambas veces.} other {en los # enlaces vistos ambas veces.}}',
    reset:
      '{count, plural, one {Se puso a cero # contador.} many {Se pusieron a cero # de contadores.} other {Se pusieron a cero # contadores.}}',
  },
  trend: {
    title: 'Clics nuevos',
    export: 'Exportar las tendencias de todos los enlaces como CSV',
    period: 'Periodo',
    days: '{days, plural, one {# día} many {# de días} other {# días}}',
    noLinks: 'Todavía no hay enlaces. La tendencia empieza cuando Linkdeck ha comprobado los clics de un enlace dos veces.',
    once: 'Linkdeck ha comprobado los clics una vez. La tendencia empieza con la próxima comprobación.',
    tooFew:
      'Los enlaces comprobados hasta ahora reúnen muy pocos de los clics como para dar un total. Se muestran los enlaces en alza.',
    caption: 'Clics nuevos desde el {when}',
    at: '{least, plural, one {Hasta el {when}: # clic nuevo} many {Hasta el {when}: # de clics nuevos} other {Hasta el {when}: # clics nuevos}}',
    range:
      'Hasta el {when}: de {least, number} a {most, plural, one {# clic nuevo} many {# de clics nuevos} other {# clics nuevos}}',
    band: 'Total, de lo seguro a lo posible',
    table: { by: 'Hasta', least: 'Mínimo', most: 'Máximo' },
  },
  movers: {
    title: 'Enlaces en alza',
    covers:
      '{days, plural, one {Por clics nuevos en el último día} many {Por clics nuevos en los últimos # de días} other {Por clics nuevos en los últimos # días}}',
    none: '{days, plural, one {Ningún clic nuevo en el último día.} many {Ningún clic nuevo en los últimos # de días.} other {Ningún clic nuevo en los últimos # días.}} Los enlaces aparecen aquí cuando sus clics aumentan entre dos comprobaciones.',
  },
  top: {
    title: 'Con más clics',
    covers:
      '{shown, number} de {total, plural, one {# enlace} many {# de enlaces} other {# enlaces}}, por todos los clics hasta ahora',
    coversUncounted: '{shown, plural, one {# enlace} many {# de enlaces} other {# enlaces}}, por todos los clics hasta ahora',
    none: 'Todavía no hay clics.',
  },
  newest: {
    title: 'Más recientes',
    covers: '{shown, number} de {total, plural, one {# enlace} many {# de enlaces} other {# enlaces}}, los más recientes primero',
    coversUncounted: '{shown, plural, one {# enlace} many {# de enlaces} other {# enlaces}}, los más recientes primero',
  },
  noLinks: 'Todavía no hay enlaces. <new>Crear el primero</new> para verlo aquí.',
  unreadable:
    '{count, plural, one {No se pudo leer # enlace, que no aparece aquí.} many {No se pudieron leer # de enlaces, que no aparecen aquí.} other {No se pudieron leer # enlaces, que no aparecen aquí.}}',
  expiring: {
    title: 'Caducan pronto',
    covers:
      '{count, plural, one {# enlace} many {# de enlaces} other {# enlaces}} en {days, plural, one {el próximo día} many {los próximos # de días} other {los próximos # días}}',
    coversPart:
      '{shown, number} de {count, plural, one {# enlace} many {# de enlaces} other {# enlaces}} en {days, plural, one {el próximo día} many {los próximos # de días} other {los próximos # días}}',
    none: '{days, plural, one {Ningún enlace conocido caduca en el próximo día.} many {Ningún enlace conocido caduca en los próximos # de días.} other {Ningún enlace conocido caduca en los próximos # días.}}',
    known: 'Incluye los enlaces creados o abiertos en este navegador.',
  },
  starred: {
    title: 'Canales favoritos',
    covers: '{starred, number} de {count, plural, one {# canal} many {# de canales} other {# canales}}',
    coversFirst:
      '{starred, number} {count, plural, one {del primer canal} many {de los primeros # de canales} other {de los primeros # canales}}',
    unread: 'No se pudieron leer los favoritos.',
    noChannels: 'Todavía no hay canales. <all>Crear el primero</all> y marcarlo como favorito.',
    none: 'Todavía no hay canales favoritos. <all>Marcar los más usados</all> para verlos aquí.',
    more: 'Comprobar más canales',
  },
  jobs: {
    title: 'En curso',
    importPaused: 'Hay una importación en pausa',
    assignPaused: 'Hay una asignación en pausa',
    importContinue: 'Continuar la importación',
    assignContinue: 'Continuar en Actividad',
    progress: 'Progreso de {title}',
  },
};
