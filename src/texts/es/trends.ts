/** Spanish texts of trends: the clicks observed between looks at the counters, in sentences and files. */
export const trends = {
  off: { text: 'El historial de clics está desactivado en este dispositivo.', on: 'Activar' },
  recorded: {
    now: 'Los clics nuevos se registran desde ahora. La primera comparación se verá mañana.',
    more: '{kind, select, today {+{clicks, number} desde las {time}} yesterday {+{clicks, number} desde ayer, {time}} weekday {+{clicks, number} desde el {day}, {time}} other {+{clicks, number} desde el {day}}}',
    none: '{kind, select, today {Sin clics nuevos desde las {time}} yesterday {Sin clics nuevos desde ayer, {time}} weekday {Sin clics nuevos desde el {day}, {time}} other {Sin clics nuevos desde el {day}}}',
  },
  observed:
    '{clicks, plural, =0 {Ningún clic observado entre el {from} y el {to}} one {# clic observado entre el {from} y el {to}} many {# de clics observados entre el {from} y el {to}} other {# clics observados entre el {from} y el {to}}}',
  observedAgain:
    '{clicks, plural, =0 {Ningún clic observado entre el {from} y el {to}, aparte de los anteriores a que el contador volviera a empezar} one {# clic observado entre el {from} y el {to}, aparte de los anteriores a que el contador volviera a empezar} many {# de clics observados entre el {from} y el {to}, aparte de los anteriores a que el contador volviera a empezar} other {# clics observados entre el {from} y el {to}, aparte de los anteriores a que el contador volviera a empezar}}',
  again: 'El contador volvió a empezar y muestra {count, number}.',
  gap: 'Sin comprobaciones intermedias.',
  file: {
    csv: 'CSV',
    again: 'el contador volvió a empezar',
    gap: 'sin comprobaciones intermedias',
    failed: 'No se pudo guardar la tendencia. Recargar la página y volver a intentarlo.',
    dismiss: 'Descartar',
  },
};
