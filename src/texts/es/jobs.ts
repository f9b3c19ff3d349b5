/** Spanish texts of jobs: imports and assignments with their state, counts, time left, actions and results file. */
export const jobs = {
  readOf: 'Estadísticas: {name}',
  assignTo: 'Asignar a {name}',
  state: {
    held: 'Empieza en un momento',
    waiting: 'Espera a la tarea anterior',
    running: 'En curso',
    paused: 'En pausa',
    finished: 'Terminada',
  },
  row: {
    planned: 'En espera',
    sent: 'Enviándose',
    unknown: 'Desconocido',
    refused: 'Fallido',
    dropped: 'Cancelado',
    created: 'Creado',
    assigned: 'Asignado',
    read: 'Leído',
  },
  record:
    '{kind, select, channel {Canal: <name>{label}</name>} other {Campaña: <name>{label}</name>}}',
  counts: {
    created: '{done, number} de {total, number} creados',
    assigned: '{done, number} de {total, number} asignados',
    read: '{done, number} de {total, number} leídos',
    failed: '{count, number} con fallo',
    unknown: '{count, number} sin confirmar',
    cancelled: '{count, number} sin enviar',
    done: '{done, number} de {total, number} hechos',
  },
  left: {
    moment: 'Queda menos de un minuto',
    minutes:
      '{count, plural, one {Queda alrededor de # minuto} many {Quedan alrededor de # de minutos} other {Quedan alrededor de # minutos}}',
    hours:
      '{count, plural, one {Queda alrededor de # hora} many {Quedan alrededor de # de horas} other {Quedan alrededor de # horas}}',
  },
  duration: {
    moment: 'menos de un minuto',
    minutes:
      '{count, plural, one {alrededor de # minuto; se puede seguir trabajando} many {alrededor de # de minutos; se puede seguir trabajando} other {alrededor de # minutos; se puede seguir trabajando}}',
    hours:
      '{count, plural, one {alrededor de # hora; se puede seguir trabajando} many {alrededor de # de horas; se puede seguir trabajando} other {alrededor de # horas; se puede seguir trabajando}}',
  },
  actions: {
    openPlan: 'Abrir plan',
    pause: 'Pausar',
    resume: 'Reanudar',
    undo: 'Deshacer',
    createRest: 'Crear el resto ({count, number})',
    assignNow: 'Asignar ahora',
    startNow: 'Empezar ahora',
    stop: 'Detener…',
    retry: 'Reintentar {count, number} con fallo',
    download: 'Descargar resultados',
    remove: 'Quitar',
    failed: 'No funcionó: {problem}',
  },
  stop: {
    import: '¿Detener esta importación?',
    assign: '¿Detener la asignación?',
    read: '¿Detener la lectura de estadísticas?',
    readText:
      '{count, plural, one {No se leerá # enlace. Lo que ya se leyó se conserva.} many {No se leerán # de enlaces. Lo que ya se leyó se conserva.} other {No se leerán # enlaces. Lo que ya se leyó se conserva.}}',
    keepGoing: 'Continuar',
    confirm: 'Detener',
    failed: 'No se pudo detener esta tarea',
    importText:
      '{count, plural, one {No se enviará # fila. Los enlaces ya creados se conservan.} many {No se enviarán # de filas. Los enlaces ya creados se conservan.} other {No se enviarán # filas. Los enlaces ya creados se conservan.}}',
    assignText:
      '{count, plural, one {No se enviará # elemento. Lo que ya se asignó se conserva.} many {No se enviarán # de elementos. Lo que ya se asignó se conserva.} other {No se enviarán # elementos. Lo que ya se asignó se conserva.}}',
  },
  rows: {
    the: 'La fila',
    each: 'Todas las filas',
    theItem: 'El elemento',
    eachItem: 'Todos los elementos',
    items: 'Elementos',
    of: 'Filas de {title}',
    onlyFailed: 'Solo {count, number} con un problema',
    change: 'Cambiar',
    changeOf: 'Cambiar el alias {alias}',
    alias: 'Alias',
    sendAgain: 'Enviar otra vez',
  },
  moved: {
    open: 'De antiguos a nuevos…',
    table: 'Tabla de enlaces antiguos y nuevos',
    nginx: 'Redirecciones para nginx',
    apache: 'Redirecciones para Apache',
    cloudflare: 'Redirecciones para Cloudflare',
    none: 'No hay nada que redirigir: los enlaces anteriores están en dominios compartidos o siguen igual.',
    old: 'Enlace corto anterior',
    new: 'Enlace corto nuevo',
    file: 'enlaces',
  },
  file: {
    results: 'resultados',
    shortUrl: 'URL corta',
    linkId: 'Id del enlace',
    item: 'Elemento',
    result: 'Resultado',
    problem: 'Problema',
  },
};
