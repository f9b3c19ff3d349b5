/** German texts of the Activity screen. */
export const activity = {
  title: 'Aktivität',
  work: 'Aufträge',
  lost: 'Diese Seite bis zum Ende geöffnet lassen: Dieser Browser kann die Arbeit nicht für später speichern.',
  earlier: 'Früheres zeigen',
  kept: '{days, number} Tage auf diesem Gerät gespeichert.',
  empty: {
    title: 'Noch nichts',
    text: 'Was importiert, geplant und zugewiesen wird, erscheint hier.',
    import: 'Links importieren',
  },
  requests: {
    title: 'Anfragen, für Entwickler',
    list: 'Anfragen',
    covers:
      'Die letzten {count, number}, neueste zuerst, bis Linkdeck gesperrt wird. Kopierte Befehle nehmen den Schlüssel aus $LINKDECK_KEY.',
    none: 'Noch keine Anfragen. Alles, was Linkdeck sendet, steht hier.',
    copy: 'Als curl kopieren',
    retry: 'Erneut versuchen',
    outcomes: {
      ok: 'OK',
      offline: 'Offline',
      unreachable: 'Keine Antwort',
      timeout: 'Zeit abgelaufen',
      cors: 'Blockiert',
      key: 'Schlüssel abgelehnt',
      refused: 'Abgelehnt',
      invalid: 'Nicht angenommen',
      missing: 'Nicht gefunden',
      limit: 'Zu viele',
      server: 'Dienst gestört',
      malformed: 'Nicht lesbar',
      cancelled: 'Abgebrochen',
    },
  },
} as const;
