/** German texts of jobs: imports and assignments with their state, counts, time left, actions and results file. */
export const jobs = {
  assignTo: 'Zuweisung: {name}',
  state: {
    held: 'Beginnt gleich',
    waiting: 'Wartet auf den Auftrag davor',
    running: 'Läuft',
    paused: 'Angehalten',
    finished: 'Fertig',
  },
  row: {
    planned: 'Wartet',
    sent: 'Wird gesendet',
    unknown: 'Unklar',
    refused: 'Fehlgeschlagen',
    dropped: 'Abgebrochen',
    created: 'Angelegt',
    assigned: 'Zugewiesen',
  },
  record:
    '{kind, select, channel {Kanal: <name>{label}</name>} other {Kampagne: <name>{label}</name>}}',
  counts: {
    created: '{done, number} von {total, number} angelegt',
    assigned: '{done, number} von {total, number} zugewiesen',
    failed: '{count, number} fehlgeschlagen',
    unknown: '{count, number} unklar',
    cancelled: '{count, number} abgebrochen',
    done: '{done, number} von {total, number} fertig',
  },
  left: {
    moment: 'Noch weniger als eine Minute',
    minutes: '{count, plural, one {Noch etwa # Minute} other {Noch etwa # Minuten}}',
    hours: '{count, plural, one {Noch etwa # Stunde} other {Noch etwa # Stunden}}',
  },
  duration: {
    moment: 'weniger als eine Minute',
    minutes:
      '{count, plural, one {etwa # Minute; Weiterarbeiten ist möglich} other {etwa # Minuten; Weiterarbeiten ist möglich}}',
    hours:
      '{count, plural, one {etwa # Stunde; Weiterarbeiten ist möglich} other {etwa # Stunden; Weiterarbeiten ist möglich}}',
  },
  actions: {
    pause: 'Anhalten',
    resume: 'Fortsetzen',
    undo: 'Rückgängig',
    createRest: 'Rest anlegen ({count, number})',
    assignNow: 'Jetzt zuweisen',
    startNow: 'Jetzt beginnen',
    stop: 'Abbrechen…',
    retry: '{count, number} Fehlgeschlagene wiederholen',
    download: 'Ergebnisse laden',
    remove: 'Entfernen',
    failed: 'Das hat nicht geklappt: {problem}',
  },
  stop: {
    import: 'Diesen Import abbrechen?',
    assign: 'Das Zuweisen abbrechen?',
    keepGoing: 'Weitermachen',
    confirm: 'Abbrechen',
    failed: 'Dieser Auftrag ließ sich nicht abbrechen',
    importText:
      '{count, plural, one {# Zeile wird nicht gesendet. Schon angelegte Links bleiben.} other {# Zeilen werden nicht gesendet. Schon angelegte Links bleiben.}}',
    assignText:
      '{count, plural, one {# Element wird nicht gesendet. Schon Zugewiesenes bleibt.} other {# Elemente werden nicht gesendet. Schon Zugewiesenes bleibt.}}',
  },
  rows: {
    the: 'Die Zeile',
    each: 'Jede Zeile',
    theItem: 'Das Element',
    eachItem: 'Jedes Element',
    items: 'Elemente',
    of: 'Zeilen von {title}',
    onlyFailed: 'Nur die {count, number} mit einem Problem',
    copy: 'Kurzlink kopieren',
  },
  file: {
    results: 'Ergebnisse',
    shortUrl: 'Kurzlink',
    linkId: 'Link-ID',
    item: 'Element',
    result: 'Ergebnis',
    problem: 'Problem',
  },
} as const;
