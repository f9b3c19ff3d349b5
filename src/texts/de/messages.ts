/** German texts of what the client and the engine tell: errors of requests, and why bulk work waits. */
export const messages = {
  offline:
    'Dieses Gerät ist offline, daher wurde {url} nicht gefragt. Bitte mit einem Netz verbinden.',
  unreachable: 'Unter {url} antwortet nichts.',
  serverStopped:
    'Vielleicht läuft der Server nicht, oder er antwortet mit einer Weiterleitung, der Linkdeck nicht folgt.',
  checkConnection:
    'Bitte Adresse und Verbindung prüfen; vielleicht ist der Dienst nicht erreichbar.',
  cors: 'Unter {url} antwortet etwas, lässt sich aber von dieser Seite nicht lesen: Es sendet keine CORS-Header für diese Seite oder leitet an eine andere Adresse weiter. Bitte die Adresse prüfen (http oder https, mit oder ohne www). Ist sie richtig, hilft es, Linkdeck vor dem Dienst zu starten: „npm start -- --upstream {url}“.',
  timeout:
    '{url} hat nicht innerhalb von {seconds, plural, one {# Sekunde} other {# Sekunden}} geantwortet.',
  cancelled: 'Die Anfrage wurde abgebrochen.',
  tryAgain: 'Bitte noch einmal versuchen.',
  outcomeUnknown:
    'Es ist unklar, ob dies ausgeführt wurde. Bitte erst nachsehen, ob das Ergebnis da ist, dann erneut versuchen.',
  keyRefused:
    'Der Dienst hat den API-Schlüssel abgelehnt (Status {status}). Bitte prüfen, ob er vollständig ist, noch gilt und zu diesem Dienst gehört. Trifft das zu, bitte beim Betreiber des Dienstes nachfragen: Vielleicht verwirft dessen Webserver den Header Authorization.',
  invalid:
    'Der Dienst hat die Eingabe nicht angenommen und keinen Grund genannt. Bitte jedes Feld prüfen.',
  refused: 'Der Dienst hat die Anfrage abgelehnt.',
  refusedSilently: 'Der Dienst hat die Anfrage abgelehnt und keinen Grund genannt.',
  missing: 'Diesen Eintrag gibt es nicht: Er wurde gelöscht oder gehört zu einem anderen Konto.',
  limit:
    'Zu viele Anfragen: Der Dienst erlaubt nur eine bestimmte Zahl pro Minute, und dieser Schlüssel hat sie verbraucht. Bitte eine Minute warten und noch einmal versuchen.',
  server: 'Der Dienst hat einen Fehler (Status {status}).',
  says: 'Seine Meldung: „{text}“',
  webPage:
    'Unter {url} antwortet eine Webseite, nicht diese API. Bitte die Adresse des Dienstes prüfen. Auch eine Schutzseite vor dem Dienst kann die Ursache sein.',
  emptyReply:
    '{url} hat eine leere Antwort gesendet (Status {status}). Bitte die Adresse des Dienstes prüfen; vielleicht hat der Dienst einen Fehler.',
  brokenReply:
    'Die Antwort von {url} ist abgebrochen oder kein JSON. Der Dienst oder etwas, das davor liegt, hat einen Fehler.',
  longReply:
    'Die Antwort von {url} ist zu lang und wurde nicht gelesen. Der Dienst oder etwas, das davor liegt, hat einen Fehler.',
  strangeReply: 'Unter {url} antwortet eine andere API. Bitte die Adresse des Dienstes prüfen.',
  misfit:
    'Die Antwort von {url} passt nicht zu dieser API: {problem}. Vielleicht läuft dort eine andere Version des Dienstes.',
  noRecordId:
    'Der Dienst hat nicht gesagt, {record, select, channel {welchen Kanal} other {welche Kampagne}} er angelegt hat.',
  noLinkId: 'Der Dienst hat nicht gesagt, welchen Link er angelegt hat.',
  unsendable:
    'Der API-Schlüssel oder die Adresse des Dienstes enthält Zeichen, die keine Anfrage enthalten kann.',
  trial:
    '{rows, plural, one {Die erste Zeile ist fertig. Bitte ansehen und dann fortsetzen, um den Rest zu erledigen.} other {Die ersten # Zeilen sind fertig. Bitte ansehen und dann fortsetzen, um den Rest zu erledigen.}}',
  closedMeanwhile:
    'Linkdeck wurde vor der Antwort geschlossen und sieht nun nach, was geschehen ist.',
  storeFails:
    'Dieser Browser konnte nicht speichern, was mit jeder Zeile geschehen ist, daher wird nichts weiter gesendet. Bitte auf diesem Gerät Platz schaffen und die Seite neu laden.',
  storeRefused:
    'Dieser Browser konnte den Auftrag nicht speichern, daher wurde nichts gesendet. Bitte auf diesem Gerät Platz schaffen und noch einmal versuchen.',
  cancelledMeanwhile:
    'Der Abbruch kam vor der Antwort, daher ist unklar, ob dies ausgeführt wurde.',
  waitLimit: 'Der Dienst erlaubt gerade keine weiteren Anfragen. Es geht automatisch weiter.',
  waitOffline: 'Dieses Gerät ist offline. Es geht automatisch weiter, sobald es wieder online ist.',
  waitSilent: 'Der Dienst antwortet gerade nicht. Es geht automatisch weiter.',
  waitLate:
    'Die Antwort auf die letzte Anfrage ging verloren, und ihr Ergebnis ist noch nicht da. Linkdeck sieht gleich noch einmal nach.',
  waitFails: 'Der Dienst hat gerade ein Problem. Es geht automatisch weiter.',
  paused: 'Angehalten, weil ein neuer Versuch nicht helfen würde.',
  thenResume: 'Danach fortsetzen.',
  passwordGone:
    'Das Passwort ist nach einer Sperre oder mit einem anderen API-Schlüssel nicht mehr verfügbar. Bitte diese Zeile erneut importieren, mit ihrem Passwort.',
  recordMissing:
    '{field, select, channel {Der Kanal} other {Die Kampagne}} „{name}“ wurde nicht angelegt, und daher auch dieser Link nicht.',
  recordsAlike:
    '{count, number} {field, select, channel {Kanäle} other {Kampagnen}} heißen „{name}“. Bitte in die Zeilen statt des Namens die ID schreiben.',
  aliasTaken:
    'Der Alias „{alias}“ ist vergeben: {shorturl} führt woandershin. Bitte einen anderen Alias wählen.',
  manyAlike:
    'Die Antwort ging verloren. Mehrere neue Links führen zu diesem Ziel: {links}{more, plural, =0 {} one { und # weiterer} other { und # weitere}}. Linkdeck kann nicht erkennen, ob einer davon zu dieser Zeile gehört. Bitte vor dem erneuten Anlegen ansehen.',
  neverArrived:
    '{attempts, plural, one {Einmal ohne Erfolg gesendet} other {#-mal ohne Erfolg gesendet}}. Der letzte Grund:',
  namingForbids:
    '{count, plural, one {Die Namensregeln erlauben # dieser Links nicht, daher wurde nichts gesendet. Bitte zuerst die Namen korrigieren.} other {Die Namensregeln erlauben # dieser Links nicht, daher wurde nichts gesendet. Bitte zuerst die Namen korrigieren.}}',
  nothingToDo: 'Es ist nichts zu tun: Bitte mindestens einen Link oder ein Element wählen.',
  itemUnknown: 'Linkdeck weiß nicht mehr, was zuzuweisen war.',
  partFailed:
    'Ein Teil von Linkdeck ließ sich nicht laden oder hat einen Fehler. Bitte die Seite neu laden und noch einmal versuchen.',
  engineHostEnded: 'Der Teil von Linkdeck, der Anfragen sendet, wurde mit seinem Tab geschlossen.',
  partStopped:
    'Ein Teil von Linkdeck ist ausgefallen. Bitte die Seite neu laden und nachsehen, ob der Auftrag ausgeführt wurde.',
  linksNeedStoredKey:
    'Links lassen sich nur dort behalten, wo auch der API-Schlüssel behalten wird.',
  linksNeedSpace: 'In diesem Browser ist nicht genug Platz, um die Links zu behalten.',
  linksRefused: 'Dieser Browser lässt Linkdeck keine Links behalten.',
  storedNotRemoved:
    'Was behalten wurde, ließ sich nicht entfernen. Bitte stattdessen die Daten in diesem Browser löschen.',
  noAccountId:
    'Der Dienst hat nicht gesagt, wem dieser Schlüssel gehört, daher lässt sich nichts getrennt aufbewahren.',
  keyEmpty: 'Bitte den API-Schlüssel einfügen.',
  keyCharacter:
    'Er enthält ein Zeichen, das kein Schlüssel haben kann. Bitte den ganzen Schlüssel erneut kopieren, und nichts anderes.',
  urlIncomplete: 'Bitte eine vollständige Adresse eingeben, zum Beispiel https://service.example.',
  urlParts: 'Bitte alles außer dem Host und, falls vorhanden, dem Pfad weglassen.',
  passphraseShort: 'Bitte mindestens {min, number} Zeichen verwenden, zum Beispiel vier Wörter.',
  deviceRefused:
    'Dieser Browser lässt Linkdeck den Schlüssel nicht speichern. Bitte „Bis Linkdeck geschlossen wird“ wählen.',
  accountGone:
    'Dieses Konto ist auf diesem Gerät nicht mehr gemerkt. Bitte den API-Schlüssel erneut einfügen.',
  passphraseWrong: 'Falsche Passphrase.',
  passphraseTries: 'Zu viele Versuche.',
  waitSeconds:
    'Bitte in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal versuchen.',
} as const;
