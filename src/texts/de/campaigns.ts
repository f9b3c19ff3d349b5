/** German texts of the Campaigns screen and of the page of a campaign. */
export const campaigns = {
  title: 'Kampagnen',
  new: 'Neue Kampagne',
  plan: 'Kampagne planen',
  planLinks: 'Links planen',
  empty: {
    title: 'Erste Kampagne anlegen',
    text: 'Eine Kampagne fasst die Links einer Aktion zusammen, mit einem Bericht. Ihr wechselnder Link führt jeden Besuch zu einem davon.',
  },
  order: { label: 'Sortierung', clicks: 'Meiste Klicks', week: 'Neu diese Woche' },
  table: {
    name: 'Name',
    rotator: 'Wechselnder Link',
    list: 'Listenseite',
    best: 'Bester Link',
    bestClicks: '{clicks, plural, one {# Klick} other {# Klicks}}',
    actions: 'Aktionen',
  },
  public: 'Öffentlich',
  rotator: {
    none: 'Kein wechselnder Link',
    copy: 'Wechselnden Link von {name} kopieren',
    help: 'Führt bei jedem Besuch zu einem der Links dieser Kampagne.',
  },
  list: {
    none: 'Keine Listenseite',
    open: 'Listenseite von {name} öffnen',
    public: 'Dort sind die öffentlichen Links dieser Kampagne für alle zu sehen.',
    private: 'Andere sehen diese Seite nur, wenn die Kampagne öffentlich ist.',
  },
  addresses: 'Adressen',
  commands: {
    rotator: 'Wechselnden Link kopieren',
    list: 'Adresse der Listenseite kopieren',
    open: 'Listenseite öffnen',
  },
  delete:
    'Ihr wechselnder Link und ihre Listenseite funktionieren dann nicht mehr, auch wo sie schon geteilt wurden. Ihre Links bleiben erhalten, ohne Kampagne.',
  links: {
    title: 'Links in dieser Kampagne',
    partial: 'Diese Liste ist vielleicht unvollständig.',
    none: 'In diesem Browser zugewiesene Links erscheinen hier.',
    count:
      '{count, plural, one {# Link} other {# Links}} in diesem Browser zugewiesen. Einige gehören inzwischen vielleicht zu einer anderen Kampagne.',
    label: 'In diesem Browser zugewiesen',
  },
  source: {
    found:
      '{tagged, plural, one {# Link} other {# Links}} mit dem Tag <tag>{values}</tag>{assigned, plural, =0 {.} one {, # in diesem Browser zugewiesen.} other {, # in diesem Browser zugewiesen.}}',
    none: '{assigned, plural, =0 {Keine Links gefunden.} one {# Link in diesem Browser zugewiesen.} other {# Links in diesem Browser zugewiesen.}}',
    noLinks: 'Keine Links gefunden.',
    change: 'Ändern',
    choose: 'utm_campaign wählen',
  },
  tags: {
    title: 'Links dieser Kampagne',
    label: 'Werte von utm_campaign',
    none: 'Kein Link hat utm_campaign in seinem Ziel.',
    links: '{count, plural, one {# Link} other {# Links}}',
    byName: 'Nach dem Namen wählen',
    done: 'Fertig',
  },
  report: {
    links: 'Links',
    assigned: 'zugewiesen',
    more: '{count, plural, one {# weiterer} other {# weitere}}',
    less: 'Weniger zeigen',
    row: '{name}: {clicks, plural, one {# Klick} other {# Klicks}}, {share}',
    foot: 'Links werden über utm_campaign gefunden, dazu die in diesem Browser zugewiesenen. Der Dienst listet die Links einer Kampagne nicht auf.',
    summary: {
      all: '{name}: {clicks, plural, one {# Klick} other {# Klicks}} auf {links, plural, one {# Link} other {# Links}} ({day}).',
      best: 'Am besten: {name}, {clicks, plural, one {# Klick} other {# Klicks}}.',
    },
    file: { destination: 'Ziel', found: 'Gefunden über' },
  },
} as const;
