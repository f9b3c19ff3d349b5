/** German texts of lists of records and of the page of one: past the end, not found, unreadable values. */
export const records = {
  past: {
    title: 'So viele Seiten gibt es nicht',
    text: '{pages, plural, one {Es gibt nur # Seite.} other {Es gibt nur # Seiten.}}',
    first: 'Zur ersten Seite',
    last: 'Zur letzten Seite',
  },
  notFound: {
    title: 'Nicht gefunden',
    text: 'Möglicherweise wurde es gelöscht oder gehört zu einem anderen Konto. Bitte auch die Adresse auf Tippfehler prüfen.',
    back: 'Zurück zu „{list}“',
  },
  unread: {
    rows: '{rows, plural, one {# Zeile war nicht lesbar.} other {# Zeilen waren nicht lesbar.}}',
    values: '{values, plural, one {# Wert war nicht lesbar.} other {# Werte waren nicht lesbar.}}',
    both: '{rows, plural, one {# Zeile} other {# Zeilen}} und {values, plural, one {# Wert} other {# Werte}} waren nicht lesbar.',
    show: 'Zeigen',
    hide: 'Ausblenden',
    copy: 'Nicht lesbare Teile kopieren',
    label: 'Nicht lesbare Teile',
    more: '… und {count, number} weitere',
  },
  redirectPages: {
    numbered: '{kind, select, overlay {Overlay {id}} other {Zwischenseite {id}}}',
    name: 'Name',
    created: 'Angelegt',
    use: 'Verwenden',
    useInLink: 'In Link nutzen',
    useNamed: '{name} in einem neuen Link verwenden',
    empty: { overlay: 'Noch keine Overlays', splashPage: 'Noch keine Zwischenseiten' },
    elsewhere: 'Anlegen und ändern lassen sie sich im Konto beim Dienst.',
  },
} as const;
