/** German texts of trends: the clicks observed between looks at the counters, in sentences and files. */
export const trends = {
  observed:
    '{clicks, plural, =0 {Keine Klicks zwischen {from} und {to}} one {# Klick zwischen {from} und {to}} other {# Klicks zwischen {from} und {to}}}',
  observedAgain:
    '{clicks, plural, =0 {Keine Klicks zwischen {from} und {to}, ohne die vor dem Neustart des Zählers} one {# Klick zwischen {from} und {to}, ohne die vor dem Neustart des Zählers} other {# Klicks zwischen {from} und {to}, ohne die vor dem Neustart des Zählers}}',
  again: 'Der Zähler begann von vorn und zeigt {count, number}.',
  gap: 'Kein Abruf dazwischen.',
  since: '{clicks, plural, =0 {Keine Klicks seit {when}.} one {# Klick seit {when}.} other {# Klicks seit {when}.}}',
  sinceMore:
    '{clicks, plural, =0 {Keine Klicks seit {when}, dazu {more, number} aus einem Zeitraum, der früher begann.} one {# Klick seit {when}, dazu {more, number} aus einem Zeitraum, der früher begann.} other {# Klicks seit {when}, dazu {more, number} aus einem Zeitraum, der früher begann.}}',
  countersAgain:
    '{count, plural, one {# Zähler begann von vorn; was davor kam, ist nicht mitgezählt.} other {# Zähler begannen von vorn; was davor kam, ist nicht mitgezählt.}}',
  covers: '{links, plural, one {Umfasst {looked, number} von # Link} other {Umfasst {looked, number} von # Links}}',
  coversShare:
    '{links, plural, one {Umfasst {looked, number} von # Link, mit {share} der bekannten Klicks} other {Umfasst {looked, number} von # Links, mit {share} der bekannten Klicks}}',
  newLinks: '{count, plural, =0 {keine neuen Links} one {# neuer Link} other {# neue Links}}',
  moreClicks:
    '{clicks, plural, =0 {keine weiteren Klicks} one {# weiterer Klick} other {# weitere Klicks}} bei {links, plural, one {dem einen damals bekannten Link} other {den # damals bekannten Links}}',
  setBack: '{count, plural, one {die Summe von # davon wurde zurückgesetzt} other {die Summe von # davon wurde zurückgesetzt}}',
  file: {
    csv: 'CSV',
    again: 'Zähler begann von vorn',
    gap: 'kein Abruf dazwischen',
    failed: 'Der Trend ließ sich nicht speichern. Bitte die Seite neu laden und noch einmal versuchen.',
    dismiss: 'Schließen',
  },
} as const;
