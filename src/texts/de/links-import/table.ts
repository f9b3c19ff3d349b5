/** German texts of an import's table: its columns, how they are written, and what is wrong with a row or the file. */
export const table = {
  fields: {
    url: 'Ziel-URL',
    custom: 'Eigener Alias',
    domain: 'Domain',
    description: 'Beschreibung',
    type: 'Weiterleitungsart',
    status: 'Sichtbarkeit',
    password: 'Passwort',
    expiry: 'Läuft ab',
    geotarget: 'Länder',
    devicetarget: 'Geräte',
    languagetarget: 'Sprachen',
    auto: 'In der App öffnen',
    appstoreA: 'App-Store-Adresse A',
    appstoreB: 'App-Store-Adresse B',
    metatitle: 'Titel',
    metadescription: 'Beschreibung der Karte',
    metaimage: 'Bild der Karte',
    pixels: 'Pixel',
    channel: 'Kanal',
    campaign: 'Kampagne',
    parameters: 'Parameter',
  },
  old: {
    link: 'Alter Kurzlink',
    clicks: 'Alte Klicks',
    date: 'Altes Datum',
    tags: 'Schlagwörter',
    domain: 'Alte Domain',
    status: 'Alter Status',
  },
  entry: '{field}: {entry}',
  notation: {
    url: 'Eine Webadresse; https:// wird ergänzt, wenn es fehlt',
    custom: 'Das Ende des Kurzlinks: Buchstaben, Ziffern und - _ . ~',
    domain: 'Eine eigene Domain oder ihre ID',
    description: 'Beliebiger Text',
    type: 'direct, frame oder splash; 12 für die eigene Zwischenseite 12; overlay-3 für das eigene Overlay 3',
    status: 'public oder private',
    password: 'Beliebiger Text, wie er beim Öffnen eingegeben wird',
    expiry:
      '2027-01-31 18:00, 31.01.2027 oder 31 January 2027, in der eigenen Zeitzone; ohne Uhrzeit das Ende dieses Tages',
    geotarget: 'DE=https://shop.example/de; France=https://shop.example/fr',
    devicetarget: 'iPhone=https://shop.example/ios; Android=https://shop.example/android',
    languagetarget: 'fr=https://shop.example/fr; pt-BR=https://shop.example/br',
    auto: 'yes oder no',
    appstoreA: 'Eine Webadresse',
    appstoreB: 'Eine Webadresse',
    metatitle: 'Beliebiger Text',
    metadescription: 'Beliebiger Text',
    metaimage: 'Die Webadresse eines JPG oder PNG',
    pixels: 'Namen oder IDs von Pixeln: Shop; 7',
    channel: 'Name oder ID eines Kanals',
    campaign: 'Name oder ID einer Kampagne',
    parameters: 'ref=mail; utm_source=news',
    value: 'Der Wert von {name}',
    address: 'Eine Webadresse',
  },
  problems: {
    shortLink: 'Das ist ein Kurzlink. Es braucht die Spalte mit seinem Ziel',
    cut: 'Diese Zeile hat zu viele Zellen: Ein Wert wurde an einem Trennzeichen geteilt. Bitte hier berichtigen.',
    blanks: 'Muss eine einzelne Webadresse ohne Leerzeichen sein',
    date: 'Muss ein Datum sein, mit oder ohne Uhrzeit, zum Beispiel 2027-01-31 18:00',
    yesNo: 'Muss yes oder no sein',
    several:
      '{field, select, channel {{count, number} Kanäle heißen „{name}“. Bitte die ID des richtigen angeben.} campaign {{count, number} Kampagnen heißen „{name}“. Bitte die ID der richtigen angeben.} pixels {{count, number} Pixel heißen „{name}“. Bitte die ID des richtigen angeben.} other {{count, number} Domains heißen „{name}“. Bitte die ID der richtigen angeben.}}',
    looking:
      '{field, select, channel {Der Kanal „{name}“ wird gesucht…} campaign {Die Kampagne „{name}“ wird gesucht…} pixels {Das Pixel „{name}“ wird gesucht…} other {Die Domain „{name}“ wird gesucht…}}',
    none: '{field, select, channel {Es gibt keinen Kanal „{name}“} campaign {Es gibt keine Kampagne „{name}“} pixels {Es gibt kein Pixel „{name}“} other {Es gibt keine Domain „{name}“}}',
    values: 'Muss jeweils ein Name und ein Wert sein, zum Beispiel {example}',
    addresses: 'Muss jeweils ein Name und eine Webadresse sein, zum Beispiel {example}',
    ending: '„{name}“ ist hier als Alias nicht erlaubt. Der Link bekommt einen zufälligen.',
    excel:
      '„{name}“ hat eine Tabellenkalkulation anstelle des Alias geschrieben. Bitte den alten eingeben, sonst bekommt der Link einen zufälligen.',
    excelMaybe:
      'Vielleicht hat eine Tabellenkalkulation „{name}“ anstelle des Alias geschrieben. Bitte prüfen.',
    taken:
      '„{name}“ ist schon vergeben. Bitte einen anderen Alias wählen oder die Zeile überspringen.',
    alias:
      'Auch Zeile {row, number} hat diesen Alias. Bitte einen anderen wählen oder eine von beiden überspringen.',
    twin: 'Ergibt denselben Link wie Zeile {row, number}. Bitte eine von beiden überspringen, wenn nicht beide gewünscht sind.',
  },
  file: {
    large: '„{file}“ ist größer als 20 MB. Bitte auf mehrere Dateien aufteilen.',
    oldExcel:
      'Das ist eine Datei eines alten Excel. Bitte dort öffnen, als .xlsx oder CSV speichern und diese Datei auswählen.',
    archive: 'Das ist eine gepackte Datei. Bitte zuerst entpacken und die Datei daraus auswählen.',
    document:
      'Das ist ein Dokument und keine Tabelle. Bitte seine Tabelle als .xlsx oder CSV speichern und diese Datei auswählen.',
    binary:
      'Diese Datei enthält keine Tabelle. Bitte eine Tabelle, eine CSV-Datei, Lesezeichen oder JSON auswählen.',
    webPage:
      'Das ist eine Webseite. Bitte die Liste als CSV exportieren oder ihre Tabelle kopieren und hier einfügen.',
    broken:
      'Diese Datei ist beschädigt oder größer, als eine Liste von Links sein kann. Bitte neu speichern oder als CSV.',
    noRows:
      'Darin sind keine Zeilen. Bitte etwas mit mindestens einer Webadresse einfügen oder auswählen.',
    tooMany:
      'Es sind {rows, number} Zeilen, und {most, number} lassen sich auf einmal importieren. Bitte auf mehrere Dateien aufteilen.',
    unloaded:
      'Der Teil von Linkdeck, der Dateien liest, ließ sich nicht laden. Bitte die Seite neu laden und noch einmal versuchen.',
  },
} as const;
