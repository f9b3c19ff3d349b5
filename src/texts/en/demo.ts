/** English texts of the demo that runs without a server: its start, its bar, and its dialogs. Plain texts without values. */
export const demo = {
  page: 'Demo · Linkdeck',
  title: 'Try Linkdeck',
  intro:
    'The whole dashboard with its own link service, inside this browser. Create links, open them, and watch the clicks arrive. Nothing leaves this device.',
  open: 'Open the demo',
  opening: 'Opening…',
  bar: 'Demo. Everything you do stays in this browser.',
  barLabel: 'Demo',
  visitor: 'Visit as…',
  startOver: 'Start over',
  cancel: 'Cancel',
  over: {
    title: 'Start over?',
    text: 'This deletes everything you did in the demo and brings back its first links.',
    confirm: 'Delete and start over',
  },
  visit: {
    title: 'Visit as',
    text: 'Short links of this demo take you for this visitor. Use it to try targeting.',
    language: 'Language',
    country: 'Country',
    device: 'Device',
    own: 'This browser’s',
    unknown: 'Unknown',
    save: 'Save',
  },
  problems: {
    title: 'The demo can’t run here',
    storage:
      'This browser doesn’t let the demo store anything, as in some private windows. Allow storage for this site, or use another window or browser.',
    insecure: 'This page came over http. Open it over https.',
    failed: 'Part of the demo didn’t load. Check your connection, then reload the page.',
    reload: 'Reload the page',
  },
} as const;
