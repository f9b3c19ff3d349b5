/** Spanish texts of the figures of channels and campaigns, in their lists and on their pages. */
export const insights = {
  clicks: 'Clics',
  share: 'Parte',
  links: 'Enlaces',
  perLink: 'Por enlace',
  perDay: 'Por día',
  since:
    '{kind, select, today {Desde las {time}} yesterday {Desde ayer} weekday {Desde el {day}} other {Desde el {day}}}',
  sinceMoment:
    '{kind, select, today {Desde las {time}} yesterday {Desde ayer, {time}} weekday {Desde el {day}, {time}} other {Desde el {day}}}',
  gained: 'Clics nuevos',
  week: 'Nuevos esta semana',
  noVisit: 'Desde la próxima visita',
  ofAll: '{share} de todos los clics',
  withoutClick:
    '{count, plural, =0 {ninguno sin clics} one {# sin clics} many {# sin clics} other {# sin clics}}',
  overAll: '{rate} entre todos los enlaces',
  onLinks: 'en {count, plural, one {# enlace} many {# de enlaces} other {# enlaces}}',
  sinceDay: 'desde el {day}',
  card: '{links, plural, one {# enlace} many {# de enlaces} other {# enlaces}} · {rate} por enlace',
  cardLinks: '{links, plural, one {# enlace} many {# de enlaces} other {# enlaces}}',
  counting:
    '{read, number} de {all, plural, one {# canal contado} many {# de canales contados} other {# canales contados}}',
  failed: { text: 'No se pudieron cargar estas cifras.', retry: 'Reintentar' },
  chart: 'Clics por día, entre tus visitas',
} as const;
