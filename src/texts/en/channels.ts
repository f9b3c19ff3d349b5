/** English texts of the Channels screen and of the page of a channel. */
export const channels = {
  title: 'Channels',
  channel: 'Channel',
  new: 'New channel',
  empty: {
    title: 'Make your first channel',
    text: 'Channels show which place your clicks come from, such as a newsletter, posters or a podcast.',
  },
  noMatch: {
    title: 'No channel matches',
    text: 'Search looks at names and descriptions. Try fewer or other words.',
    all: 'Show all channels',
  },
  search: { label: 'Search channels', clear: 'Clear search' },
  order: {
    label: 'Order',
    clicks: 'Most clicks',
    week: 'New this week',
    starred: 'Starred first',
    name: 'Name, A to Z',
    nameBack: 'Name, Z to A',
    newest: 'Default',
  },
  found: '{count, plural, one {# channel} other {# channels}} found.',
  left: {
    some: 'More channels aren’t loaded yet, and not searched.',
    counted:
      '{count, plural, one {# more channel isn’t loaded yet, and not searched.} other {# more channels aren’t loaded yet, and not searched.}}',
    loading: 'Loading the rest…',
    load: 'Load more',
  },
  star: {
    on: 'Starred',
    off: 'Not starred',
    change: 'Star {name}',
    add: 'Star this channel',
    added: 'Starred.',
    remove: 'Remove the star of this channel',
    removed: 'Not starred any more.',
    failed: 'The star wasn’t changed: <reason>{problem}</reason>',
  },
  delete: {
    items: 'All its items are removed from it. The links, bio pages and QR codes themselves stay.',
    counted:
      '{count, plural, =0 {It’s empty.} one {Its only item is removed from it. The item itself stays.} other {All # items are removed from it. The links, bio pages and QR codes themselves stay.}}',
  },
  items: {
    title: 'Items',
    item: 'Item',
    date: 'Date',
    actions: 'Actions',
    untitled: 'No title',
    numbered: '{type, select, links {Link {id}} bio {Bio page {id}} other {QR {id}}}',
    all: 'All',
    kinds: { links: 'Links', bio: 'Bio pages', qr: 'QR codes' },
    clicks: '{clicks, plural, one {# click} other {# clicks}}',
    types: { bio: 'Bio page', qr: 'QR' },
    empty: {
      title: 'Nothing is in this channel yet',
      assign: 'Add items',
      text: 'Use the button to choose links. To add a bio page or a QR code, enter its ID.',
    },
    total:
      '{count, plural, one {# item} other {# items}}. Items can’t be removed one by one; deleting the channel removes all of them.',
  },
} as const;
