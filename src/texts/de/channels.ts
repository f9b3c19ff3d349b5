/** German texts of the Channels screen and of the page of a channel. */
export const channels = {
  title: 'Kanäle',
  channel: 'Kanal',
  new: 'Neuer Kanal',
  empty: {
    title: 'Ersten Kanal anlegen',
    text: 'Kanäle zeigen, woher Ihre Klicks kommen: etwa von Newsletter, Plakaten oder Podcast.',
  },
  noMatch: {
    title: 'Kein Kanal passt',
    text: 'Die Suche umfasst Namen und Beschreibungen. Bitte weniger oder andere Wörter versuchen.',
    all: 'Alle Kanäle zeigen',
  },
  search: { label: 'Kanäle suchen', clear: 'Suche leeren' },
  order: {
    label: 'Sortierung',
    clicks: 'Meiste Klicks',
    week: 'Neu diese Woche',
    starred: 'Favoriten zuerst',
    name: 'Name, A bis Z',
    nameBack: 'Name, Z bis A',
    newest: 'Standard',
  },
  found: '{count, plural, one {# Kanal gefunden.} other {# Kanäle gefunden.}}',
  left: {
    some: 'Weitere Kanäle sind noch nicht geladen und nicht durchsucht.',
    counted:
      '{count, plural, one {# weiterer Kanal ist noch nicht geladen und nicht durchsucht.} other {# weitere Kanäle sind noch nicht geladen und nicht durchsucht.}}',
    loading: 'Der Rest wird geladen…',
    load: 'Mehr laden',
  },
  star: {
    on: 'Favorit',
    off: 'Kein Favorit',
    change: '{name} als Favorit',
    add: 'Diesen Kanal zu den Favoriten hinzufügen',
    added: 'Zu den Favoriten hinzugefügt.',
    remove: 'Diesen Kanal aus den Favoriten entfernen',
    removed: 'Aus den Favoriten entfernt.',
    failed: 'Die Favoriten wurden nicht geändert: <reason>{problem}</reason>',
  },
  delete: {
    items:
      'Alle Elemente werden daraus entfernt. Die Links, Bio-Seiten und QR-Codes selbst bleiben erhalten.',
    counted:
      '{count, plural, =0 {Er ist leer.} one {Das einzige Element wird daraus entfernt. Das Element selbst bleibt erhalten.} other {Alle # Elemente werden daraus entfernt. Die Links, Bio-Seiten und QR-Codes selbst bleiben erhalten.}}',
  },
  items: {
    title: 'Elemente',
    item: 'Element',
    date: 'Datum',
    actions: 'Aktionen',
    untitled: 'Ohne Titel',
    numbered: '{type, select, links {Link {id}} bio {Bio-Seite {id}} other {QR {id}}}',
    all: 'Alle',
    kinds: { links: 'Links', bio: 'Bio-Seiten', qr: 'QR-Codes' },
    clicks: '{clicks, plural, one {# Klick} other {# Klicks}}',
    types: { bio: 'Bio-Seite', qr: 'QR' },
    empty: {
      title: 'Dieser Kanal ist noch leer',
      assign: 'Elemente zuweisen',
      text: 'Der Button öffnet die Auswahl der Links. Bio-Seiten und QR-Codes werden über ihre ID ausgewählt.',
    },
    total:
      '{count, plural, one {# Element} other {# Elemente}}. Einzelne Elemente lassen sich nicht entfernen. Mit dem Löschen des Kanals werden alle daraus entfernt.',
  },
} as const;
