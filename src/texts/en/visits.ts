/** English texts of the pages that the reference service shows to visitors of short links. */
export const visits = {
  home: {
    title: 'Short links',
    text: 'Addresses that start with {host} are short links. Each one opens another page.',
    dashboard: 'Create and manage links in the <dashboard>dashboard</dashboard>.',
  },
  unknown: {
    title: 'No link at this address',
    text: 'There’s no short link here. Capital and small letters count, and part of the address may be missing.',
    next: 'Check the address, or ask the person who gave it to you.',
  },
  expired: {
    title: 'This link has expired',
    text: 'It worked only for a limited time.',
    next: 'Ask the person who gave it to you for a new one.',
  },
  broken: {
    title: 'This link doesn’t work',
    text: 'Its destination isn’t a web address, so it can’t be opened.',
    next: 'Tell the person who gave it to you.',
  },
  unavailable: {
    title: 'This link can’t be opened right now',
    text: 'The service isn’t responding. The link itself may be fine.',
    next: 'Try again in a minute.',
  },
  prefetch: {
    title: 'This link opens when you follow it',
    text: 'The browser asked for it in advance. Follow the link to open it.',
  },
  method: {
    title: 'Links can only be opened',
    text: 'This address accepts no other kind of request. Open the link again from where you found it.',
  },
  password: {
    title: 'This link is protected',
    text: 'Enter its password to go on.',
    label: 'Password',
    submit: 'Open link',
    empty: 'Enter the password.',
    wrong: 'Wrong password. Check it and try again.',
    busy: 'Too many people are trying passwords. Try again in a moment.',
    tooMany:
      'Too many wrong passwords. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  },
  missing: {
    title: 'Nothing at this address',
    text: 'There’s no page here, or it isn’t public.',
    next: 'Check the address, or ask the person who gave it to you.',
  },
  rotator: {
    title: 'No links here yet',
    text: 'This address opens one of several links, and there are none at the moment.',
    next: 'Try again later, or ask the person who gave it to you.',
  },
  campaign: {
    empty: 'This campaign has no public links at the moment.',
    more: '{count, plural, one {# older link is not shown.} other {# older links are not shown.}}',
  },
  bio: {
    empty: 'There are no links here yet.',
    code: 'QR code of this page',
    codeAlt: 'QR code that opens this page',
  },
  qr: { alt: 'QR code that opens {address}', text: 'Scan it, or open {address}' },
  brand: { logo: 'Logo of this service' },
  destination: {
    leads: 'It leads to',
    whole: 'Whole address',
    open: 'Go on',
    store: 'Get the app',
  },
  splash: {
    from: 'You are following a short link',
    left: '{seconds, plural, one {Going on in # second} other {Going on in # seconds}}',
    stay: 'Stay here',
    stopped: 'Stopped. Go on when you are ready.',
    more: 'Have a look',
  },
  frame: { open: 'Open page', close: 'Close', contact: 'Get in touch' },
  forward: {
    title: 'On the way to {host}',
    text: 'If nothing happens, <page>open the page</page>.',
  },
  app: {
    text: 'This opens in its app if you have it, or else in the browser. It leads to {host}.',
    open: 'Open',
    browser: 'Or <page>go on in the browser</page>.',
  },
  pixels: { title: 'Measurement' },
  server: {
    failed: 'This link couldn’t be opened because of a fault of the server. Try again later.',
    tooLong: 'This is too long to be a password. Go back and check it.',
  },
} as const;
