/** English texts of all links in this browser: how many are here, how long the others take, and where they are kept. */
export const library = {
  /** Beside the title of Links and Overview. */
  count: {
    of: '{loaded, number} of {total, number}',
    left: '· {time}',
    load: 'Load all, {time}',
  },
  load: 'Load all links',
  time: {
    moment: 'less than a minute',
    minutes: '{count, plural, one {about # min} other {about # min}}',
    hours: '{count, plural, one {about # hour} other {about # hours}}',
  },
  opening: 'Opening your links.',
  here: '{known, plural, one {# link here.} other {# links here.}}',
  hereOf:
    '{total, plural, one {{known, number} of # link here.} other {{known, number} of # links here.}}',
  hereLeft: '{known, plural, one {# link here, {time} left.} other {# links here, {time} left.}}',
  hereOfLeft:
    '{total, plural, one {{known, number} of # link here, {time} left.} other {{known, number} of # links here, {time} left.}}',
  all: '{known, plural, one {Your link is here.} other {All # links are here.}}',
  clicksUnknown: 'Some clicks aren’t known yet.',
  clicksAt: 'Clicks as of {when}.',
  clicksBetween: 'Clicks as of {from} to {to}.',
  waiting: {
    paused: 'Paused.',
    user: 'Waiting while you work.',
    'other-app': 'Waiting: another app uses your requests.',
    limit: 'Waiting for the request limit.',
    offline: 'Waiting: you’re offline.',
    key: 'Stopped: the service refused your API key.',
    failed: 'Stopped: the service isn’t responding.',
  },
  aging: {
    offline: 'You’re offline, so nothing is refreshed.',
    key: 'The service refused your API key, so nothing is refreshed.',
    failed: 'The service can’t be reached, so nothing is refreshed.',
  },
  unreadable:
    '{count, plural, one {# row couldn’t be read and isn’t listed.} other {# rows couldn’t be read and aren’t listed.}}',
  removed:
    '{count, plural, one {# link was deleted elsewhere.} other {# links were deleted elsewhere.}}',
  notFound:
    '{count, plural, one {# link may have been deleted elsewhere.} other {# links may have been deleted elsewhere.}}',
  unsorted: 'This service doesn’t sort, so new links take longer to appear.',
  keeping: {
    device: 'Encrypted, behind your passphrase. They open faster, and without a connection.',
    session:
      'Encrypted, until you lock Linkdeck or close all its tabs. A reload needs no new requests.',
  },
  kept: {
    memory: 'Your links are in memory only, until you lock or close Linkdeck.',
    impossible: 'Your links are in memory only, because your API key isn’t kept in this browser.',
    device: 'Your links are encrypted on this device, behind your passphrase.',
    session:
      'Your links are encrypted in this browser, until you lock Linkdeck or close all its tabs.',
  },
  lost: {
    full: 'This browser has no room left for your links, so they’re in memory only.',
    gone: 'Kept links can’t be read or were removed, so your links are in memory only.',
  },
} as const;
