/** Spanish texts of the first screen: sign in, unlock, and why it failed. Only plain texts with `{values}`, to stay small. */
export const start = {
  connect: {
    page: 'Iniciar sesión · Linkdeck',
    brand: 'Linkdeck',
    title: 'Iniciar sesión',
    paste: 'Pegar la clave',
    sendsTo: 'Linkdeck envía la clave solo a {service}.',
    service: 'Servicio',
    key: 'Clave de API',
    submit: 'Iniciar sesión',
    back: 'Volver a la cuenta abierta',
    unlock: 'Desbloquear una cuenta recordada',
    language: 'Idioma',
    browser: 'Como el navegador',
  },
  unlock: {
    title: 'Hola de nuevo',
    intro: 'Para abrir la cuenta, introducir la frase de contraseña.',
    account: 'Cuenta',
    submit: 'Desbloquear',
    forget: '¿Olvidaste la frase?',
    useKey: 'Usar una clave de API',
    locks: 'Se bloquea tras {time} sin actividad y a las doce horas.',
    locksLate: 'Se bloquea a las doce horas.',
  },
  locked: {
    idle: 'Se bloqueó tras {time} sin actividad.',
    time: 'Se bloqueó a las doce horas.',
    hand: 'Bloqueado, en todas las pestañas.',
    paste: 'Volver a pegar la clave de API de {accounts}.',
  },
  waiting: {
    label: 'Trabajo sin terminar',
    import:
      'En este navegador hay una importación sin terminar. Para continuar, iniciar sesión con su cuenta.',
    work: 'En este navegador hay tareas en bloque sin terminar. Para continuar, iniciar sesión con su cuenta.',
    importOf: 'Hay una importación sin terminar de {email}. Para continuar, iniciar sesión.',
    workOf: 'Hay tareas en bloque sin terminar de {email}. Para continuar, iniciar sesión.',
  },
  field: { show: 'Mostrar lo escrito' },
  help: {
    question: '¿Dónde está?',
    answer:
      'Iniciar sesión en el sitio web del servicio y abrir los ajustes de la cuenta. Buscar «API», «Desarrolladores» o «Integraciones» y copiar la clave completa. Si no aparece, preguntar a quienes gestionan el servicio. Con un Linkdeck propio, la clave está en su terminal, después de «API key».',
  },
  remember: {
    legend: 'Recordar la clave',
    session: 'Hasta cerrar Linkdeck',
    sessionNote: 'Volverá a hacer falta tras cerrar todas las pestañas.',
    device: 'En este dispositivo',
    deviceNote: 'La próxima vez la abre la frase de contraseña.',
    embedded: 'La clave no se recuerda aquí. Después de recargar, hay que volver a pegarla.',
    memory:
      'La clave queda solo en la memoria: después de recargar, hay que volver a pegarla. Para mantener la sesión, abrir Linkdeck por https en una ventana que no sea privada.',
    memoryOfTab:
      'La clave queda solo en esta pestaña: hay que volver a pegarla en otras pestañas, que comparten las solicitudes, y después de recargar. Para mantener la sesión, abrir Linkdeck por https en una ventana que no sea privada.',
    newer:
      'Este navegador tiene datos de un Linkdeck más nuevo, que esta versión no puede leer. Recargar la página o pedir que se actualice Linkdeck. Hasta entonces la clave queda solo en la memoria: después de recargar, hay que volver a pegarla.',
  },
  passphrase: {
    label: 'Frase de contraseña',
    again: 'Repetir la frase de contraseña',
    note: 'Al menos 10 caracteres, por ejemplo, cuatro palabras. No se puede recuperar: sin ella, hay que volver a pegar la clave.',
  },
  fields: {
    key: 'Volver a copiar la clave completa, y nada más.',
    noKey: 'Pegar la clave de API.',
    serviceAddress:
      'Introducir una dirección completa, como https://service.example, sin nada después de la ruta.',
    passphrase: 'Usar al menos 10 caracteres, por ejemplo, cuatro palabras.',
    differ: 'Las frases de contraseña no coinciden. Escribir las dos otra vez.',
    notStored:
      'Este navegador no permite que Linkdeck guarde la clave. Elegir «Hasta cerrar Linkdeck».',
    wrong: 'Frase de contraseña incorrecta.',
    wait: 'Frase de contraseña incorrecta, o demasiados intentos. Volver a intentarlo dentro de {time}.',
  },
  details: 'Detalles',
  failed: {
    offline: { title: 'Sin conexión', text: 'Conectarse a una red y volver a intentarlo.' },
    unreachable: {
      title: 'El servicio no contesta',
      text: 'Comprobar la dirección y la conexión, y volver a intentarlo.',
    },
    timeout: { title: 'El servicio tarda demasiado', text: 'Volver a intentarlo dentro de poco.' },
    cors: {
      title: 'El navegador no puede leer este servicio',
      text: 'Comprobar la dirección: http o https, con o sin www. O preguntar a quienes gestionan el servicio.',
    },
    key: {
      title: 'Esta clave no funcionó',
      text: 'Comprobar que se haya copiado completa y que no haya caducado.',
    },
    refused: {
      title: 'El servicio rechazó la solicitud',
      text: 'Comprobar la clave y la dirección.',
    },
    invalid: {
      title: 'El servicio no aceptó la solicitud',
      text: 'Comprobar la clave y la dirección.',
    },
    missing: {
      title: 'En esta dirección no hay ninguna API',
      text: 'Comprobar la dirección del servicio, también su ruta.',
    },
    limit: { title: 'Demasiadas solicitudes', text: 'Volver a intentarlo dentro de {time}.' },
    server: { title: 'El servicio no responde', text: 'Volver a intentarlo dentro de poco.' },
    malformed: {
      title: 'Esto no es un servicio de enlaces cortos',
      text: 'Comprobar la dirección del servicio. También puede deberse a una página de protección delante del servicio.',
    },
    gone: { title: 'Esta cuenta ya no se recuerda', text: 'Volver a pegar su clave de API.' },
    defect: {
      title: 'Linkdeck falló',
      text: 'La clave no es la causa. Recargar la página y volver a intentarlo.',
    },
  },
  crash: {
    reload: 'Recargar la página',
    retry: 'Reintentar',
    unloaded: {
      title: 'No se pudo cargar esta pantalla',
      text: 'El servidor no contestó, o Linkdeck se actualizó. Comprobar la conexión y recargar la página.',
    },
    failed: {
      title: 'Esta pantalla falló',
      text: 'Es un error de Linkdeck, y en el servicio no cambió nada. Volver a intentarlo. Si no funciona, recargar la página.',
    },
    stopped: {
      title: 'No se pudo iniciar Linkdeck',
      text: 'Su parte en segundo plano no se cargó o no contesta, y no se envió nada. Quizá el servidor no esté disponible o un bloqueador de scripts la haya detenido.',
    },
    updated: {
      title: 'Linkdeck se actualizó',
      text: 'Una versión más reciente en otra pestaña se hizo cargo de {account}. Recargar esta página para continuar.',
    },
  },
  signIn: {
    page: 'Iniciar sesión · Linkdeck',
    busy: 'Iniciando sesión…',
    out: 'Sesión cerrada',
    outNote: 'Para continuar, iniciar sesión de nuevo.',
    failed: 'No se inició la sesión',
    failedNote: 'Volver a intentarlo. Si no funciona, contactar con quienes gestionan esta página.',
    unknown: 'Algo salió mal.',
    submit: 'Iniciar sesión',
    retry: 'Reintentar',
  },
};
