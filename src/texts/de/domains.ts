/** German texts of the Domains screen. */
export const domains = {
  title: 'Domains',
  deleted: 'Die Domain wurde gelöscht',
  close: 'Schließen',
  empty: {
    title: 'Erste Domain hinzufügen',
    text: 'Mit einer eigenen Domain sind Kurzlinks leicht wiederzuerkennen, zum Beispiel go.example.com/sale. In diesem Konto gibt es noch keine Domain.',
  },
  unnamed: 'Domain',
  numbered: 'Domain {id}',
  table: {
    domain: 'Domain',
    root: 'Weiterleitung der Startseite',
    rootShort: 'Startseite',
    notFound: 'Weiterleitung bei Fehler 404',
    notFoundShort: 'Fehler 404',
    actions: 'Aktionen',
    nowhere: 'Keine',
  },
  fields: {
    domain: 'Mit Schema, zum Beispiel https://go.example.com',
    root: 'Wohin die Domain ohne Alias führt. Leer: nirgendwohin.',
    notFound: 'Wohin ein Link führt, den es nicht gibt. Leer: nirgendwohin.',
  },
  add: {
    title: 'Domain hinzufügen',
    submit: 'Domain hinzufügen',
    failed: 'Die Domain wurde nicht hinzugefügt',
  },
  change: {
    menu: 'Weiterleitungen ändern…',
    title: 'Weiterleitungen ändern',
    of: 'für <bdi>{name}</bdi>',
    submit: 'Weiterleitungen speichern',
    failed: 'Die Domain wurde nicht geändert',
  },
  delete: {
    menu: 'Domain löschen…',
    title: 'Diese Domain löschen?',
    confirm: 'Domain löschen',
    failed: 'Die Domain wurde nicht gelöscht',
    text: '<bdi>{name}</bdi> verschwindet mit allen Weiterleitungen aus diesem Konto. Kurzlinks mit dieser Domain funktionieren dann nicht mehr, auch bereits verteilte. Was mit den Links selbst geschieht, entscheidet der Dienst.',
  },
  dns: {
    label: 'Vor dem Hinzufügen',
    needs:
      'Die Domain muss schon auf den Dienst zeigen. Beim DNS-Anbieter braucht sie {record, select, CNAME {einen CNAME-Eintrag auf den Host der Kurzlinks} other {einen {record}-Eintrag mit der Adresse der Kurzlinks}}. Oft ist das der Dienst selbst: <code>{target}</code>.',
    check:
      'Zum Prüfen diesen Befehl ausführen. Die Antwort sollte dieselbe Adresse sein wie für diesen Host:',
    copy: 'Befehl kopieren',
  },
} as const;
