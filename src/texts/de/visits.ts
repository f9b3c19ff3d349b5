/** German texts of the pages that the reference service shows to visitors of short links. */
export const visits = {
  home: {
    title: 'Kurzlinks',
    text: 'Adressen, die mit {host} beginnen, sind Kurzlinks. Jeder öffnet eine andere Seite.',
    dashboard: 'Links lassen sich im <dashboard>Dashboard</dashboard> anlegen und verwalten.',
  },
  unknown: {
    title: 'Kein Link unter dieser Adresse',
    text: 'Hier gibt es keinen Kurzlink. Groß- und Kleinschreibung zählt, und vielleicht fehlt ein Teil der Adresse.',
    next: 'Bitte die Adresse prüfen oder bei der Person nachfragen, von der sie stammt.',
  },
  expired: {
    title: 'Dieser Link ist abgelaufen',
    text: 'Er galt nur für begrenzte Zeit.',
    next: 'Einen neuen gibt es bei der Person, von der er stammt.',
  },
  broken: {
    title: 'Dieser Link funktioniert nicht',
    text: 'Sein Ziel ist keine Webadresse und lässt sich daher nicht öffnen.',
    next: 'Bitte der Person Bescheid geben, von der er stammt.',
  },
  unavailable: {
    title: 'Dieser Link lässt sich gerade nicht öffnen',
    text: 'Der Dienst antwortet nicht. Der Link selbst ist möglicherweise in Ordnung.',
    next: 'Bitte in einer Minute noch einmal versuchen.',
  },
  prefetch: {
    title: 'Dieser Link öffnet sich beim Anklicken',
    text: 'Der Browser hat ihn im Voraus angefordert. Zum Öffnen bitte auf den Link klicken.',
  },
  method: {
    title: 'Links lassen sich nur öffnen',
    text: 'Diese Adresse nimmt keine andere Art von Anfrage an. Bitte den Link dort noch einmal öffnen, wo er zu finden war.',
  },
  password: {
    title: 'Dieser Link ist geschützt',
    text: 'Weiter geht es mit dem Passwort.',
    label: 'Passwort',
    submit: 'Link öffnen',
    empty: 'Bitte das Passwort eingeben.',
    wrong: 'Falsches Passwort. Bitte prüfen und noch einmal versuchen.',
    busy: 'Zu viele Menschen geben gerade Passwörter ein. Bitte gleich noch einmal versuchen.',
    tooMany:
      'Zu viele falsche Passwörter. Bitte in {minutes, plural, one {# Minute} other {# Minuten}} noch einmal versuchen.',
  },
  missing: {
    title: 'Nichts unter dieser Adresse',
    text: 'Hier gibt es keine Seite, oder sie ist nicht öffentlich.',
    next: 'Bitte die Adresse prüfen oder bei der Person nachfragen, von der sie stammt.',
  },
  rotator: {
    title: 'Hier gibt es noch keine Links',
    text: 'Diese Adresse öffnet einen von mehreren Links, und im Moment gibt es keine.',
    next: 'Bitte später noch einmal versuchen oder bei der Person nachfragen, von der die Adresse stammt.',
  },
  campaign: {
    empty: 'Diese Kampagne hat im Moment keine öffentlichen Links.',
    more: '{count, plural, one {# älterer Link wird nicht gezeigt.} other {# ältere Links werden nicht gezeigt.}}',
  },
  bio: {
    empty: 'Hier gibt es noch keine Links.',
    code: 'QR-Code dieser Seite',
    codeAlt: 'QR-Code, der diese Seite öffnet',
  },
  qr: { alt: 'QR-Code, der {address} öffnet', text: 'Scannen oder öffnen: {address}' },
  brand: { logo: 'Logo dieses Dienstes' },
  destination: { leads: 'Er führt zu', whole: 'Ganze Adresse', open: 'Weiter', store: 'App holen' },
  splash: {
    from: 'Dies ist ein Kurzlink',
    left: '{seconds, plural, one {Weiter in # Sekunde} other {Weiter in # Sekunden}}',
    stay: 'Hier bleiben',
    stopped: 'Angehalten. Mit „Weiter“ geht es zur Seite.',
    more: 'Mehr ansehen',
  },
  frame: { open: 'Seite öffnen', close: 'Schließen', contact: 'Kontakt aufnehmen' },
  forward: { title: 'Weiter zu {host}', text: 'Wenn nichts geschieht: <page>Seite öffnen</page>.' },
  app: {
    text: 'Dies öffnet sich in der zugehörigen App, falls sie installiert ist, sonst im Browser. Das Ziel ist {host}.',
    open: 'Öffnen',
    browser: 'Oder <page>im Browser fortfahren</page>.',
  },
  pixels: { title: 'Messung' },
  server: {
    failed:
      'Dieser Link ließ sich wegen eines Serverfehlers nicht öffnen. Bitte später noch einmal versuchen.',
    tooLong: 'Das ist zu lang für ein Passwort. Bitte zurückgehen und die Eingabe prüfen.',
  },
};
