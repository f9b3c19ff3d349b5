/** German texts of the Campaigns screen and of the page of a campaign. */
export const campaigns = {
  title: 'Kampagnen',
  new: 'Neue Kampagne',
  empty: {
    title: 'Erste Kampagne anlegen',
    text: 'Eine Kampagne fasst Links unter einer Adresse zusammen, dem Rotator: Jeder Besuch führt zu einem dieser Links. Sie kann die Links auch auf einer Seite auflisten. In diesem Konto gibt es noch keine.',
  },
  table: { name: 'Name', access: 'Zugriff', rotator: 'Rotator', list: 'Listenseite', actions: 'Aktionen' },
  public: 'Öffentlich',
  private: 'Nicht öffentlich',
  rotator: {
    none: 'Kein Rotator',
    copy: 'Rotator von {name} kopieren',
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
    rotator: 'Adresse des Rotators kopieren',
    list: 'Adresse der Listenseite kopieren',
    open: 'Listenseite öffnen',
    copied: 'Kopiert.',
    failed: 'Kopieren fehlgeschlagen.',
  },
  delete:
    'Ihr Rotator und ihre Listenseite funktionieren dann nicht mehr, auch wo sie schon geteilt wurden. Ihre Links bleiben erhalten, ohne Kampagne.',
  links: {
    title: 'Links in dieser Kampagne',
    partial: 'Diese Liste ist vielleicht unvollständig.',
    listed: 'Die Listenseite zeigt die öffentlichen Links dieser Kampagne.',
    open: 'Öffentliche Liste öffnen',
    none: 'In diesem Browser zugewiesene Links erscheinen hier.',
    count:
      '{count, plural, one {# Link} other {# Links}} in diesem Browser zugewiesen. Einige gehören inzwischen vielleicht zu einer anderen Kampagne.',
    label: 'In diesem Browser zugewiesen',
  },
} as const;
