/** German texts of what is wrong with a value. See `contract/protocol/check-messages.ts`. */
export const checks = {
  text: 'Muss Text sein',
  filled: 'Darf nicht leer sein',
  maxCharacters: 'Darf höchstens {count, plural, one {# Zeichen} other {# Zeichen}} lang sein',
  minCharacters: 'Muss mindestens {count, plural, one {# Zeichen} other {# Zeichen}} lang sein',
  list: 'Muss eine Liste sein',
  maxEntries: 'Darf höchstens {count, plural, one {# Eintrag} other {# Einträge}} haben',
  yesNo: 'Muss true oder false sein',
  name: 'Bitte einen Namen eingeben',
  alias: 'Darf nur Buchstaben, Ziffern und - _ . ~ enthalten',
  reference: 'Muss die ID eines Eintrags sein: eine ganze Zahl ab 1',
  address: 'Muss eine vollständige Webadresse sein, zum Beispiel https://example.com/page',
  host: 'Muss aus Schema und Host bestehen, zum Beispiel https://go.example.com',
  slashes:
    'Muss nach dem Schema zwei Schrägstriche und einen Host haben, wie in https://example.com',
  backslash: 'Muss / statt \\ enthalten',
  dotSegments: 'Darf weder /./ noch /../ enthalten. Der Pfad führt auch ohne sie hin',
  port: 'Muss einen Port von 1 bis 65535 haben',
  hostName:
    'Muss einen Host aus Buchstaben, Ziffern und Bindestrichen zwischen Punkten haben, zum Beispiel www.example.com',
  elsewhere:
    'Browser würden stattdessen {host} öffnen. Ist dieser Host gemeint, gehört er so in das Feld',
  schemeTwice: 'Hat zweimal https://. Nur das erste behalten',
  runTogether: 'Enthält zwei Adressen hintereinander. Nur eine davon behalten',
  scheme: 'Muss mit http:// oder https:// beginnen',
  credentials: 'Darf weder Benutzernamen noch Passwort enthalten',
  misleading: 'Darf keine Steuerzeichen und keine Zeichen für die Schreibrichtung enthalten',
  timestamp: 'Muss Datum und Uhrzeit als YYYY-MM-DD HH:MM:SS sein',
  email: 'Muss eine E-Mail-Adresse sein, zum Beispiel you@company.example',
  account: 'Bitte eine E-Mail-Adresse, ein Passwort oder beides eingeben',
  color: 'Muss eine Farbe als #RRGGBB sein',
  pixelType: 'Bitte eine der Pixelarten wählen',
} as const;
