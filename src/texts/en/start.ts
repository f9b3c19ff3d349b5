/** English texts of the first screen: sign in, unlock, and why it failed. Only plain texts with `{values}`, to stay small. */
export const start = {
  connect: {
    page: 'Sign in · Linkdeck',
    brand: 'Linkdeck',
    title: 'Sign in',
    paste: 'Paste your key',
    sendsTo: 'Linkdeck sends your key to {service} only.',
    service: 'Service',
    key: 'API key',
    submit: 'Sign in',
    back: 'Back to the open account',
    unlock: 'Unlock a remembered account',
    language: 'Language',
    browser: 'Same as the browser',
  },
  unlock: {
    title: 'Welcome back',
    intro: 'Enter your passphrase to open your account.',
    account: 'Account',
    submit: 'Unlock',
    forget: 'Forgot the passphrase?',
    useKey: 'Use an API key instead',
    locks: 'Locks after {time} without activity, and after twelve hours.',
    locksLate: 'Locks after twelve hours.',
  },
  locked: {
    idle: 'Locked after {time} without activity.',
    time: 'Locked after twelve hours.',
    hand: 'Locked, in all tabs.',
    paste: 'Paste the API key of {accounts} again.',
  },
  waiting: {
    label: 'Unfinished work',
    import:
      'An unfinished import is waiting in this browser. Sign in with its account to continue.',
    work: 'Unfinished bulk work is waiting in this browser. Sign in with its account to continue.',
    importOf: 'An unfinished import is waiting for {email}. Sign in to continue.',
    workOf: 'Unfinished bulk work is waiting for {email}. Sign in to continue.',
  },
  field: { show: 'Show what was typed' },
  help: {
    question: 'Where do I find it?',
    answer:
      'Sign in on your service’s website and open your account settings. Look for “API”, “Developers” or “Integrations”, and copy the whole key. If you can’t find it, ask the people who run the service. If you started Linkdeck yourself, the key is in its terminal, after “API key”.',
  },
  remember: {
    legend: 'Remember the key',
    session: 'Until I close Linkdeck',
    sessionNote: 'You’ll need it again after closing all tabs.',
    device: 'On this device',
    deviceNote: 'Your passphrase opens it next time.',
    embedded: 'Your key isn’t remembered here. After a reload, paste it again.',
    memory:
      'Your key stays in memory only: after a reload, paste it again. To stay signed in, open Linkdeck over https in a window that isn’t private.',
    memoryOfTab:
      'Your key stays in this tab only: paste it again in other tabs, which share your requests, and after a reload. To stay signed in, open Linkdeck over https in a window that isn’t private.',
    newer:
      'This browser holds data of a newer Linkdeck, which this version can’t read. Reload the page, or have Linkdeck updated. Until then your key stays in memory only: after a reload, paste it again.',
  },
  passphrase: {
    label: 'Passphrase',
    again: 'Passphrase again',
    note: 'At least 10 characters, such as four words. It can’t be recovered: without it, paste the key again.',
  },
  fields: {
    key: 'Copy the whole key again, and nothing else.',
    noKey: 'Paste your API key.',
    serviceAddress:
      'Enter a complete address, such as https://service.example, with nothing after its path.',
    passphrase: 'Use at least 10 characters, such as four words.',
    differ: 'The passphrases differ. Type both again.',
    notStored: 'This browser doesn’t let Linkdeck store the key. Choose “Until I close Linkdeck”.',
    wrong: 'Wrong passphrase.',
    wait: 'Wrong passphrase, or too many tries. Try again in {time}.',
  },
  details: 'Details',
  failed: {
    offline: { title: 'You’re offline', text: 'Connect to a network, then try again.' },
    unreachable: {
      title: 'No answer from the service',
      text: 'Check the address and your connection, then try again.',
    },
    timeout: { title: 'The service takes too long', text: 'Try again shortly.' },
    cors: {
      title: 'Your browser can’t read this service',
      text: 'Check the address: http or https, with or without www. Or ask the people who run the service.',
    },
    key: {
      title: 'This key didn’t work',
      text: 'Check that you copied all of it and that it hasn’t expired.',
    },
    refused: { title: 'The service refused this', text: 'Check the key and the address.' },
    invalid: { title: 'The service didn’t accept this', text: 'Check the key and the address.' },
    missing: {
      title: 'No API at this address',
      text: 'Check the service address, including its path.',
    },
    limit: { title: 'Too many requests', text: 'Try again in {time}.' },
    server: { title: 'The service isn’t responding', text: 'Try again shortly.' },
    malformed: {
      title: 'This isn’t a link-shortening service',
      text: 'Check the service address. A protection page in front of the service can also cause this.',
    },
    gone: { title: 'This account is no longer remembered', text: 'Paste its API key again.' },
    defect: {
      title: 'Linkdeck has failed',
      text: 'Your key isn’t the cause. Reload the page and try again.',
    },
  },
  crash: {
    reload: 'Reload the page',
    retry: 'Try again',
    unloaded: {
      title: 'This screen could not be loaded',
      text: 'The server did not answer, or Linkdeck was updated. Check your connection, then reload the page.',
    },
    failed: {
      title: 'This screen has failed',
      text: 'It’s a fault of Linkdeck, and nothing was changed at the service. Try again. If that doesn’t help, reload the page.',
    },
    stopped: {
      title: 'Linkdeck could not be started',
      text: 'Its background part didn’t load or doesn’t answer, and nothing was sent. The server may be down, or a script blocker stopped it.',
    },
    updated: {
      title: 'Linkdeck was updated',
      text: 'A newer version in another tab has taken over {account}. Reload this page to continue.',
    },
  },
  signIn: {
    page: 'Sign in · Linkdeck',
    busy: 'Signing in…',
    out: 'Signed out',
    outNote: 'Sign in again to continue.',
    failed: 'Not signed in',
    failedNote: 'Try again. If that doesn’t help, contact the people who run this page.',
    unknown: 'Something went wrong.',
    submit: 'Sign in',
    retry: 'Try again',
  },
} as const;
