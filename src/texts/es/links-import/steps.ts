/** Spanish texts of the steps of an import, from its source to its job. */
export const steps = {
  title: 'Importar enlaces',
  back: 'Enlaces',
  noDestination: 'Elige la columna con el destino',
  source: {
    label: 'Qué importar',
    unread: 'No se leyó {name}',
    unnamed: 'No se leyó el archivo',
    field: 'Direcciones web, una por línea, o una tabla',
    fieldHelp:
      'Se puede pegar una tabla de una hoja de cálculo. Su primera fila puede dar nombre a las columnas.',
    check: 'Comprobar estas líneas',
    choose: 'Elegir un archivo…',
    drop: 'o suelta aquí un archivo: CSV, TSV, Excel, OpenDocument, marcadores o JSON',
    limit:
      'Hasta {most, plural, one {# fila} many {# de filas} other {# filas}}. Las filas se comprueban en este navegador. No se envía nada hasta que se empieza.',
    example: 'https://shop.example/rebajas-primavera\nhttps://shop.example/rebajas-verano',
    pasted: 'Líneas pegadas',
    services:
      '¿Desde Bitly, Rebrandly, Short.io, Dub, YOURLS, Shlink, T.LY o TinyURL? Elegir su exportación: aquí se conocen sus columnas y se conservan los alias anteriores.',
  },
  format: {
    title: 'Cómo se escribe cada columna',
    text: 'Solo hace falta el destino. Una columna también puede contener una sola regla o un solo parámetro: {columns}. Un apóstrofo delante de =, +, - o @ se quita; las hojas de cálculo lo necesitan ahí.',
    template: 'Descargar una plantilla',
  },
  file: {
    title: 'Cómo se lee el archivo',
    again: 'Empezar de cero',
    facts:
      '{rows, plural, one {# fila} many {# de filas} other {# filas}}, {columns, plural, one {# columna} many {# de columnas} other {# columnas}}',
    factsAs:
      '{rows, plural, one {# fila} many {# de filas} other {# filas}}, {columns, plural, one {# columna} many {# de columnas} other {# columnas}}, {encoding}',
    leftOut:
      '{count, plural, one {# fila encima de la tabla o dentro de ella no es un enlace y se omite.} many {# de filas encima de la tabla o dentro de ella no son enlaces y se omiten.} other {# filas encima de la tabla o dentro de ella no son enlaces y se omiten.}}',
    guessed: 'Este archivo no es UTF-8 válido',
    guessedHelp:
      'Se leyó como texto de Windows de Europa occidental. Comprobar que las letras con acento estén bien. Si no, guardar el archivo como «CSV UTF-8» y elegirlo otra vez.',
    delimiter: 'Entre columnas',
    delimiters: {
      comma: 'Coma',
      semicolon: 'Punto y coma',
      tab: 'Tabulador',
      line: 'Barra vertical',
      none: 'Nada: cada línea es una dirección',
    },
    header: 'La primera fila da nombre a las columnas',
  },
  moving: {
    known: 'Parece una exportación de {service}',
    title: 'Enlaces cortos anteriores',
    unverified:
      'Son los nombres de columna de la documentación de {service}. Un archivo puede ser distinto: comprobar abajo las columnas.',
    domains: 'Dominio aquí para cada dominio anterior',
    same: 'Como en todas las filas',
    rows: '{count, plural, one {# fila} many {# de filas} other {# filas}}',
    endings: 'Conservar los alias anteriores',
    endingsHelp: 'Un alias que aquí no se permite se sustituye por uno aleatorio.',
    tags: 'La primera etiqueta será el canal',
    tagsHelp: 'Los canales que falten se crean con los enlaces.',
    lost: 'Los clics y las fechas anteriores no se pueden trasladar. Siguen en el archivo de resultados.',
    kept: 'Se conservan los alias anteriores',
    new: 'Alias nuevos y aleatorios',
  },
  aliases: {
    title: 'Los enlaces nuevos reciben alias aleatorios',
    text: 'Ninguna columna se importa como alias. Si los anteriores están en una de estas, úsala, para que los enlaces impresos no cambien.',
    use: 'Usar «{column}»',
  },
  shortLinks: {
    title: 'Son enlaces cortos, no destinos',
    text: 'Los enlaces pasarían por el servicio anterior. Otra columna contiene los destinos.',
    use: 'Usar «{column}»',
  },
  columns: {
    old: 'Del enlace anterior',
    keepsEnding: 'Su última parte será el alias si la fila no tiene uno',
    leftOut: 'No se importa',
    domainAbove: 'Su dominio aquí se elige más abajo',
    tagsAbove: 'La primera puede ser el canal, ver más abajo',
    title: 'Columnas',
    all: 'Se importan todas.',
    left: '{count, plural, one {# columna no se importa, pero sigue en el archivo de resultados.} many {# de columnas no se importan, pero siguen en el archivo de resultados.} other {# columnas no se importan, pero siguen en el archivo de resultados.}}',
    numbered: 'Columna {number}',
    empty: 'vacía en las primeras filas',
    is: '{column} es',
    none: 'No se importa',
  },
  defaults: {
    title: 'Opciones para todas las filas',
    covers: 'Las filas con un valor propio lo conservan. Los parámetros se suman.',
    visibility: { default: 'Predeterminado', private: 'Privado', public: 'Público' },
    zone: 'En {zone}, como todas las horas del archivo sin zona horaria',
    nothing: 'nada definido',
    set: '{count, plural, one {# definida} many {# de definidas} other {# definidas}}',
  },
  missing: {
    title: 'Todavía no están en la cuenta',
    label: 'Nombres que faltan',
    rows: '{field, select, channel {{rows, plural, one {canal · # fila} many {canal · # de filas} other {canal · # filas}}} campaign {{rows, plural, one {campaña · # fila} many {campaña · # de filas} other {campaña · # filas}}} pixels {{rows, plural, one {píxel · # fila} many {píxel · # de filas} other {píxel · # filas}}} other {{rows, plural, one {dominio · # fila} many {dominio · # de filas} other {dominio · # filas}}}}',
    more: '{count, plural, one {# más está marcado en las filas.} many {# más están marcados en las filas.} other {# más están marcados en las filas.}}',
    others:
      'Los píxeles y los dominios no se pueden crear a partir de un nombre. Crearlos antes o corregir las filas.',
    failed: 'No se pudieron buscar los nombres',
    retry: 'Reintentar',
    channels:
      '{channels, plural, one {Crear # canal con los enlaces} many {Crear # de canales con los enlaces} other {Crear # canales con los enlaces}}',
    campaigns:
      '{campaigns, plural, one {Crear # campaña con los enlaces} many {Crear # de campañas con los enlaces} other {Crear # campañas con los enlaces}}',
    both: 'Crear {channels, plural, one {# canal} many {# de canales} other {# canales}} y {campaigns, plural, one {# campaña} many {# de campañas} other {# campañas}} con los enlaces',
    createHelp:
      'Son lo primero que se importa. Sin esto, las filas con estos nombres no se incluyen.',
  },
  dates: {
    title: 'Fechas',
    covers:
      'Cómo se entendieron las fechas de caducidad, en la zona horaria propia. Una fecha sin hora equivale al final de ese día.',
    label: 'Fechas tal como se entendieron',
    means: 'significa',
    order: 'Día o mes primero',
    either:
      '{count, plural, one {# fecha se puede leer de las dos formas} many {# de fechas se pueden leer de las dos formas} other {# fechas se pueden leer de las dos formas}}',
    dayFirst: 'Día primero: 05/06/2027 es el 5 de junio',
    monthFirst: 'Mes primero: 05/06/2027 es el 6 de mayo',
  },
  rows: {
    title: 'Filas',
    checking: 'Comprobando las filas…',
    which: 'Qué filas',
    problems: 'Por revisar',
    all: 'Todas',
    fixNames:
      '{count, plural, one {Corregir el nombre en # fila} many {Corregir los nombres en # filas} other {Corregir los nombres en # filas}}',
    skipErrors:
      '{count, plural, one {Omitir la fila con un error} many {Omitir # de filas con errores} other {Omitir # filas con errores}}',
    skipWarnings:
      '{count, plural, one {Omitir la fila con un aviso} many {Omitir # de filas con avisos} other {Omitir # filas con avisos}}',
    fine: 'Todas las filas están bien.',
    ready:
      '{rows, plural, one {{ready, number} de # enlace listo} many {{ready, number} de # de enlaces listos} other {{ready, number} de # enlaces listos}}',
    errors: '{count, number} con error',
    warnings: '{count, number} con aviso',
    skipped: 'Omitidas: {count, number}',
    number: 'Fila {number, number}',
    noDestination: 'Sin destino',
    skip: 'Omitir',
    skipRow: 'Omitir la fila {number, number}',
    import: 'Importar',
    importRow: 'Importar de todos modos la fila {number, number}',
    at: '{label}: {problem}',
    existing: 'Ya hay un enlace a este destino: <link>{name}</link>.',
    existingMore:
      '{count, plural, one {Ya hay enlaces a este destino: <link>{name}</link> y # más.} many {Ya hay enlaces a este destino: <link>{name}</link> y # más.} other {Ya hay enlaces a este destino: <link>{name}</link> y # más.}}',
    states: {
      ready: 'Lista',
      error: 'Tiene un error',
      warning: 'Tiene un aviso',
      skipped: 'Omitida',
    },
    showPassword: 'Mostrar la contraseña',
    allReady:
      '{ready, plural, one {# enlace listo} many {# de enlaces listos} other {# enlaces listos}}',
    shortLink: 'Enlace corto',
    destination: 'Destino',
    random: 'aleatorio',
  },
  start: {
    none: 'Corrige al menos una fila.',
    links:
      '{count, plural, one {# enlace: {time}.} many {# de enlaces: {time}.} other {# enlaces: {time}.}}',
    left: '{count, plural, one {# fila con un error no se incluye.} many {# de filas con errores no se incluyen.} other {# filas con errores no se incluyen.}}',
    trial:
      'Primero creamos {count, number} enlaces para que los compruebes. Los enlaces no se pueden editar ni eliminar después. Cuando la importación esté en marcha, puedes cerrar esta página.',
    note: 'Los enlaces no se pueden editar ni eliminar después. Cuando la importación esté en marcha, puedes cerrar esta página.',
    failed: 'No se inició la importación',
    first: 'Crear los primeros {count, number}',
    create:
      '{count, plural, one {Crear # enlace} many {Crear # de enlaces} other {Crear # enlaces}}',
  },
  job: {
    loading: 'Cargando la importación',
    list: 'Importar',
    missing:
      'Este navegador no guarda esa importación para esta cuenta. Puede que se hiciera en otro navegador o que se quitara en Actividad.',
    untitled: 'Importación',
    label: 'Esta importación',
    links: 'Enlaces',
    rows: 'Enlaces de esta importación',
    trial: 'Los primeros {count, number} están creados. Se pueden comprobar abajo.',
    state: '{state}.',
    stateTime: '{state}. {time}.',
    leave: 'Se puede salir de esta página. El progreso aparece en <activity>Actividad</activity>.',
    stays: 'Esto sigue en <activity>Actividad</activity> hasta que se quite allí.',
    redirects:
      'Las redirecciones solo funcionan en dominios propios, no en compartidos como bit.ly.',
    copyAll: 'Copiar todos los enlaces cortos',
    more: 'Importar más',
  },
};
