/** English texts of pickers: a domain, channel, campaign, splash page, overlay or pixel from the lists of the account. */
export const pickers = {
  kind: { channel: 'Channel', campaign: 'Campaign', splashPage: 'Splash page', overlay: 'Overlay' },
  numbered: {
    channel: 'Channel {id}',
    campaign: 'Campaign {id}',
    splashPage: 'Splash page {id}',
    overlay: 'Overlay {id}',
  },
  none: 'None',
  clear: {
    channel: 'Clear the channel',
    campaign: 'Clear the campaign',
    splashPage: 'Clear the splash page',
    overlay: 'Clear the overlay',
  },
  noMatch: {
    channel: 'No channel matches',
    campaign: 'No campaign matches',
    splashPage: 'No splash page matches',
    overlay: 'No overlay matches',
  },
  domain: {
    label: 'Domain',
    default: 'Default domain',
    clear: 'Use the default domain',
    noMatch: 'No domain matches',
  },
  loading: 'Loading…',
  more: 'Load more',
  retry: 'Retry',
  loadingAll: {
    channel: 'Loading your channels…',
    campaign: 'Loading your campaigns…',
    splashPage: 'Loading your splash pages…',
    overlay: 'Loading your overlays…',
    domain: 'Loading your domains…',
    pixel: 'Loading your pixels…',
  },
  empty: {
    channel: 'There are no channels in this account yet.',
    campaign: 'There are no campaigns in this account yet.',
    splashPage: 'There are no splash pages in this account yet.',
    overlay: 'There are no overlays in this account yet.',
    domain: 'There are no domains in this account yet.',
    pixel: 'There are no pixels in this account yet.',
  },
  failed: {
    channel: 'Could not load your channels',
    campaign: 'Could not load your campaigns',
    splashPage: 'Could not load your splash pages',
    overlay: 'Could not load your overlays',
    domain: 'Could not load your domains',
    pixel: 'Could not load your pixels',
  },
  notLoaded:
    '{count, plural, one {# more isn’t loaded yet, and not searched.} other {# more aren’t loaded yet, and not searched.}}',
} as const;
