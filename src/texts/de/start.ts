/** German texts of the first screen: sign in, unlock, and why it failed. Only plain texts with `{values}`, to stay small. */
export const start = {
  connect: {
    page: 'Anmelden · Linkdeck',
    brand: 'Linkdeck',
    title: 'Anmelden',
    paste: 'Schlüssel einfügen',
    sendsTo: 'Linkdeck sendet den Schlüssel nur an {service}.',
    service: 'Dienst',
    key: 'API-Schlüssel',
    submit: 'Anmelden',
    back: 'Zurück zum geöffneten Konto',
    unlock: 'Gemerktes Konto entsperren',
    language: 'Sprache',
    browser: 'Wie im Browser',
  },
  unlock: {
    title: 'Willkommen zurück',
    intro: 'Zum Öffnen des Kontos die Passphrase eingeben.',
    account: 'Konto',
    submit: 'Entsperren',
    forget: 'Passphrase vergessen?',
    useKey: 'Stattdessen API-Schlüssel benutzen',
    locks: 'Sperrt sich nach {time} ohne Aktivität und nach zwölf Stunden.',
    locksLate: 'Sperrt sich nach zwölf Stunden.',
  },
  locked: {
    idle: 'Gesperrt nach {time} ohne Aktivität.',
    time: 'Gesperrt nach zwölf Stunden.',
    hand: 'Gesperrt, in allen Tabs.',
    paste: 'Bitte den API-Schlüssel von {accounts} erneut einfügen.',
  },
  waiting: {
    label: 'Unfertige Arbeit',
    import:
      'In diesem Browser wartet ein unfertiger Import. Zum Fortsetzen mit dem zugehörigen Konto anmelden.',
    work: 'In diesem Browser wartet ein unfertiger Sammelauftrag. Zum Fortsetzen mit dem zugehörigen Konto anmelden.',
    importOf: 'Für {email} wartet ein unfertiger Import. Zum Fortsetzen anmelden.',
    workOf: 'Für {email} wartet ein unfertiger Sammelauftrag. Zum Fortsetzen anmelden.',
  },
  field: { show: 'Eingabe zeigen' },
  help: {
    question: 'Wo steht er?',
    answer:
      'Bitte auf der Website des Dienstes anmelden und die Kontoeinstellungen öffnen. Unter „API“, „Entwickler“ oder „Integrationen“ den ganzen Schlüssel kopieren. Ist er nicht zu finden, hilft der Betreiber des Dienstes weiter. Wurde Linkdeck selbst gestartet, steht der Schlüssel im Terminal, nach „API key“.',
  },
  remember: {
    legend: 'Schlüssel merken',
    session: 'Bis Linkdeck geschlossen wird',
    sessionNote: 'Sind alle Tabs geschlossen, wird er erneut gebraucht.',
    device: 'Auf diesem Gerät',
    deviceNote: 'Die Passphrase öffnet ihn beim nächsten Mal.',
    embedded: 'Der Schlüssel wird hier nicht gemerkt. Nach dem Neuladen bitte erneut einfügen.',
    memory:
      'Der Schlüssel bleibt nur im Arbeitsspeicher: Nach dem Neuladen bitte erneut einfügen. Um angemeldet zu bleiben, Linkdeck über https in einem nicht privaten Fenster öffnen.',
    memoryOfTab:
      'Der Schlüssel bleibt nur in diesem Tab: Nach dem Neuladen und in anderen Tabs, die dieselben Anfragen verbrauchen, bitte erneut einfügen. Um angemeldet zu bleiben, Linkdeck über https in einem nicht privaten Fenster öffnen.',
    newer:
      'Dieser Browser enthält Daten eines neueren Linkdeck, die diese Version nicht lesen kann. Seite neu laden oder Linkdeck aktualisieren lassen. Bis dahin bleibt der Schlüssel nur im Arbeitsspeicher: Nach dem Neuladen bitte erneut einfügen.',
  },
  passphrase: {
    label: 'Passphrase',
    again: 'Passphrase wiederholen',
    note: 'Mindestens 10 Zeichen, zum Beispiel vier Wörter. Sie lässt sich nicht wiederherstellen: Ohne sie ist der Schlüssel erneut nötig.',
  },
  fields: {
    key: 'Bitte den ganzen Schlüssel erneut kopieren, und nichts anderes.',
    noKey: 'Bitte den API-Schlüssel einfügen.',
    serviceAddress:
      'Bitte eine vollständige Adresse eingeben, zum Beispiel https://service.example, ohne etwas nach dem Pfad.',
    passphrase: 'Bitte mindestens 10 Zeichen verwenden, zum Beispiel vier Wörter.',
    differ: 'Die Passphrasen sind verschieden. Bitte beide erneut eingeben.',
    notStored:
      'Dieser Browser lässt Linkdeck den Schlüssel nicht speichern. Bitte „Bis Linkdeck geschlossen wird“ wählen.',
    wrong: 'Falsche Passphrase.',
    wait: 'Falsche Passphrase oder zu viele Versuche. Bitte in {time} noch einmal versuchen.',
  },
  details: 'Details',
  failed: {
    offline: {
      title: 'Keine Internetverbindung',
      text: 'Bitte mit einem Netz verbinden und noch einmal versuchen.',
    },
    unreachable: {
      title: 'Keine Antwort vom Dienst',
      text: 'Bitte Adresse und Verbindung prüfen und noch einmal versuchen.',
    },
    timeout: { title: 'Der Dienst braucht zu lange', text: 'Bitte gleich noch einmal versuchen.' },
    cors: {
      title: 'Der Browser kann diesen Dienst nicht lesen',
      text: 'Bitte die Adresse prüfen: http oder https, mit oder ohne www. Oder beim Betreiber des Dienstes nachfragen.',
    },
    key: {
      title: 'Dieser Schlüssel funktioniert nicht',
      text: 'Bitte prüfen, ob er vollständig kopiert und noch nicht abgelaufen ist.',
    },
    refused: {
      title: 'Der Dienst hat dies abgelehnt',
      text: 'Bitte Schlüssel und Adresse prüfen.',
    },
    invalid: {
      title: 'Der Dienst hat dies nicht angenommen',
      text: 'Bitte Schlüssel und Adresse prüfen.',
    },
    missing: {
      title: 'Keine API unter dieser Adresse',
      text: 'Bitte die Adresse des Dienstes prüfen, auch ihren Pfad.',
    },
    limit: { title: 'Zu viele Anfragen', text: 'Bitte in {time} noch einmal versuchen.' },
    server: { title: 'Der Dienst antwortet nicht', text: 'Bitte gleich noch einmal versuchen.' },
    malformed: {
      title: 'Dies ist kein Dienst für Kurzlinks',
      text: 'Bitte die Adresse des Dienstes prüfen. Auch eine Schutzseite vor dem Dienst kann die Ursache sein.',
    },
    gone: {
      title: 'Dieses Konto ist nicht mehr gemerkt',
      text: 'Bitte den API-Schlüssel erneut einfügen.',
    },
    defect: {
      title: 'Linkdeck hat einen Fehler',
      text: 'Am Schlüssel liegt es nicht. Bitte die Seite neu laden und noch einmal versuchen.',
    },
  },
  crash: {
    reload: 'Seite neu laden',
    retry: 'Erneut versuchen',
    unloaded: {
      title: 'Diese Seite ließ sich nicht laden',
      text: 'Der Server hat nicht geantwortet, oder Linkdeck wurde aktualisiert. Bitte die Verbindung prüfen und die Seite neu laden.',
    },
    failed: {
      title: 'Diese Seite hat einen Fehler',
      text: 'Der Fehler liegt bei Linkdeck, beim Dienst wurde nichts geändert. Bitte noch einmal versuchen. Hilft das nicht, die Seite neu laden.',
    },
    stopped: {
      title: 'Linkdeck ließ sich nicht starten',
      text: 'Der Teil im Hintergrund wurde nicht geladen oder antwortet nicht; gesendet wurde nichts. Vielleicht ist der Server nicht erreichbar, oder ein Skriptblocker hat ihn gestoppt.',
    },
    updated: {
      title: 'Linkdeck wurde aktualisiert',
      text: 'Eine neuere Version in einem anderen Tab hat {account} übernommen. Zum Fortsetzen diese Seite neu laden.',
    },
  },
  signIn: {
    page: 'Anmelden · Linkdeck',
    busy: 'Anmeldung läuft…',
    out: 'Abgemeldet',
    outNote: 'Zum Fortsetzen erneut anmelden.',
    failed: 'Nicht angemeldet',
    failedNote:
      'Bitte noch einmal versuchen. Hilft das nicht, hilft der Betreiber dieser Seite weiter.',
    unknown: 'Etwas ist schiefgegangen.',
    submit: 'Anmelden',
    retry: 'Erneut versuchen',
  },
} as const;
