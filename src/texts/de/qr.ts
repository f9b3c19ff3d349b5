/** German texts of QR codes: one code, its design, and the codes of many links. */
export const qr = {
  title: 'QR-Code',
  titles: '{count, plural, one {# QR-Code} other {# QR-Codes}}',
  leadsTo: 'QR-Code, der zu {url} führt',
  tooLong: 'Dieser Kurzlink ist zu lang für einen QR-Code, der etwa 2.300 Zeichen fasst.',
  tooLongCorrected:
    'Dieser Kurzlink ist zu lang für einen Code mit so viel Fehlerkorrektur. Bitte eine niedrigere wählen.',
  downloadSvg: 'SVG laden',
  downloadPng: 'PNG laden',
  copySvg: 'SVG kopieren',
  copyPng: 'PNG kopieren',
  saved: 'Als {file} gespeichert.',
  notSaved: 'Dieser Browser konnte die Datei nicht speichern.',
  notDrawn: 'Dieser Browser konnte das Bild nicht zeichnen.',
  copied: 'Kopiert.',
  notCopied:
    'In diesem Browser lassen sich Bilder hier nicht kopieren. Bitte stattdessen das PNG laden.',
  set: {
    first:
      'Nur die ersten {most, number} von {count, number} werden erstellt. Für die übrigen bitte weniger Links auswählen.',
    leftOut:
      '{count, plural, one {# Link fehlt: Sein Kurzlink ist keine Webadresse.} other {# Links fehlen: Ihre Kurzlinks sind keine Webadressen.}}',
    zipSvg: 'ZIP mit SVG',
    zipPng: 'ZIP mit PNG',
    print: 'Drucken…',
    printPage: 'Druckseite',
    progress: 'Erstellte Codes',
    stop: 'Abbrechen',
    stopped: 'Abgebrochen.',
    failed: 'Dieser Browser konnte die Codes nicht erstellen.',
    saved:
      '{count, plural, one {# Code als {file} gespeichert.} other {# Codes als {file} gespeichert.}}',
    savedPage: 'Als {file} gespeichert. Zum Drucken bitte öffnen.',
    tooLong:
      '{count, plural, one {# Kurzlink ist zu lang für einen Code.} other {# Kurzlinks sind zu lang für einen Code.}}',
    page: 'QR-Codes',
  },
  design: {
    toggle: 'Farben, Größe und Logo',
    dark: 'Code',
    light: 'Hintergrund',
    margin: 'Rand',
    marginNone: 'Keiner',
    modules: '{count, plural, one {# Modul} other {# Module}}',
    pngSize: 'PNG-Größe',
    pixels: '{count, plural, one {# Pixel} other {# Pixel}}',
    correction: 'Fehlerkorrektur',
    correctionHelp: 'Wie viel vom Code verschmutzt oder verdeckt sein darf.',
    corrections: {
      L: 'Niedrig (7 %)',
      M: 'Mittel (15 %)',
      Q: 'Hoch (25 %)',
      H: 'Sehr hoch (30 %)',
    },
    logoFile: 'Logodatei',
    addLogo: 'Logo hinzufügen…',
    changeLogo: 'Logo ändern…',
    removeLogo: 'Logo entfernen',
    plain: 'Wieder schwarz-weiß',
    logoNote: 'Das Logo bleibt auf diesem Gerät.',
    logoTooLarge: 'Diese Datei ist größer als 10 MB. Bitte ein kleineres Bild wählen.',
    logoUnread: 'Diese Datei war nicht als Bild lesbar. Bitte PNG, JPEG, WebP oder SVG wählen.',
  },
  warnings: {
    contrast:
      'Die beiden Farben sind zu ähnlich: Scanner können diesen Code vielleicht nicht lesen. Bitte den Code dunkler oder den Hintergrund heller wählen.',
    inverted:
      'Der Code ist heller als der Hintergrund, was manche Scanner nicht lesen können. Bitte die Farben tauschen.',
    margin:
      'Scanner brauchen einen leeren Rand. Bitte 4 Module lassen oder so viel Platz um den Code.',
    logo: 'Das Logo verdeckt einen Teil des Codes. Bitte eine höhere Fehlerkorrektur wählen.',
  },
} as const;
