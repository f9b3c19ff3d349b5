/** Spanish catalog of the wizard's end: preview, review, problems, and the link that was made. */
export const creating = {
  preview: {
    shortLink: 'Enlace corto',
    domain: 'dominio predeterminado',
    alias: 'al azar',
    nowhere: 'todavía sin destino',
    tags: '{count, plural, one {# etiqueta UTM} many {# de etiquetas UTM} other {# etiquetas UTM}}',
    qr: 'Código QR del enlace corto',
    final: 'Los enlaces no se pueden editar ni eliminar después.',
  },
  problems: {
    notCreated: 'No se creó el enlace',
    aliasUsed: '{alias} ya está en uso.',
    repeated: 'Una regla anterior ya es para «{name}». Quitar una de las dos',
    language: 'Usar un código de idioma como fr o fr-CA',
    aliasTaken: 'Este alias ya está en uso, así que no se creó el enlace. Elegir otro',
    time: 'Elegir una fecha y una hora que existan, o dejar ambas vacías',
    rule: {
      geotarget: 'Elegir un país o quitar esta regla',
      devicetarget: 'Elegir un dispositivo o quitar esta regla',
      languagetarget: 'Elegir un idioma o quitar esta regla',
      link: 'Introducir un destino o quitar esta regla',
    },
    parameterName: 'Poner un nombre al parámetro o quitarlo',
    parameterValue: 'Poner un valor al parámetro o quitarlo',
  },
  warnings: {
    shortLink:
      'Es un enlace corto propio. Es mejor usar su destino, para que las visitas no se redirijan dos veces.',
    shortLinkTo:
      'Es un enlace corto propio, que lleva a {url}. Es mejor usar ese destino, para que las visitas no se redirijan dos veces.',
    dotless:
      '«{host}» no tiene punto, así que solo se abre en una red propia. Comprueba que no falte el final, como .com.',
    lookalike: 'Este destino puede imitar otro sitio: en realidad lleva a {host}.',
    duplicates:
      '{count, plural, one {Este enlace ya existe.} many {Ya hay # de enlaces como este.} other {Ya hay # enlaces como este.}}',
    country:
      'Linkdeck no conoce el país «{name}», así que puede que esta regla no coincida con nadie. Usar un código o un nombre, como DE o Germany.',
    apps: 'Los enlaces a aplicaciones necesitan reglas de dispositivos, y no hay ninguna para {devices}.',
  },
  checks: {
    own: 'Es un enlace corto propio. Es mejor usar su destino.',
    ownTo: 'Es un enlace corto propio. Es mejor usar su destino: <use>{url}</use>',
    same: 'Este enlace ya existe: <name>{alias}</name>{known, select, yes {, {clicks, plural, one {# clic} many {# de clics} other {# clics}}} other {}}.',
    copy: 'Copiarlo',
    samePage: 'Ya hay un enlace a esta página: <name>{alias}</name>. Sus etiquetas UTM son otras.',
    https: 'Los otros enlaces a este sitio usan https. <use>Usar https</use>',
    tryOne: 'Propuesta: <one>{first}</one>.',
    tryTwo: 'Propuesta: <one>{first}</one> o <two>{second}</two>.',
    tags: '{tag}: el destino dice {there}. <use>Usar {here}</use> o <keep>conservar {there}</keep>.',
    platform:
      'Las visitas con {device} van al destino normal. <add>Añadir una regla para {device}</add>',
  },
  source: {
    failed: 'No se pudo leer el enlace que se iba a duplicar',
    draft: 'Se ha recuperado el borrador guardado {ago}. Las contraseñas nunca se guardan.',
    sent: 'Copiado de <link>{url}</link>, creado en este navegador {ago}. Hay que elegir otro alias y otra contraseña.',
    copy: 'Copiado de <link>{url}</link>: destino, título, descripción, reglas de países y dispositivos, y caducidad. Lo demás no se puede copiar, como las reglas de idiomas, los parámetros, los píxeles y la contraseña.',
    unread: 'Las partes que no se pudieron leer no se incluyen.',
    other: 'Hay un borrador de otro enlace, guardado {ago}. Al rellenar este, se sustituye.',
    startOver: 'Empezar de cero',
    continue: 'Seguir el borrador',
  },
};
