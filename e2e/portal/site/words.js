/** The portal's own words. */
export const words = {
  en: {
    title: 'Links', language: 'Language', scheme: 'Theme', auto: 'System', light: 'Light', dark: 'Dark',
    typed: 'Typed', handed: 'Handed over', kept: 'Kept by the backend',
    leadTyped: 'The person types the key inside the frame. This portal never sees it.',
    leadHanded: 'This page has the key and hands it over when it is asked.',
    leadKept: 'The portal’s backend holds the key and sends what the frame asks for.',
    overview: 'Overview', links: 'Links', channels: 'Channels', campaigns: 'Campaigns', account: 'Account',
    heard: 'What this page hears', state: 'State', budget: 'Requests left',
  },
  de: {
    title: 'Links', language: 'Sprache', scheme: 'Darstellung', auto: 'System', light: 'Hell', dark: 'Dunkel',
    typed: 'Eingetippt', handed: 'Übergeben', kept: 'Beim Server',
    leadTyped: 'Der Schlüssel wird im Rahmen eingetippt. Dieses Portal sieht ihn nie.',
    leadHanded: 'Diese Seite hat den Schlüssel und übergibt ihn auf Anfrage.',
    leadKept: 'Der Server des Portals hat den Schlüssel und sendet, was der Rahmen verlangt.',
    overview: 'Übersicht', links: 'Links', channels: 'Kanäle', campaigns: 'Kampagnen', account: 'Konto',
    heard: 'Was diese Seite erfährt', state: 'Zustand', budget: 'Verbleibende Anfragen',
  },
  fr: {
    title: 'Liens', language: 'Langue', scheme: 'Thème', auto: 'Système', light: 'Clair', dark: 'Sombre',
    typed: 'Saisie', handed: 'Transmise', kept: 'Gardée par le serveur',
    leadTyped: 'La clé est saisie dans le cadre. Ce portail ne la voit jamais.',
    leadHanded: 'Cette page possède la clé et la transmet sur demande.',
    leadKept: 'Le serveur du portail garde la clé et envoie ce que le cadre demande.',
    overview: 'Aperçu', links: 'Liens', channels: 'Canaux', campaigns: 'Campagnes', account: 'Compte',
    heard: 'Ce que cette page apprend', state: 'État', budget: 'Requêtes restantes',
  },
  ar: {
    title: 'الروابط', language: 'اللغة', scheme: 'المظهر', auto: 'النظام', light: 'فاتح', dark: 'داكن',
    typed: 'مكتوب', handed: 'مُسلَّم', kept: 'لدى الخادم',
    leadTyped: 'يُكتب المفتاح داخل الإطار، ولا تراه هذه البوابة أبدًا.',
    leadHanded: 'لدى هذه الصفحة المفتاح وتسلّمه عند الطلب.',
    leadKept: 'يحتفظ خادم البوابة بالمفتاح ويرسل ما يطلبه الإطار.',
    overview: 'نظرة عامة', links: 'الروابط', channels: 'القنوات', campaigns: 'الحملات', account: 'الحساب',
    heard: 'ما تعرفه هذه الصفحة', state: 'الحالة', budget: 'الطلبات المتبقية',
  },
};
