/** German texts of trends: the clicks observed between looks at the counters, in sentences and files. */
export const trends = {
  off: { text: 'Der Klickverlauf ist auf diesem Gerät aus.', on: 'Einschalten' },
  recorded: {
    now: 'Neue Klicks werden ab jetzt aufgezeichnet. Der erste Vergleich ist morgen zu sehen.',
    more: '{kind, select, today {+{clicks, number} seit {time}} yesterday {+{clicks, number} seit gestern, {time}} weekday {+{clicks, number} seit {day}, {time}} other {+{clicks, number} seit {day}}}',
    none: '{kind, select, today {Keine neuen Klicks seit {time}} yesterday {Keine neuen Klicks seit gestern, {time}} weekday {Keine neuen Klicks seit {day}, {time}} other {Keine neuen Klicks seit {day}}}',
  },
  observed:
    '{clicks, plural, =0 {Keine Klicks zwischen {from} und {to}} one {# Klick zwischen {from} und {to}} other {# Klicks zwischen {from} und {to}}}',
  observedAgain:
    '{clicks, plural, =0 {Keine Klicks zwischen {from} und {to}, ohne die vor dem Neustart des Zählers} one {# Klick zwischen {from} und {to}, ohne die vor dem Neustart des Zählers} other {# Klicks zwischen {from} und {to}, ohne die vor dem Neustart des Zählers}}',
  again: 'Der Zähler begann von vorn und zeigt {count, number}.',
  gap: 'Kein Abruf dazwischen.',
  file: {
    csv: 'CSV',
    again: 'Zähler begann von vorn',
    gap: 'kein Abruf dazwischen',
    failed:
      'Der Trend ließ sich nicht speichern. Bitte die Seite neu laden und noch einmal versuchen.',
    dismiss: 'Schließen',
  },
} as const;
