/** English texts of what the client and the engine tell: errors of requests, and why bulk work waits. See `contract/message.ts`. */
export const messages = {
  offline: 'This device is offline, so {url} was not asked. Connect to a network.',
  unreachable: 'Nothing answers at {url}.',
  serverStopped:
    'The server may be stopped, or answer with a redirect, which Linkdeck does not follow.',
  checkConnection: 'Check the address and your connection; the service may be down.',
  cors: 'Something answers at {url}, but does not let this page read it: it sends no CORS headers for this page, or redirects to another address. Check the address (http or https, with or without www). If it is right, run Linkdeck in front of the service with “npm start -- --upstream {url}”.',
  timeout: '{url} did not answer within {seconds, plural, one {# second} other {# seconds}}.',
  cancelled: 'The request was cancelled.',
  tryAgain: 'Try again.',
  outcomeUnknown:
    'It’s unclear whether this was carried out. Look whether the result is there before you try again.',
  keyRefused:
    'The service refused the API key (status {status}). Check that it is complete, has not expired and belongs to this service. If it does, ask the operator of the service: its web server may drop the Authorization header.',
  invalid: 'The service did not accept the input and did not say why. Check every field.',
  refused: 'The service refused the request.',
  refusedSilently: 'The service refused the request and did not say why.',
  missing: 'There is no such record: it was deleted, or belongs to another account.',
  limit:
    'Too many requests: the service allows only so many a minute, and this key has used them up. Wait a minute, then try again.',
  server: 'The service failed (status {status}).',
  says: 'It says: “{text}”',
  webPage:
    'What answers at {url} is a web page, not this API. Check the service address. A protection page in front of the service can also cause this.',
  emptyReply:
    '{url} sent an empty reply (status {status}). Check the service address; the service may have failed.',
  brokenReply:
    'The reply from {url} broke off, or is not JSON. The service or something in front of it has failed.',
  longReply:
    'The reply from {url} is too long and was not read. The service or something in front of it has failed.',
  strangeReply: 'What answers at {url} is another API. Check the service address.',
  misfit:
    'The reply from {url} does not fit this API: {problem}. The service may run another version.',
  noRecordId:
    'The service did not say which {record, select, channel {channel} other {campaign}} it created.',
  noLinkId: 'The service did not say which link it created.',
  unsendable: 'The API key or the service address holds characters that no request can carry.',
  trial:
    '{rows, plural, one {The first row is done. Look at it, then resume to do the rest.} other {The first # rows are done. Look at them, then resume to do the rest.}}',
  closedMeanwhile: 'Linkdeck closed before the reply came, and now looks up what happened.',
  storeFails:
    'This browser could not store what happened to each row, so nothing more is sent. Free some space on this device, then reload the page.',
  storeRefused:
    'This browser could not store this work, so nothing was sent. Free some space on this device, then try again.',
  cancelledMeanwhile:
    'It was cancelled before the reply came, so it’s unclear whether it was carried out.',
  waitLimit: 'The service allows no more requests right now. This continues automatically.',
  waitOffline: 'This device is offline. This continues automatically when it is online again.',
  waitSilent: 'The service doesn’t answer right now. This continues automatically.',
  waitLate:
    'The reply to the last request was lost, and its result isn’t there yet. Linkdeck looks again in a moment.',
  waitFails: 'The service has a problem right now. This continues automatically.',
  paused: 'Paused, because trying again wouldn’t help.',
  thenResume: 'Then resume.',
  passwordGone:
    'Its password is no longer available after a lock or with another API key. Import this row again, with its password.',
  recordMissing:
    '{field, select, channel {The channel} other {The campaign}} “{name}” was not created, so neither was this link.',
  recordsAlike:
    '{count, number} {field, select, channel {channels} other {campaigns}} are called “{name}”. Write the ID of one into the rows in place of the name.',
  aliasTaken:
    'The alias “{alias}” is taken: {shorturl} leads somewhere else. Choose another alias.',
  manyAlike:
    'The reply was lost. Several new links lead to this destination: {links}{more, plural, =0 {} one { and # more} other { and # more}}. Linkdeck can’t tell whether one of them belongs to this row. Look at them before you create it again.',
  neverArrived:
    '{attempts, plural, one {It was sent once} other {It was sent # times}} without success. The last reason:',
  namingForbids:
    '{count, plural, one {Your naming rules don’t allow # of these links, so nothing was sent. Fix its names first.} other {Your naming rules don’t allow # of these links, so nothing was sent. Fix their names first.}}',
  nothingToDo: 'There is nothing to do: choose at least one link or item.',
  itemUnknown: 'Linkdeck no longer knows what was to be added.',
  partFailed:
    'A part of Linkdeck could not be loaded, or has failed. Reload the page and try again.',
  engineHostEnded: 'The part of Linkdeck that sends requests ended with the tab that it ran in.',
  partStopped:
    'A part of Linkdeck has stopped. Reload the page, then look whether what you asked for was done.',
  linksNeedStoredKey: 'Links can be kept only where the API key is kept.',
  linksNeedSpace: 'There isn’t enough room in this browser to keep your links.',
  linksRefused: 'This browser doesn’t let Linkdeck keep links.',
  storedNotRemoved: 'What is kept couldn’t be removed. Clear the data in this browser instead.',
  noAccountId: 'The service did not say whose key this is, so nothing can be kept apart.',
  keyEmpty: 'Paste your API key.',
  keyCharacter:
    'It holds a character that no key can have. Copy the whole key again, and nothing else.',
  urlIncomplete: 'Enter a complete address, such as https://service.example.',
  urlParts: 'Leave out everything but the host and, if it has one, the path.',
  passphraseShort: 'Use at least {min, number} characters, such as four words.',
  deviceRefused:
    'This browser doesn’t let Linkdeck store the key. Choose “Until I close Linkdeck”.',
  accountGone: 'This account is no longer remembered on this device. Paste its API key again.',
  passphraseWrong: 'Wrong passphrase.',
  passphraseTries: 'Too many tries.',
  waitSeconds: 'Try again in {seconds, plural, one {# second} other {# seconds}}.',
} as const;
