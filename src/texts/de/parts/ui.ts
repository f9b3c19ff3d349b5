/** German texts of the components that know no resource: states of a query, forms, menus. */
export const ui = {
  query: {
    loading: 'Wird geladen: {what}',
    failed: 'Laden fehlgeschlagen: {what}',
    stale: 'Aktualisieren fehlgeschlagen: {what}',
    earlier: 'Angezeigt werden frühere Daten.',
    retry: 'Erneut versuchen',
  },
  form: {
    unclear: 'Unklar, ob es geklappt hat',
    unread: 'Dieser Wert war nicht lesbar.',
    unreadStays: 'Dieser Wert war nicht lesbar. Er bleibt unverändert, solange hier nichts anderes eingegeben wird.',
    cancel: 'Abbrechen',
    dismiss: 'Schließen',
    showTyped: 'Eingabe zeigen',
    emptied: 'Viele Dienste ignorieren ein geleertes Feld und behalten den alten Wert.',
  },
  actions: 'Aktionen für {name}',
  pager: { label: 'Seiten', previous: 'Zurück', next: 'Weiter', page: 'Seite {page, number} von {pages, number}' },
  moreRows: '{more, number} weitere von {total, number} zeigen',
  selectAll: 'Alle gezeigten auswählen',
  unloaded: {
    title: 'Dies ließ sich nicht öffnen',
    text: 'Dieser Teil ließ sich nicht laden, vielleicht nach einem Update. Bitte die Seite neu laden.',
  },
  updated: { at: 'Stand: {time}', refresh: 'Aktualisieren' },
  lookalike: {
    ascii:
      'Dieser Host ist in seiner ASCII-Form geschrieben, {ascii}. Seine Buchstaben können denen eines anderen Hosts gleichen.',
    mixed:
      'Dieser Host mischt Schriften und kann einen anderen vortäuschen. Er ist {written} geschrieben, und ein Browser öffnet {ascii}.',
  },
  unread: { none: 'Der Dienst hat keinen Wert gesendet', raw: 'Nicht lesbar: {raw}' },
  fold: { less: 'Weniger zeigen', all: 'Alles zeigen' },
  view: {
    chart: 'Als Diagramm zeigen',
    table: 'Als Tabelle zeigen',
    chartOf: '{title} als Diagramm zeigen',
    tableOf: '{title} als Tabelle zeigen',
  },
  chart: { share: 'Anteil' },
  trend: {
    total: 'Klicks gesamt',
    perDay: 'Klicks pro Tag, im Durchschnitt zwischen zwei Abrufen',
    perHour: 'Klicks pro Stunde, im Durchschnitt zwischen zwei Abrufen',
    gap: 'Keine Abrufe',
    again: 'Zähler begann von vorn',
  },
  copy: { done: 'Kopiert', failed: 'Kopieren fehlgeschlagen: bitte den Text markieren' },
} as const;
