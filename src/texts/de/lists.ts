/** German texts of the screens of one list: domains, pixels, overlays and splash pages. */
export const lists = {
  domains: {
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
  },
  pixels: {
    title: 'Pixel',
    add: 'Pixel hinzufügen',
    empty: {
      title: 'Erstes Pixel hinzufügen',
      text: 'Ein Pixel meldet jeden Besuch eines Links an ein Werbe- oder Analysenetzwerk. In diesem Konto gibt es noch keins.',
    },
    final: 'Pixel lassen sich später nicht bearbeiten oder löschen.',
    unnamed: 'Pixel',
    numbered: 'Pixel {id}',
    copyTag: 'Tag von {name} kopieren',
    table: { name: 'Name', type: 'Art', tag: 'Tag', added: 'Hinzugefügt' },
  },
  overlays: {
    title: 'Overlays',
    one: 'Overlay',
    purpose: 'Ein Overlay zeigt eine Nachricht oder ein Formular über dem Ziel eines Links.',
    type: 'Art',
    types: { message: 'Nachricht', contact: 'Kontaktformular' },
  },
  splash: {
    title: 'Zwischenseiten',
    one: 'Zwischenseite',
    purpose: 'Zuerst erscheint die Zwischenseite, danach geht es weiter zum Ziel.',
  },
} as const;
