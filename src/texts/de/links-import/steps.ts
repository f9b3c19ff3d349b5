/** German texts of the steps of an import, from its source to its job. */
export const steps = {
  title: 'Links importieren',
  back: 'Links',
  noDestination: 'Wählen Sie die Spalte mit dem Ziel',
  source: {
    label: 'Was importiert wird',
    unread: '{name} wurde nicht gelesen',
    unnamed: 'Die Datei wurde nicht gelesen',
    field: 'Webadressen, eine pro Zeile, oder eine Tabelle',
    fieldHelp:
      'Auch eine Tabelle aus einem Tabellenprogramm lässt sich einfügen. Ihre erste Zeile kann die Spalten benennen.',
    check: 'Zeilen prüfen',
    choose: 'Datei auswählen…',
    drop: 'oder eine Datei hier ablegen: CSV, TSV, Excel, OpenDocument, Lesezeichen oder JSON',
    limit:
      'Bis zu {most, plural, one {# Zeile} other {# Zeilen}}. Die Zeilen werden in diesem Browser geprüft. Vor dem Start wird nichts gesendet.',
    example: 'https://shop.example/fruehlingsaktion\nhttps://shop.example/sommeraktion',
    pasted: 'Eingefügte Zeilen',
    services:
      'Von Bitly, Rebrandly, Short.io, Dub, YOURLS, Shlink, T.LY oder TinyURL? Deren Export auswählen: Die Spalten sind hier bekannt, und alte Aliase bleiben.',
  },
  format: {
    title: 'Schreibweise der Spalten',
    text: 'Nur das Ziel ist nötig. Eine Spalte kann auch eine Regel oder einen Parameter enthalten: {columns}. Ein Apostroph vor =, +, - oder @ wird entfernt; Tabellenprogramme brauchen ihn dort.',
    template: 'Vorlage laden',
  },
  file: {
    title: 'Wie die Datei gelesen wird',
    again: 'Neu beginnen',
    facts:
      '{rows, plural, one {# Zeile} other {# Zeilen}}, {columns, plural, one {# Spalte} other {# Spalten}}',
    factsAs:
      '{rows, plural, one {# Zeile} other {# Zeilen}}, {columns, plural, one {# Spalte} other {# Spalten}}, {encoding}',
    leftOut:
      '{count, plural, one {# Zeile über oder in der Tabelle ist kein Link und bleibt weg.} other {# Zeilen über oder in der Tabelle sind keine Links und bleiben weg.}}',
    guessed: 'Diese Datei ist kein gültiges UTF-8',
    guessedHelp:
      'Sie wurde als westeuropäischer Windows-Text gelesen. Bitte prüfen, ob Umlaute und Akzente stimmen. Wenn nicht, die Datei als „CSV UTF-8“ speichern und noch einmal auswählen.',
    delimiter: 'Zwischen den Spalten',
    delimiters: {
      comma: 'Komma',
      semicolon: 'Semikolon',
      tab: 'Tabulator',
      line: 'Senkrechter Strich',
      none: 'Nichts: Jede Zeile ist eine Adresse',
    },
    header: 'Die erste Zeile benennt die Spalten',
  },
  moving: {
    known: 'Das sieht nach einem Export von {service} aus',
    title: 'Alte Kurzlinks',
    unverified:
      'Diese Spaltennamen stehen in der Dokumentation von {service}. Eine Datei kann abweichen, bitte unten die Spalten prüfen.',
    domains: 'Domain hier für jede alte Domain',
    same: 'Wie für alle Zeilen',
    rows: '{count, plural, one {# Zeile} other {# Zeilen}}',
    endings: 'Alte Aliase behalten',
    endingsHelp: 'Ein Alias, der hier nicht erlaubt ist, wird durch einen zufälligen ersetzt.',
    tags: 'Das erste Schlagwort wird der Kanal',
    tagsHelp: 'Fehlende Kanäle werden mit den Links angelegt.',
    lost: 'Alte Klicks und Daten lassen sich nicht übernehmen. Sie bleiben in der Ergebnisdatei.',
    kept: 'Alte Aliase bleiben',
    new: 'Neue zufällige Aliase',
  },
  aliases: {
    title: 'Neue Links bekommen zufällige Aliasse',
    text: 'Keine Spalte wird als Alias importiert. Stehen die alten in einer von diesen, bitte diese verwenden, damit gedruckte Links gleich bleiben.',
    use: '„{column}“ verwenden',
  },
  shortLinks: {
    title: 'Das sind Kurzlinks, keine Ziele',
    text: 'Links dorthin würden über den alten Dienst führen. Eine andere Spalte enthält die Ziele.',
    use: '„{column}“ verwenden',
  },
  columns: {
    old: 'Vom alten Link',
    keepsEnding: 'Sein letzter Teil wird zum Alias, wenn die Zeile keinen hat',
    leftOut: 'Wird weggelassen',
    domainAbove: 'Die Domain hier wählen Sie unten',
    tagsAbove: 'Das erste kann der Kanal werden, siehe unten',
    title: 'Spalten',
    all: 'Alle werden importiert.',
    left: '{count, plural, one {# Spalte wird nicht importiert, bleibt aber in der Ergebnisdatei.} other {# Spalten werden nicht importiert, bleiben aber in der Ergebnisdatei.}}',
    numbered: 'Spalte {number}',
    empty: 'in den ersten Zeilen leer',
    is: '{column} ist',
    none: 'Nicht importieren',
  },
  defaults: {
    title: 'Optionen für alle Zeilen',
    covers: 'Zeilen mit eigenem Wert behalten ihn. Parameter kommen hinzu.',
    visibility: { default: 'Standard', private: 'Privat', public: 'Öffentlich' },
    zone: 'In {zone}, wie alle Zeiten der Datei ohne Zeitzone',
    nothing: 'nichts festgelegt',
    set: '{count, plural, one {# festgelegt} other {# festgelegt}}',
  },
  missing: {
    title: 'Noch nicht im Konto',
    label: 'Fehlende Namen',
    rows: '{field, select, channel {{rows, plural, one {Kanal · # Zeile} other {Kanal · # Zeilen}}} campaign {{rows, plural, one {Kampagne · # Zeile} other {Kampagne · # Zeilen}}} pixels {{rows, plural, one {Pixel · # Zeile} other {Pixel · # Zeilen}}} other {{rows, plural, one {Domain · # Zeile} other {Domain · # Zeilen}}}}',
    more: '{count, plural, one {# weiterer ist in den Zeilen markiert.} other {# weitere sind in den Zeilen markiert.}}',
    others:
      'Pixel und Domains lassen sich nicht aus einem Namen anlegen. Bitte zuerst anlegen oder die Zeilen korrigieren.',
    failed: 'Die Namen ließen sich nicht nachschlagen',
    retry: 'Erneut versuchen',
    channels:
      '{channels, plural, one {# Kanal mit den Links anlegen} other {# Kanäle mit den Links anlegen}}',
    campaigns:
      '{campaigns, plural, one {# Kampagne mit den Links anlegen} other {# Kampagnen mit den Links anlegen}}',
    both: '{channels, plural, one {# Kanal} other {# Kanäle}} und {campaigns, plural, one {# Kampagne} other {# Kampagnen}} mit den Links anlegen',
    createHelp: 'Sie kommen beim Import zuerst. Sonst fehlen Zeilen mit diesen Namen.',
  },
  dates: {
    title: 'Datumsangaben',
    covers:
      'Wie Ablaufdaten verstanden wurden, in der eigenen Zeitzone. Ein Datum ohne Uhrzeit meint das Ende dieses Tages.',
    label: 'Datumsangaben, wie verstanden',
    means: 'bedeutet',
    order: 'Tag oder Monat zuerst',
    either:
      '{count, plural, one {# Datum lässt sich auf beide Arten lesen} other {# Daten lassen sich auf beide Arten lesen}}',
    dayFirst: 'Tag zuerst: 05/06/2027 ist der 5. Juni',
    monthFirst: 'Monat zuerst: 05/06/2027 ist der 6. Mai',
  },
  rows: {
    title: 'Zeilen',
    checking: 'Die Zeilen werden geprüft…',
    which: 'Welche Zeilen',
    problems: 'Zu prüfen',
    all: 'Alle Zeilen',
    fixNames:
      '{count, plural, one {Name in # Zeile korrigieren} other {Namen in # Zeilen korrigieren}}',
    skipErrors:
      '{count, plural, one {Zeile mit Fehler überspringen} other {# Zeilen mit Fehlern überspringen}}',
    skipWarnings:
      '{count, plural, one {Zeile mit Warnung überspringen} other {# Zeilen mit Warnungen überspringen}}',
    fine: 'Alle Zeilen sind in Ordnung.',
    ready:
      '{rows, plural, one {{ready, number} von # Link bereit} other {{ready, number} von # Links bereit}}',
    errors: '{count, number} mit Fehler',
    warnings: '{count, number} mit Warnung',
    skipped: '{count, number} übersprungen',
    number: 'Zeile {number, number}',
    noDestination: 'Kein Ziel',
    skip: 'Überspringen',
    skipRow: 'Zeile {number, number} überspringen',
    import: 'Importieren',
    importRow: 'Zeile {number, number} doch importieren',
    at: '{label}: {problem}',
    existing: 'Zu diesem Ziel gibt es schon einen Link: <link>{name}</link>.',
    existingMore:
      '{count, plural, one {Zu diesem Ziel gibt es schon Links: <link>{name}</link> und # weiteren.} other {Zu diesem Ziel gibt es schon Links: <link>{name}</link> und # weitere.}}',
    states: {
      ready: 'Bereit',
      error: 'Mit Fehler',
      warning: 'Mit Warnung',
      skipped: 'Übersprungen',
    },
    showPassword: 'Passwort zeigen',
    allReady: '{ready, plural, one {# Link bereit} other {# Links bereit}}',
    shortLink: 'Kurzlink',
    destination: 'Ziel',
    random: 'zufällig',
  },
  start: {
    none: 'Berichtigen Sie mindestens eine Zeile.',
    links: '{count, plural, one {# Link: {time}.} other {# Links: {time}.}}',
    left: '{count, plural, one {# Zeile mit Fehler fehlt.} other {# Zeilen mit Fehlern fehlen.}}',
    trial:
      'Zuerst entstehen {count, number} Links zum Prüfen. Links lassen sich später weder ändern noch löschen. Sobald der Import läuft, können Sie diese Seite schließen.',
    note: 'Links lassen sich später weder ändern noch löschen. Sobald der Import läuft, können Sie diese Seite schließen.',
    failed: 'Der Import wurde nicht gestartet',
    first: 'Die ersten {count, number} anlegen',
    create: '{count, plural, one {# Link anlegen} other {# Links anlegen}}',
  },
  job: {
    loading: 'Der Import wird geladen',
    list: 'Import',
    missing:
      'Dieser Browser hat keinen solchen Import für dieses Konto. Vielleicht entstand er in einem anderen Browser oder wurde unter „Aktivität“ entfernt.',
    untitled: 'Import',
    label: 'Dieser Import',
    links: 'Links',
    rows: 'Links dieses Imports',
    trial: 'Die ersten {count, number} sind angelegt. Bitte unten prüfen.',
    state: '{state}.',
    stateTime: '{state}. {time}.',
    leave:
      'Diese Seite kann verlassen werden. Der Fortschritt steht unter <activity>Aktivität</activity>.',
    stays: 'Dies bleibt unter <activity>Aktivität</activity>, bis es dort entfernt wird.',
    redirects: 'Weiterleitungen wirken nur auf eigenen Domains, nicht auf geteilten wie bit.ly.',
    copyAll: 'Alle Kurzlinks kopieren',
    more: 'Weitere importieren',
  },
} as const;
