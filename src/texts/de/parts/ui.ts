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
  },
  actions: 'Aktionen für {name}',
} as const;
