/** Spanish texts of the Activity screen. */
export const activity = {
  title: 'Actividad',
  work: 'Tareas',
  lost: 'Conviene dejar esta página abierta hasta el final: este navegador no puede guardar el trabajo.',
  earlier: 'Mostrar lo anterior',
  kept: 'Se guarda en este dispositivo durante {days, number} días.',
  empty: {
    title: 'Todavía nada',
    text: 'Aquí aparece lo que se importa, se planifica y se asigna.',
    import: 'Importar enlaces',
  },
  requests: {
    title: 'Solicitudes, para desarrolladores',
    list: 'Solicitudes',
    covers:
      'Las últimas {count, number}, las más recientes primero, hasta bloquear Linkdeck. Los comandos copiados toman la clave de $LINKDECK_KEY.',
    none: 'Todavía no hay solicitudes. Aquí aparecen todas las que envía Linkdeck.',
    copy: 'Copiar como curl',
    retry: 'Reintentar',
    outcomes: {
      ok: 'Correcto',
      offline: 'Sin conexión',
      unreachable: 'Sin respuesta',
      timeout: 'Sin respuesta a tiempo',
      cors: 'Bloqueada',
      key: 'Clave rechazada',
      refused: 'Rechazada',
      invalid: 'No aceptada',
      missing: 'No encontrado',
      limit: 'Demasiadas',
      server: 'Fallo del servicio',
      malformed: 'Ilegible',
      cancelled: 'Cancelada',
    },
  },
};
