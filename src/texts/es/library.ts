/** Spanish texts of all links in this browser: how many are here, how long the others take, and where they are kept. */
export const library = {
  /** Beside the title of Links and Overview. */
  count: {
    of: '{loaded, number} de {total, number}',
    left: '· {time}',
    load: 'Cargar todos, {time}',
  },
  load: 'Cargar todos los enlaces',
  time: {
    moment: 'menos de un minuto',
    minutes:
      '{count, plural, one {alrededor de # min} many {alrededor de # min} other {alrededor de # min}}',
    hours:
      '{count, plural, one {alrededor de # hora} many {alrededor de # de horas} other {alrededor de # horas}}',
  },
  opening: 'Abriendo los enlaces.',
  here: '{known, plural, one {# enlace aquí.} many {# de enlaces aquí.} other {# enlaces aquí.}}',
  hereOf:
    '{total, plural, one {{known, number} de # enlace aquí.} many {{known, number} de # de enlaces aquí.} other {{known, number} de # enlaces aquí.}}',
  hereLeft:
    '{known, plural, one {# enlace aquí. Tiempo restante: {time}.} many {# de enlaces aquí. Tiempo restante: {time}.} other {# enlaces aquí. Tiempo restante: {time}.}}',
  hereOfLeft:
    '{total, plural, one {{known, number} de # enlace aquí. Tiempo restante: {time}.} many {{known, number} de # de enlaces aquí. Tiempo restante: {time}.} other {{known, number} de # enlaces aquí. Tiempo restante: {time}.}}',
  all: '{known, plural, one {El enlace está aquí.} many {Los # de enlaces están aquí.} other {Los # enlaces están aquí.}}',
  clicksUnknown: 'Algunos clics aún no se conocen.',
  clicksAt: 'Clics leídos: {when}.',
  clicksBetween: 'Clics leídos: de {from} a {to}.',
  waiting: {
    paused: 'En pausa.',
    user: 'Esperando mientras se trabaja.',
    'other-app': 'Esperando: otra aplicación usa las solicitudes.',
    limit: 'Esperando por el límite de solicitudes.',
    offline: 'Esperando: sin conexión.',
    key: 'Detenido: el servicio rechazó la clave de API.',
    failed: 'Detenido: el servicio no responde.',
  },
  aging: {
    offline: 'No hay conexión, así que nada se actualiza.',
    key: 'El servicio rechazó la clave de API, así que nada se actualiza.',
    failed: 'No se puede acceder al servicio, así que nada se actualiza.',
  },
  unreadable:
    '{count, plural, one {No se pudo leer # fila, que no aparece en la lista.} many {No se pudieron leer # de filas, que no aparecen en la lista.} other {No se pudieron leer # filas, que no aparecen en la lista.}}',
  removed:
    '{count, plural, one {# enlace se eliminó en otro lugar.} many {# de enlaces se eliminaron en otro lugar.} other {# enlaces se eliminaron en otro lugar.}}',
  notFound:
    '{count, plural, one {Puede que # enlace se haya eliminado en otro lugar.} many {Puede que # de enlaces se hayan eliminado en otro lugar.} other {Puede que # enlaces se hayan eliminado en otro lugar.}}',
  unsorted: 'Este servicio no ordena, así que los enlaces nuevos tardan más en aparecer.',
  keeping: {
    device:
      'Cifrados y protegidos por la frase de contraseña. Se abren más rápido, también sin conexión.',
    session:
      'Cifrados, hasta que se bloquea Linkdeck o se cierran todas sus pestañas. Al recargar no hacen falta solicitudes nuevas.',
  },
  kept: {
    memory: 'Los enlaces están solo en la memoria, hasta que se bloquea o se cierra Linkdeck.',
    impossible:
      'Los enlaces están solo en la memoria, porque la clave de API no se guarda en este navegador.',
    device:
      'Los enlaces están cifrados en este dispositivo, protegidos por la frase de contraseña.',
    session:
      'Los enlaces están cifrados en este navegador, hasta que se bloquea Linkdeck o se cierran todas sus pestañas.',
  },
  lost: {
    full: 'En este navegador no queda espacio para los enlaces, así que están solo en la memoria.',
    gone: 'Los enlaces guardados no se pueden leer o se quitaron, así que están solo en la memoria.',
  },
};
