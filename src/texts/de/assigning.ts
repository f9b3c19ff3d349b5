/** German texts of assigning: pickers, the dock of a drag, the panel at the foot, and what a screen reader hears. */
export const assigning = {
  cannotUndo: {
    channel: 'Einzelne Elemente lassen sich nicht aus einem Kanal entfernen.',
    campaign:
      'Ein Link gehört zu höchstens einer Kampagne und verlässt die bisherige. Daraus entfernen lässt er sich nicht.',
  },
  card: {
    label:
      '{type, select, links {{count, plural, one {# Link} other {# Links}}} other {{count, plural, one {# Element} other {# Elemente}}}} zu {name}',
    held: '{type, select, links {{count, plural, one {# Link wird} other {# Links werden}}} other {{count, plural, one {# Element wird} other {# Elemente werden}}}} <target>{name}</target> zugewiesen',
    waiting:
      'Danach: {type, select, links {{count, plural, one {# Link} other {# Links}}} other {{count, plural, one {# Element} other {# Elemente}}}} zu <target>{name}</target>',
    running: '{ended, number} von {total, number} zu <target>{name}</target>',
    paused: 'Angehalten bei {ended, number} von {total, number} zu <target>{name}</target>',
    none: '{type, select, links {{count, plural, one {# Link wurde <target>{name}</target> nicht zugewiesen} other {Keiner von # Links wurde <target>{name}</target> zugewiesen}}} other {{count, plural, one {# Element wurde <target>{name}</target> nicht zugewiesen} other {Keines von # Elementen wurde <target>{name}</target> zugewiesen}}}}',
    done: '{type, select, links {{count, plural, one {# Link wurde} other {# Links wurden}}} other {{count, plural, one {# Element wurde} other {# Elemente wurden}}}} <target>{name}</target> zugewiesen',
    part: '{type, select, links {{count, plural, one {{done, number} von # Link wurde} other {{done, number} von # Links wurden}}} other {{count, plural, one {{done, number} von # Element wurde} other {{done, number} von # Elementen wurden}}}} <target>{name}</target> zugewiesen',
    holdNote: 'Das Senden beginnt in {seconds, number} Sekunden.',
    waitNote: 'Wartet auf den Auftrag davor.',
    stays: 'Schon Zugewiesenes bleibt.',
    failed: 'Nichts wurde zugewiesen',
  },
  said: {
    undone: 'Rückgängig gemacht. Nichts wurde zugewiesen.',
    started: {
      channel:
        '{type, select, links {{count, plural, one {# Link wird} other {# Links werden}}} other {{count, plural, one {# Element wird} other {# Elemente werden}}}} dem Kanal {name} zugewiesen. Das lässt sich {seconds, number} Sekunden lang rückgängig machen.',
      campaign:
        '{type, select, links {{count, plural, one {# Link wird} other {# Links werden}}} other {{count, plural, one {# Element wird} other {# Elemente werden}}}} der Kampagne {name} zugewiesen. Das lässt sich {seconds, number} Sekunden lang rückgängig machen.',
    },
    done: {
      channel:
        '{type, select, links {{count, plural, one {# Link wurde} other {# Links wurden}}} other {{count, plural, one {# Element wurde} other {# Elemente wurden}}}} dem Kanal {name} zugewiesen',
      campaign:
        '{type, select, links {{count, plural, one {# Link wurde} other {# Links wurden}}} other {{count, plural, one {# Element wurde} other {# Elemente wurden}}}} der Kampagne {name} zugewiesen',
    },
    part: {
      channel:
        '{type, select, links {{count, plural, one {{done, number} von # Link wurde} other {{done, number} von # Links wurden}}} other {{count, plural, one {{done, number} von # Element wurde} other {{done, number} von # Elementen wurden}}}} dem Kanal {name} zugewiesen',
      campaign:
        '{type, select, links {{count, plural, one {{done, number} von # Link wurde} other {{done, number} von # Links wurden}}} other {{count, plural, one {{done, number} von # Element wurde} other {{done, number} von # Elementen wurden}}}} der Kampagne {name} zugewiesen',
    },
    paused: 'Das Zuweisen ist angehalten.',
    progress: '{done, number} von {total, number} fertig',
  },
  drag: {
    picked:
      '{type, select, links {{count, plural, one {# Link aufgenommen} other {# Links aufgenommen}}} other {{count, plural, one {# Element aufgenommen} other {# Elemente aufgenommen}}}}',
    missed: 'Auf nichts abgelegt. Nichts wird zugewiesen.',
    over: { channel: 'Über Kanal {name}', campaign: 'Über Kampagne {name}' },
  },
  panel: { live: 'Zuweisen' },
  notice: {
    show: { channel: 'Kanal ansehen', campaign: 'Kampagne ansehen' },
    also: { channel: 'Auch einer Kampagne zuweisen…', campaign: 'Auch einem Kanal zuweisen…' },
  },
  dock: {
    toggle: 'Kanäle und Kampagnen zeigen',
    title: 'Zuweisen zu',
    pin: 'Anheften',
    unpin: 'Lösen',
    filter: 'Kanäle und Kampagnen filtern',
    filterShort: 'Filtern',
    lists: 'Kanäle und Kampagnen',
    note: 'Links lassen sich nicht aus Kanälen oder Kampagnen entfernen.',
    assign:
      '{type, select, links {{count, plural, one {# Link} other {# Links}}} other {{count, plural, one {# Element} other {# Elemente}}}} {name} zuweisen',
    none: { channel: 'Noch keine Kanäle', campaign: 'Noch keine Kampagnen' },
    noMatch: { channel: 'Kein Kanal passt', campaign: 'Keine Kampagne passt' },
    failed: 'Laden fehlgeschlagen: <reason>{problem}</reason>',
    notLoaded: '{count, number} weitere nicht geladen',
  },
  recent: 'Neu',
  menu: { channel: 'Kanal zuweisen…', campaign: 'Kampagne zuweisen…' },
  dialog: {
    title: 'Zuweisen zu {name}',
    kind: 'Was zugewiesen wird',
    links: 'Links',
    others: 'Bio-Seite oder QR-Code',
    cancel: 'Abbrechen',
    none: 'Links zuweisen',
    submit:
      '{type, select, links {{count, plural, one {# Link zuweisen} other {# Links zuweisen}}} other {{count, plural, one {# Element zuweisen} other {# Elemente zuweisen}}}}',
  },
  item: {
    type: 'Art',
    bio: 'Bio-Seite',
    qr: 'QR-Code',
    bioNumbered: 'Bio-Seite {id}',
    qrNumbered: 'QR-Code {id}',
    id: 'ID',
    idHelp:
      'Der Dienst listet Bio-Seiten und QR-Codes nicht auf. Bitte die Nummer eingeben, die dort angezeigt wird.',
    missing: 'Bitte die ID des Elements eingeben',
    invalid: 'Muss eine ganze Zahl ab 1 sein',
    submit: 'Element zuweisen',
  },
  links: {
    label: 'Links',
    search: 'Links suchen',
    placeholder: 'Wörter aus Alias, Ziel, Titel oder Beschreibung',
    what: 'Links dieses Kontos',
    present: 'Schon enthalten',
    empty: 'In diesem Konto gibt es noch keine Links.',
    noMatch: 'Kein Link passt. Bitte weniger oder andere Wörter versuchen.',
    newest: '{count, plural, one {# Link, neueste zuerst} other {# Links, neueste zuerst}}',
    found: '{count, plural, one {# Link gefunden} other {# Links gefunden}}',
  },
  picker: {
    one: {
      channel: '<item>{name}</item> einem Kanal zuweisen',
      campaign: '<item>{name}</item> einer Kampagne zuweisen',
    },
    some: {
      channel:
        '{type, select, links {{count, plural, one {# Link} other {# Links}}} other {{count, plural, one {# Element} other {# Elemente}}}} einem Kanal zuweisen',
      campaign:
        '{type, select, links {{count, plural, one {# Link} other {# Links}}} other {{count, plural, one {# Element} other {# Elemente}}}} einer Kampagne zuweisen',
    },
    cost: '{type, select, links {{count, plural, one {# Link} other {# Links}}} other {{count, plural, one {# Element} other {# Elemente}}}}: {time}.',
    search: { channel: 'Kanäle suchen', campaign: 'Kampagnen suchen' },
    placeholder: {
      channel: 'Kanal suchen oder neu benennen',
      campaign: 'Kampagne suchen oder neu benennen',
    },
    list: { channel: 'Kanäle', campaign: 'Kampagnen' },
    create: { channel: 'Kanal <q>{name}</q> anlegen', campaign: 'Kampagne <q>{name}</q> anlegen' },
    notCreated: {
      channel: 'Der Kanal wurde nicht angelegt',
      campaign: 'Die Kampagne wurde nicht angelegt',
    },
    withoutId: {
      channel: 'Kanal angelegt. Zum Verwenden bitte in der Liste auswählen.',
      campaign: 'Kampagne angelegt. Zum Verwenden bitte in der Liste auswählen.',
    },
    failed: {
      channel: 'Die Kanäle ließen sich nicht laden',
      campaign: 'Die Kampagnen ließen sich nicht laden',
    },
    failedMore: {
      channel: 'Weitere Kanäle ließen sich nicht laden',
      campaign: 'Weitere Kampagnen ließen sich nicht laden',
    },
    loading: 'Wird geladen…',
    more: 'Mehr laden',
    retry: 'Erneut versuchen',
    empty: {
      channel:
        'In diesem Konto gibt es noch keine Kanäle. Mit der Eingabe eines Namens entsteht der erste.',
      campaign:
        'In diesem Konto gibt es noch keine Kampagnen. Mit der Eingabe eines Namens entsteht die erste.',
    },
    count: {
      channel: '{count, plural, one {# Kanal.} other {# Kanäle.}}',
      campaign: '{count, plural, one {# Kampagne.} other {# Kampagnen.}}',
    },
    noMatch: { channel: 'Kein Kanal passt.', campaign: 'Keine Kampagne passt.' },
    matches: '{count, number} von {total, number} passen.',
    notLoaded:
      '{count, plural, one {# weiterer Eintrag ist nicht geladen.} other {# weitere Einträge sind nicht geladen.}}',
    notSearched:
      '{count, plural, one {# weiterer Eintrag ist nicht geladen und nicht durchsucht.} other {# weitere Einträge sind nicht geladen und nicht durchsucht.}}',
  },
} as const;
