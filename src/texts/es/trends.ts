/** Spanish texts of trends: the clicks observed between looks at the counters, in sentences and files. */
export const trends = {
  off: { text: 'El historial de clics está desactivado en este dispositivo.', on: 'Activar' },
  recorded: {
    now: 'Los clics nuevos se registran desde ahora. La primera comparación se verá mañana.',
    more: '{kind, select, today {+{clicks, number} desde las {time}} yesterday {+{clicks, number} desde ayer, {time}} weekday {+{clicks, number} desde el {day}, {time}} other {+{clicks, number} desde el {day}}}',
    none: '{kind, select, today {Sin clics nuevos desde las {time}} yesterday {Sin clics nuevos desde ayer, {time}} weekday {Sin clics nuevos desde el {day}, {time}} other {Sin clics nuevos desde el {day}}}',
  },
  observed:
    '{clicks, plural, =0 {Ningún clic registrado entre el {from} y el {to}} one {# clic registrado entre el {from} y el {to}} many {# de clics registrados entre el {from} y el {to}} other {# clics registrados entre el {from} y el {to}}}',
  observedAgain:
    '{clicks, plural, =0 {Ningún clic registrado entre el {from} y el {to}, aparte de los anteriores a que el contador volviera a empezar} one {# clic registrado entre el {from} y el {to}, aparte de los anteriores a que el contador volviera a empezar} many {# de clics registrados entre el {from} y el {to}, aparte de los anteriores a que el contador volviera a empezar} other {# clics registrados entre el {from} y el {to}, aparte de los anteriores a que el contador volviera a empezar}}',
  again: 'El contador volvió a empezar y muestra {count, number}.',
  gap: 'Sin comprobaciones intermedias.',
  file: {
    csv: 'CSV',
    again: 'el contador volvió a empezar',
    gap: 'sin comprobaciones intermedias',
    failed: 'No se pudo guardar la tendencia. Recargar la página y volver a intentarlo.',
    dismiss: 'Descartar',
  },
  notes: {
    showMarkers: 'Mostrar marcas',
    hideMarkers: 'Ocultar marcas',
    add: 'Nota',
    command: 'Escribir una nota en esta tendencia',
    title: 'Notas',
    field: 'Nota',
    text: 'Nota',
    example: 'Qué ocurrió, como «Boletín 46 enviado»',
    day: 'Día',
    save: 'Guardar',
    cancel: 'Cancelar',
    empty: 'Escribir primero unas palabras.',
    noDay: 'Elegir un día.',
    failed: 'No se pudo guardar la nota. Volver a intentarlo.',
    full: 'Hay sitio para {count, number} notas. Quitar antes algunas.',
    removed: 'Nota quitada.',
    restored: 'Nota recuperada.',
    saved: 'Nota guardada.',
    undo: 'Deshacer',
    edit: 'Editar',
    remove: 'Quitar',
    editNote: 'Editar la nota: {name}',
    removeNote: 'Quitar la nota: {name}',
    more: '{count, plural, one {# más} many {# más} other {# más}}',
    ofAccount: 'para todos los enlaces',
    outside: 'fuera del tiempo registrado',
    inMemory: 'Las notas duran hasta que se cierre esta página.',
    said: '{count, plural, one {Nota: {text}} many {Notas: {text}} other {Notas: {text}}}',
    andMore: '{text} y {count, plural, one {# más} many {# más} other {# más}}',
  },
  markers: {
    created: 'Enlace creado',
    linkAssigned: 'Asignado a {name}',
    assigned:
      '{count, plural, one {# enlace asignado a {name}} many {# de enlaces asignados a {name}} other {# enlaces asignados a {name}}}',
    assignedHere:
      '{count, plural, one {# enlace asignado} many {# de enlaces asignados} other {# enlaces asignados}}',
    imported:
      '{count, plural, one {# enlace importado: {name}} many {# de enlaces importados: {name}} other {# enlaces importados: {name}}}',
    planned:
      '{count, plural, one {# enlace de un plan creado: {name}} many {# de enlaces de un plan creados: {name}} other {# enlaces de un plan creados: {name}}}',
  },
};
