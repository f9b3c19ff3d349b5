/** German texts of the demo that runs without a server: its start, its bar, and its dialogs. */
export const demo = {
  page: 'Demo · Linkdeck',
  title: 'Linkdeck ausprobieren',
  intro:
    'Das ganze Dashboard mit eigenem Linkdienst, in diesem Browser. Links anlegen, öffnen und zusehen, wie die Klicks ankommen. Nichts verlässt dieses Gerät.',
  open: 'Demo öffnen',
  opening: 'Wird geöffnet …',
  bar: 'Demo. Alles bleibt in diesem Browser.',
  barLabel: 'Demo',
  visitor: 'Besuchen als …',
  startOver: 'Neu beginnen',
  cancel: 'Abbrechen',
  over: {
    title: 'Neu beginnen?',
    text: 'Alles, was in der Demo gemacht wurde, wird gelöscht. Die ersten Links kommen zurück.',
    confirm: 'Löschen und neu beginnen',
  },
  visit: {
    title: 'Besuchen als',
    text: 'Kurzlinks dieser Demo sehen diesen Besucher. So lässt sich Targeting ausprobieren.',
    language: 'Sprache',
    country: 'Land',
    device: 'Gerät',
    own: 'Wie dieser Browser',
    unknown: 'Unbekannt',
    save: 'Speichern',
  },
  problems: {
    title: 'Die Demo läuft hier nicht',
    storage:
      'Dieser Browser lässt die Demo nichts speichern, wie in manchen privaten Fenstern. Speichern für diese Seite erlauben, oder ein anderes Fenster oder einen anderen Browser nehmen.',
    insecure: 'Diese Seite kam über http. Bitte über https öffnen.',
    failed:
      'Ein Teil der Demo wurde nicht geladen. Die Verbindung prüfen, dann die Seite neu laden.',
    reload: 'Seite neu laden',
  },
} as const;
