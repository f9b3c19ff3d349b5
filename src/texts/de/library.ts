/** German texts of all links in this browser: how many are here, how long the others take, and where they are kept. */
export const library = {
  /** Beside the title of Links and Overview. */
  count: {
    of: '{loaded, number} von {total, number}',
    left: '· {time}',
    load: 'Alle laden, {time}',
  },
  load: 'Alle Links laden',
  time: {
    moment: 'weniger als eine Minute',
    minutes: '{count, plural, one {etwa # min} other {etwa # min}}',
    hours: '{count, plural, one {etwa # Stunde} other {etwa # Stunden}}',
  },
  opening: 'Die Links werden geöffnet.',
  here: '{known, plural, one {# Link ist hier.} other {# Links sind hier.}}',
  hereOf:
    '{total, plural, one {{known, number} von # Link ist hier.} other {{known, number} von # Links sind hier.}}',
  hereLeft:
    '{known, plural, one {# Link ist hier, noch {time}.} other {# Links sind hier, noch {time}.}}',
  hereOfLeft:
    '{total, plural, one {{known, number} von # Link ist hier, noch {time}.} other {{known, number} von # Links sind hier, noch {time}.}}',
  all: '{known, plural, one {Der Link ist hier.} other {Alle # Links sind hier.}}',
  clicksUnknown: 'Einige Klicks sind noch nicht bekannt.',
  clicksAt: 'Stand der Klicks: {when}.',
  clicksBetween: 'Stand der Klicks: {from} bis {to}.',
  waiting: {
    paused: 'Angehalten.',
    user: 'Wartet, solange hier gearbeitet wird.',
    'other-app': 'Wartet: Eine andere App verbraucht Anfragen.',
    limit: 'Wartet auf das Anfragelimit.',
    offline: 'Wartet: keine Internetverbindung.',
    key: 'Angehalten: Der Dienst hat den API-Schlüssel abgelehnt.',
    failed: 'Angehalten: Der Dienst antwortet nicht.',
  },
  aging: {
    offline: 'Ohne Internetverbindung wird nichts aktualisiert.',
    key: 'Der Dienst hat den API-Schlüssel abgelehnt, daher wird nichts aktualisiert.',
    failed: 'Der Dienst ist nicht erreichbar, daher wird nichts aktualisiert.',
  },
  unreadable:
    '{count, plural, one {# Zeile war nicht lesbar und fehlt.} other {# Zeilen waren nicht lesbar und fehlen.}}',
  removed:
    '{count, plural, one {# Link wurde anderswo gelöscht.} other {# Links wurden anderswo gelöscht.}}',
  notFound:
    '{count, plural, one {# Link wurde vielleicht anderswo gelöscht.} other {# Links wurden vielleicht anderswo gelöscht.}}',
  unsorted: 'Dieser Dienst sortiert nicht, daher dauert es länger, bis neue Links erscheinen.',
  keeping: {
    device:
      'Verschlüsselt, geschützt durch die Passphrase. Sie öffnen sich schneller und auch ohne Verbindung.',
    session:
      'Verschlüsselt, bis Linkdeck gesperrt wird oder alle Tabs geschlossen sind. Neuladen braucht keine neuen Anfragen.',
  },
  kept: {
    memory: 'Die Links sind nur im Arbeitsspeicher, bis Linkdeck gesperrt oder geschlossen wird.',
    impossible:
      'Die Links sind nur im Arbeitsspeicher, weil der API-Schlüssel nicht in diesem Browser bleibt.',
    device: 'Die Links sind auf diesem Gerät verschlüsselt, geschützt durch die Passphrase.',
    session:
      'Die Links sind in diesem Browser verschlüsselt, bis Linkdeck gesperrt wird oder alle Tabs geschlossen sind.',
  },
  lost: {
    full: 'Dieser Browser hat keinen Platz mehr für die Links, daher sind sie nur im Arbeitsspeicher.',
    gone: 'Die behaltenen Links sind nicht lesbar oder wurden entfernt, daher sind sie nur im Arbeitsspeicher.',
  },
} as const;
