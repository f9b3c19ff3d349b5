/** Spanish texts of what the client and the engine tell: errors of requests, and why bulk work waits. */
export const messages = {
  offline:
    'Este dispositivo está sin conexión, así que no se consultó {url}. Conectarse a una red.',
  unreachable: 'Nada contesta en {url}.',
  serverStopped:
    'Quizá el servidor esté parado, o conteste con una redirección, que Linkdeck no sigue.',
  checkConnection: 'Comprobar la dirección y la conexión; quizá el servicio no esté disponible.',
  cors: 'Algo contesta en {url}, pero no deja que esta página lo lea: no envía cabeceras CORS para esta página o redirige a otra dirección. Comprobar la dirección (http o https, con o sin www). Si es correcta, ejecutar Linkdeck delante del servicio con «npm start -- --upstream {url}».',
  timeout:
    '{url} no contestó en {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
  cancelled: 'La solicitud se canceló.',
  tryAgain: 'Volver a intentarlo.',
  outcomeUnknown:
    'No está claro si se llevó a cabo. Comprobar si el resultado está ahí antes de volver a intentarlo.',
  keyRefused:
    'El servicio rechazó la clave de API (estado {status}). Comprobar que esté completa, que no haya caducado y que sea de este servicio. Si es así, preguntar a quienes gestionan el servicio: quizá su servidor web descarte la cabecera Authorization.',
  invalid: 'El servicio no aceptó los datos y no dijo por qué. Comprobar todos los campos.',
  refused: 'El servicio rechazó la solicitud.',
  refusedSilently: 'El servicio rechazó la solicitud y no dijo por qué.',
  missing: 'Este registro no existe: se eliminó o es de otra cuenta.',
  limit:
    'Demasiadas solicitudes: el servicio solo permite un número por minuto, y esta clave ya lo ha agotado. Esperar un minuto y volver a intentarlo.',
  server: 'El servicio falló (estado {status}).',
  says: 'Su mensaje: «{text}»',
  webPage:
    'Lo que contesta en {url} es una página web, no esta API. Comprobar la dirección del servicio. También puede deberse a una página de protección delante del servicio.',
  emptyReply:
    '{url} envió una respuesta vacía (estado {status}). Comprobar la dirección del servicio; quizá el servicio haya fallado.',
  brokenReply:
    'La respuesta de {url} se interrumpió o no es JSON. Falló el servicio o algo que está delante de él.',
  longReply:
    'La respuesta de {url} es demasiado larga y no se leyó. Falló el servicio o algo que está delante de él.',
  strangeReply: 'Lo que contesta en {url} es otra API. Comprobar la dirección del servicio.',
  misfit:
    'La respuesta de {url} no encaja con esta API: {problem}. Quizá el servicio tenga otra versión.',
  noRecordId: 'El servicio no dijo {record, select, channel {qué canal} other {qué campaña}} creó.',
  noLinkId: 'El servicio no dijo qué enlace creó.',
  unsendable:
    'La clave de API o la dirección del servicio tiene caracteres que ninguna solicitud puede llevar.',
  trial:
    '{rows, plural, one {La primera fila está lista. Revisarla y reanudar para hacer el resto.} many {Las primeras # de filas están listas. Revisarlas y reanudar para hacer el resto.} other {Las primeras # filas están listas. Revisarlas y reanudar para hacer el resto.}}',
  closedMeanwhile:
    'Linkdeck se cerró antes de que llegara la respuesta y ahora comprueba qué pasó.',
  storeFails:
    'Este navegador no pudo guardar qué pasó con cada fila, así que no se envía nada más. Liberar espacio en este dispositivo y recargar la página.',
  storeRefused:
    'Este navegador no pudo guardar la tarea, así que no se envió nada. Liberar espacio en este dispositivo y volver a intentarlo.',
  cancelledMeanwhile:
    'Se canceló antes de que llegara la respuesta, así que no está claro si se llevó a cabo.',
  waitLimit: 'El servicio no permite más solicitudes en este momento. Continúa automáticamente.',
  waitOffline: 'Este dispositivo está sin conexión. Continúa automáticamente cuando la recupere.',
  waitSilent: 'El servicio no contesta en este momento. Continúa automáticamente.',
  waitLate:
    'La respuesta a la última solicitud se perdió, y su resultado aún no está. Linkdeck volverá a comprobarlo en un momento.',
  waitFails: 'El servicio tiene un problema en este momento. Continúa automáticamente.',
  paused: 'En pausa, porque volver a intentarlo no serviría.',
  thenResume: 'Después, reanudar.',
  passwordGone:
    'Su contraseña ya no está disponible tras un bloqueo o con otra clave de API. Volver a importar esta fila con su contraseña.',
  recordMissing:
    '{field, select, channel {El canal} other {La campaña}} «{name}» no se creó, así que tampoco este enlace.',
  recordsAlike:
    'Hay {count, number} {field, select, channel {canales} other {campañas}} con el nombre «{name}». Escribir en las filas el ID de uno en lugar del nombre.',
  aliasTaken:
    'El alias «{alias}» ya está en uso: {shorturl} lleva a otro sitio. Elegir otro alias.',
  manyAlike:
    'La respuesta se perdió. Varios enlaces nuevos llevan a este destino: {links}{more, plural, =0 {} one { y # más} many { y # de más} other { y # más}}. Linkdeck no puede saber si alguno es el de esta fila. Revisarlos antes de volver a crearlo.',
  neverArrived:
    '{attempts, plural, one {Se envió una vez sin éxito} many {Se envió # de veces sin éxito} other {Se envió # veces sin éxito}}. El último motivo:',
  namingForbids:
    '{count, plural, one {Las reglas de nombres no permiten # de estos enlaces, así que no se envió nada. Corrija primero los nombres.} many {Las reglas de nombres no permiten # de estos enlaces, así que no se envió nada. Corrija primero los nombres.} other {Las reglas de nombres no permiten # de estos enlaces, así que no se envió nada. Corrija primero los nombres.}}',
  nothingToDo: 'No hay nada que hacer: elegir al menos un enlace o elemento.',
  itemUnknown: 'Linkdeck ya no sabe qué había que asignar.',
  partFailed:
    'Una parte de Linkdeck no se pudo cargar o falló. Recargar la página y volver a intentarlo.',
  engineHostEnded:
    'La parte de Linkdeck que envía solicitudes se cerró con la pestaña en la que estaba.',
  partStopped:
    'Una parte de Linkdeck se detuvo. Recargar la página y comprobar si lo pedido se llevó a cabo.',
  linksNeedStoredKey: 'Los enlaces solo se pueden conservar donde se conserva la clave de API.',
  linksNeedSpace: 'En este navegador no hay espacio suficiente para conservar los enlaces.',
  linksRefused: 'Este navegador no permite que Linkdeck conserve enlaces.',
  storedNotRemoved:
    'No se pudo quitar lo que se conserva. En su lugar, borrar los datos de este navegador.',
  noAccountId:
    'El servicio no dijo de quién es esta clave, así que no se puede guardar nada por separado.',
  keyEmpty: 'Pegar la clave de API.',
  keyCharacter:
    'Tiene un carácter que ninguna clave puede tener. Volver a copiar la clave completa, y nada más.',
  urlIncomplete: 'Introducir una dirección completa, como https://service.example.',
  urlParts: 'Omitir todo excepto el host y, si la tiene, la ruta.',
  passphraseShort: 'Usar al menos {min, number} caracteres, por ejemplo, cuatro palabras.',
  deviceRefused:
    'Este navegador no permite que Linkdeck guarde la clave. Elegir «Hasta cerrar Linkdeck».',
  accountGone: 'Esta cuenta ya no se recuerda en este dispositivo. Volver a pegar su clave de API.',
  passphraseWrong: 'Frase de contraseña incorrecta.',
  passphraseTries: 'Demasiados intentos.',
  waitSeconds:
    'Volver a intentarlo dentro de {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
} as const;
