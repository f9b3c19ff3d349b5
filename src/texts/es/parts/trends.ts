/** Spanish texts of trends: the clicks observed between looks at the counters, in sentences and files. */
export const trends = {
  observed:
    '{clicks, plural, =0 {Ningún clic observado entre el {from} y el {to}} one {# clic observado entre el {from} y el {to}} many {# de clics observados entre el {from} y el {to}} other {# clics observados entre el {from} y el {to}}}',
  observedAgain:
    '{clicks, plural, =0 {Ningún clic observado entre el {from} y el {to}, aparte de los anteriores a que el contador volviera a empezar} one {# clic observado entre el {from} y el {to}, aparte de los anteriores a que el contador volviera a empezar} many {# de clics observados entre el {from} y el {to}, aparte de los anteriores a que el contador volviera a empezar} other {# clics observados entre el {from} y el {to}, aparte de los anteriores a que el contador volviera a empezar}}',
  again: 'El contador volvió a empezar y muestra {count, number}.',
  gap: 'Sin comprobaciones intermedias.',
  since:
    '{clicks, plural, =0 {Ningún clic observado desde el {when}.} one {# clic observado desde el {when}.} many {# de clics observados desde el {when}.} other {# clics observados desde el {when}.}}',
  sinceMore:
    '{clicks, plural, =0 {Ningún clic observado desde el {when}, y {more, number} más que empezaron antes.} one {# clic observado desde el {when}, y {more, number} más que empezaron antes.} many {# de clics observados desde el {when}, y {more, number} más que empezaron antes.} other {# clics observados desde el {when}, y {more, number} más que empezaron antes.}}',
  countersAgain:
    '{count, plural, one {# contador volvió a empezar; lo anterior no se cuenta.} many {# de contadores volvieron a empezar; lo anterior no se cuenta.} other {# contadores volvieron a empezar; lo anterior no se cuenta.}}',
  covers:
    '{links, plural, one {Abarca {looked, number} de # enlace} many {Abarca {looked, number} de # de enlaces} other {Abarca {looked, number} de # enlaces}}',
  coversShare:
    '{links, plural, one {Abarca {looked, number} de # enlace, con el {share} de los clics conocidos} many {Abarca {looked, number} de # de enlaces, con el {share} de los clics conocidos} other {Abarca {looked, number} de # enlaces, con el {share} de los clics conocidos}}',
  newLinks: '{count, plural, =0 {ningún enlace nuevo} one {# enlace nuevo} many {# de enlaces nuevos} other {# enlaces nuevos}}',
  moreClicks:
    '{clicks, plural, =0 {ningún clic más} one {# clic más} many {# de clics más} other {# clics más}} en {links, plural, one {el único enlace que ya se conocía} many {los # de enlaces que ya se conocían} other {los # enlaces que ya se conocían}}',
  setBack:
    '{count, plural, one {el total de # de ellos retrocedió} many {el total de # de ellos retrocedió} other {el total de # de ellos retrocedió}}',
  file: {
    csv: 'CSV',
    again: 'el contador volvió a empezar',
    gap: 'sin comprobaciones intermedias',
    failed: 'No se pudo guardar la tendencia. Recargar la página y volver a intentarlo.',
    dismiss: 'Descartar',
  },
};
