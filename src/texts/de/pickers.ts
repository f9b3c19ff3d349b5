/** German texts of pickers: a domain, channel, campaign, splash page, overlay or pixel from the lists of the account. */
export const pickers = {
  kind: { channel: 'Kanal', campaign: 'Kampagne', splashPage: 'Zwischenseite', overlay: 'Overlay' },
  numbered: {
    channel: 'Kanal {id}',
    campaign: 'Kampagne {id}',
    splashPage: 'Zwischenseite {id}',
    overlay: 'Overlay {id}',
  },
  none: 'Keine Auswahl',
  clear: {
    channel: 'Kanal entfernen',
    campaign: 'Kampagne entfernen',
    splashPage: 'Zwischenseite entfernen',
    overlay: 'Overlay entfernen',
  },
  noMatch: {
    channel: 'Kein Kanal passt',
    campaign: 'Keine Kampagne passt',
    splashPage: 'Keine Zwischenseite passt',
    overlay: 'Kein Overlay passt',
  },
  domain: {
    label: 'Domain',
    default: 'Standarddomain',
    clear: 'Standarddomain verwenden',
    noMatch: 'Keine Domain passt',
  },
  loading: 'Wird geladen…',
  more: 'Mehr laden',
  retry: 'Erneut versuchen',
  loadingAll: {
    channel: 'Die Kanäle werden geladen…',
    campaign: 'Die Kampagnen werden geladen…',
    splashPage: 'Die Zwischenseiten werden geladen…',
    overlay: 'Die Overlays werden geladen…',
    domain: 'Die Domains werden geladen…',
    pixel: 'Die Pixel werden geladen…',
  },
  empty: {
    channel: 'In diesem Konto gibt es noch keine Kanäle.',
    campaign: 'In diesem Konto gibt es noch keine Kampagnen.',
    splashPage: 'In diesem Konto gibt es noch keine Zwischenseiten.',
    overlay: 'In diesem Konto gibt es noch keine Overlays.',
    domain: 'In diesem Konto gibt es noch keine Domains.',
    pixel: 'In diesem Konto gibt es noch keine Pixel.',
  },
  failed: {
    channel: 'Die Kanäle ließen sich nicht laden',
    campaign: 'Die Kampagnen ließen sich nicht laden',
    splashPage: 'Die Zwischenseiten ließen sich nicht laden',
    overlay: 'Die Overlays ließen sich nicht laden',
    domain: 'Die Domains ließen sich nicht laden',
    pixel: 'Die Pixel ließen sich nicht laden',
  },
  notLoaded:
    '{count, plural, one {# weiterer Eintrag ist noch nicht geladen und nicht durchsucht.} other {# weitere Einträge sind noch nicht geladen und nicht durchsucht.}}',
} as const;
