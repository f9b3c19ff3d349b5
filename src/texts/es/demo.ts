/** Spanish texts of the demo that runs without a server: its start, its bar, and its dialogs. */
export const demo = {
  page: 'Demo · Linkdeck',
  title: 'Probar Linkdeck',
  intro:
    'El panel completo con su propio servicio de enlaces, dentro de este navegador. Crear enlaces, abrirlos y ver llegar los clics. Nada sale de este dispositivo.',
  open: 'Abrir la demo',
  opening: 'Abriendo…',
  bar: 'Demo. Todo se queda en este navegador.',
  barLabel: 'Demo',
  visitor: 'Visitar como…',
  startOver: 'Empezar de nuevo',
  cancel: 'Cancelar',
  over: {
    title: '¿Empezar de nuevo?',
    text: 'Se borra todo lo hecho en la demo y vuelven sus primeros enlaces.',
    confirm: 'Borrar y empezar de nuevo',
  },
  visit: {
    title: 'Visitar como',
    text: 'Los enlaces cortos de esta demo ven a este visitante. Sirve para probar la segmentación.',
    language: 'Idioma',
    country: 'País',
    device: 'Dispositivo',
    own: 'El de este navegador',
    unknown: 'Desconocido',
    save: 'Guardar',
  },
  problems: {
    title: 'La demo no funciona aquí',
    storage:
      'Este navegador no deja que la demo guarde nada, como en algunas ventanas privadas. Hay que permitir el almacenamiento para este sitio, o usar otra ventana u otro navegador.',
    insecure: 'Esta página llegó por http. Hay que abrirla por https.',
    failed: 'Una parte de la demo no se cargó. Comprobar la conexión y recargar la página.',
    reload: 'Recargar la página',
  },
} as const;
