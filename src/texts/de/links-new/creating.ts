/** German catalog of the wizard's end: preview, review, problems, and the link that was made. */
export const creating = {
  preview: {
    shortLink: 'Kurzlink',
    domain: 'Standarddomain',
    alias: 'zufällig',
    nowhere: 'noch kein Ziel',
    tags: '{count, plural, one {# UTM-Tag} other {# UTM-Tags}}',
    qr: 'QR-Code des Kurzlinks',
    final: 'Links lassen sich später nicht bearbeiten oder löschen.',
  },
  problems: {
    notCreated: 'Der Link wurde nicht angelegt',
    aliasUsed: '{alias} ist schon in Gebrauch.',
    repeated: 'Eine frühere Regel gilt schon für „{name}“. Bitte eine davon entfernen',
    language: 'Bitte einen Sprachcode wie fr oder fr-CA verwenden',
    aliasTaken:
      'Dieser Alias ist vergeben, daher wurde der Link nicht angelegt. Bitte einen anderen wählen',
    time: 'Bitte ein Datum und eine Uhrzeit wählen, die es gibt, oder beides leer lassen',
    rule: {
      geotarget: 'Bitte ein Land auswählen oder diese Regel entfernen',
      devicetarget: 'Bitte ein Gerät auswählen oder diese Regel entfernen',
      languagetarget: 'Bitte eine Sprache auswählen oder diese Regel entfernen',
      link: 'Bitte ein Ziel eingeben oder diese Regel entfernen',
    },
    parameterName: 'Bitte dem Parameter einen Namen geben oder ihn entfernen',
    parameterValue: 'Bitte dem Parameter einen Wert geben oder ihn entfernen',
  },
  warnings: {
    shortLink:
      'Das ist ein eigener Kurzlink. Besser ist sein Ziel, damit Besuche nicht zweimal weitergeleitet werden.',
    shortLinkTo:
      'Das ist ein eigener Kurzlink, der zu {url} führt. Besser ist dieses Ziel, damit Besuche nicht zweimal weitergeleitet werden.',
    dotless:
      '„{host}“ hat keinen Punkt und öffnet sich nur im eigenen Netz. Bitte prüfen, ob ein Ende wie .com fehlt.',
    lookalike:
      'Dieses Ziel ahmt vielleicht eine andere Website nach: In Wirklichkeit führt es zu {host}.',
    duplicates:
      '{count, plural, one {Diesen Link gibt es schon.} other {Solche Links gibt es schon: #.}}',
    country:
      'Linkdeck kennt das Land „{name}“ nicht, daher trifft diese Regel vielleicht nie zu. Bekannt sind Kürzel und Namen wie DE oder Germany.',
    apps: 'App-Links brauchen Geräteregeln, und für {devices} gibt es keine.',
  },
  checks: {
    own: 'Das ist ein eigener Kurzlink. Besser ist sein Ziel.',
    ownTo: 'Das ist ein eigener Kurzlink. Besser ist sein Ziel: <use>{url}</use>',
    same: 'Diesen Link gibt es schon: <name>{alias}</name>{known, select, yes {, {clicks, plural, one {# Klick} other {# Klicks}}} other {}}.',
    copy: 'Kopieren',
    samePage:
      'Zu dieser Seite gibt es einen Link: <name>{alias}</name>. Seine UTM-Tags sind andere.',
    https: 'Andere Links zu dieser Website haben https. <use>https verwenden</use>',
    tryOne: 'Vorschlag: <one>{first}</one>.',
    tryTwo: 'Vorschlag: <one>{first}</one> oder <two>{second}</two>.',
    tags: '{tag}: Im Ziel steht {there}. <use>{here} verwenden</use> oder <keep>{there} behalten</keep>.',
    platform:
      'Besuche mit {device} gehen zum normalen Ziel. <add>Regel für {device} hinzufügen</add>',
  },
  source: {
    failed: 'Der Link zum Duplizieren war nicht lesbar',
    draft: 'Der Entwurf, {ago} gespeichert, ist wieder da. Passwörter werden nie gespeichert.',
    sent: 'Kopiert von <link>{url}</link>, {ago} in diesem Browser angelegt. Bitte Alias und Passwort neu wählen.',
    copy: 'Kopiert von <link>{url}</link>: Ziel, Titel, Beschreibung, Länder- und Geräteregeln und Ablauf. Alles andere lässt sich nicht kopieren, zum Beispiel Sprachregeln, Parameter, Pixel und das Passwort.',
    unread: 'Nicht lesbare Teile fehlen.',
    other:
      'Es gibt einen Entwurf für einen anderen Link, {ago} gespeichert. Wird dieser hier ausgefüllt, ersetzt er den Entwurf.',
    startOver: 'Neu beginnen',
    continue: 'Entwurf fortsetzen',
  },
} as const;
