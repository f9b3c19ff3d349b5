/** Spanish texts of the pages that the reference service shows to visitors of short links. */
export const visits = {
  home: {
    title: 'Enlaces cortos',
    text: 'Las direcciones que empiezan por {host} son enlaces cortos. Cada uno abre otra página.',
    dashboard: 'Los enlaces se crean y se gestionan en el <dashboard>panel</dashboard>.',
  },
  unknown: {
    title: 'No hay ningún enlace en esta dirección',
    text: 'Aquí no hay ningún enlace corto. Las mayúsculas y minúsculas cuentan, y puede que falte una parte de la dirección.',
    next: 'Compruebe la dirección o pregunte a quien se la dio.',
  },
  expired: {
    title: 'Este enlace ha caducado',
    text: 'Solo funcionaba durante un tiempo limitado.',
    next: 'Pida uno nuevo a quien se lo dio.',
  },
  broken: {
    title: 'Este enlace no funciona',
    text: 'Su destino no es una dirección web, así que no se puede abrir.',
    next: 'Avise a quien se lo dio.',
  },
  unavailable: {
    title: 'Este enlace no se puede abrir ahora',
    text: 'El servicio no responde. Es posible que el enlace esté bien.',
    next: 'Vuelva a intentarlo dentro de un minuto.',
  },
  prefetch: {
    title: 'Este enlace se abre al pulsarlo',
    text: 'El navegador lo ha pedido por adelantado. Pulse el enlace para abrirlo.',
  },
  method: {
    title: 'Los enlaces solo se pueden abrir',
    text: 'Esta dirección no acepta otro tipo de solicitud. Vuelva a abrir el enlace desde donde lo encontró.',
  },
  password: {
    title: 'Este enlace está protegido',
    text: 'Introduzca la contraseña para continuar.',
    label: 'Contraseña',
    submit: 'Abrir enlace',
    empty: 'Introduzca la contraseña.',
    wrong: 'Contraseña incorrecta. Compruébela y vuelva a intentarlo.',
    busy: 'Demasiadas personas están probando contraseñas. Vuelva a intentarlo en un momento.',
    tooMany:
      'Demasiadas contraseñas incorrectas. Vuelva a intentarlo dentro de {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}.',
  },
  missing: {
    title: 'No hay nada en esta dirección',
    text: 'Aquí no hay ninguna página, o no es pública.',
    next: 'Compruebe la dirección o pregunte a quien se la dio.',
  },
  rotator: {
    title: 'Aquí todavía no hay enlaces',
    text: 'Esta dirección abre uno de varios enlaces, y en este momento no hay ninguno.',
    next: 'Vuelva a intentarlo más tarde o pregunte a quien se la dio.',
  },
  campaign: {
    empty: 'Esta campaña no tiene enlaces públicos en este momento.',
    more: '{count, plural, one {No se muestra # enlace más antiguo.} many {No se muestran # de enlaces más antiguos.} other {No se muestran # enlaces más antiguos.}}',
  },
  bio: {
    empty: 'Aquí todavía no hay enlaces.',
    code: 'Código QR de esta página',
    codeAlt: 'Código QR que abre esta página',
  },
  qr: { alt: 'Código QR que abre {address}', text: 'Escanéelo o abra {address}' },
  brand: { logo: 'Logotipo de este servicio' },
  destination: {
    leads: 'Lleva a',
    whole: 'Dirección completa',
    open: 'Continuar',
    store: 'Obtener la aplicación',
  },
  splash: {
    from: 'Este es un enlace corto',
    left: '{seconds, plural, one {Continúa en # segundo} many {Continúa en # de segundos} other {Continúa en # segundos}}',
    stay: 'Quedarse aquí',
    stopped: 'Detenido. Puede continuar cuando quiera.',
    more: 'Ver más',
  },
  frame: { open: 'Abrir página', close: 'Cerrar', contact: 'Contactar' },
  forward: { title: 'En camino a {host}', text: 'Si no ocurre nada, <page>abra la página</page>.' },
  app: {
    text: 'Se abre en su aplicación, si está instalada, o si no en el navegador. Lleva a {host}.',
    open: 'Abrir',
    browser: 'O <page>continuar en el navegador</page>.',
  },
  pixels: { title: 'Medición' },
  server: {
    failed:
      'Este enlace no se pudo abrir por un fallo del servidor. Vuelva a intentarlo más tarde.',
    tooLong: 'Es demasiado largo para ser una contraseña. Vuelva atrás y compruébela.',
  },
};
