/** German texts of the figures of channels and campaigns, in their lists and on their pages. */
export const insights = {
  clicks: 'Klicks',
  share: 'Anteil',
  links: 'Links',
  perLink: 'Pro Link',
  perDay: 'Pro Tag',
  since:
    '{kind, select, today {Seit {time}} yesterday {Seit gestern} weekday {Seit {day}} other {Seit {day}}}',
  sinceMoment:
    '{kind, select, today {Seit {time}} yesterday {Seit gestern, {time}} weekday {Seit {day}, {time}} other {Seit {day}}}',
  gained: 'Neue Klicks',
  week: 'Neu diese Woche',
  noVisit: 'Ab dem nächsten Besuch',
  ofAll: '{share} aller Klicks',
  withoutClick: '{count, plural, =0 {keiner ohne Klick} one {# ohne Klick} other {# ohne Klick}}',
  overAll: '{rate} über alle Links',
  onLinks: 'auf {count, plural, one {# Link} other {# Links}}',
  sinceDay: 'seit {day}',
  card: '{links, plural, one {# Link} other {# Links}} · {rate} pro Link',
  cardLinks: '{links, plural, one {# Link} other {# Links}}',
  counting: '{read, number} von {all, plural, one {# Kanal} other {# Kanälen}} gezählt',
  failed: { text: 'Diese Zahlen konnten nicht geladen werden.', retry: 'Erneut versuchen' },
  chart: 'Klicks pro Tag, zwischen Ihren Besuchen',
} as const;
