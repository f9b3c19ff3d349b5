/** English texts of lists of records and of the page of one: past the end, not found, unreadable values. */
export const records = {
  past: {
    title: 'There’s no such page',
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
    rows: '{rows, plural, one {# entry from the service couldn’t be read.} other {# entries from the service couldn’t be read.}}',
    values: '{values, plural, one {# value couldn’t be read.} other {# values couldn’t be read.}}',
    both: '{rows, plural, one {# entry} other {# entries}} and {values, plural, one {# value} other {# values}} couldn’t be read.',
    show: 'Show details',
    hide: 'Hide details',
    copy: 'Copy what couldn’t be read',
    label: 'What couldn’t be read',
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
