/** English texts of lists of records and of the page of one: past the end, not found, unreadable values. */
export const records = {
  past: {
    title: 'This page is past the end',
    text: '{pages, plural, one {There’s only # page.} other {There are only # pages.}}',
    first: 'Go to the first page',
    last: 'Go to the last page',
  },
  notFound: {
    title: 'Not found',
    text: 'It may have been deleted, or belong to another account. Also check the address for typos.',
    back: 'Back to {list}',
  },
  unread: {
    rows: '{rows, plural, one {# row could not be read.} other {# rows could not be read.}}',
    values: '{values, plural, one {# value could not be read.} other {# values could not be read.}}',
    both: '{rows, plural, one {# row} other {# rows}} and {values, plural, one {# value} other {# values}} could not be read.',
    show: 'Show',
    hide: 'Hide',
    copy: 'Copy what could not be read',
    label: 'What could not be read',
    more: '… and {count, number} more',
  },
  redirectPages: {
    numbered: '{kind, select, overlay {Overlay {id}} other {Splash page {id}}}',
    name: 'Name',
    created: 'Created',
    use: 'Use',
    useInLink: 'Use in a new link',
    useNamed: 'Use {name} in a new link',
    empty: { overlay: 'No overlays yet', splashPage: 'No splash pages yet' },
    elsewhere: 'Create and change them in your account with the service.',
  },
} as const;
