/** English texts of assigning: pickers, the dock of a drag, the panel at the foot, and what a screen reader hears. */
export const assigning = {
  cannotUndo: {
    channel: 'You can’t remove items from a channel one by one.',
    campaign:
      'A link is in one campaign at most: it leaves the one it was in. You can’t take it out again.',
  },
  card: {
    label:
      '{type, select, links {{count, plural, one {# link to {name}} other {# links to {name}}}} other {{count, plural, one {# item to {name}} other {# items to {name}}}}}',
    held: '{type, select, links {{count, plural, one {Adding # link to <target>{name}</target>} other {Adding # links to <target>{name}</target>}}} other {{count, plural, one {Adding # item to <target>{name}</target>} other {Adding # items to <target>{name}</target>}}}}',
    waiting:
      '{type, select, links {{count, plural, one {Next: # link to <target>{name}</target>} other {Next: # links to <target>{name}</target>}}} other {{count, plural, one {Next: # item to <target>{name}</target>} other {Next: # items to <target>{name}</target>}}}}',
    running: '{ended, number} of {total, number} to <target>{name}</target>',
    paused: 'Paused at {ended, number} of {total, number} to <target>{name}</target>',
    none: '{type, select, links {{count, plural, one {None of # link added to <target>{name}</target>} other {None of # links added to <target>{name}</target>}}} other {{count, plural, one {None of # item added to <target>{name}</target>} other {None of # items added to <target>{name}</target>}}}}',
    done: '{type, select, links {{count, plural, one {# link added to <target>{name}</target>} other {# links added to <target>{name}</target>}}} other {{count, plural, one {# item added to <target>{name}</target>} other {# items added to <target>{name}</target>}}}}',
    part: '{type, select, links {{count, plural, one {{done, number} of # link added to <target>{name}</target>} other {{done, number} of # links added to <target>{name}</target>}}} other {{count, plural, one {{done, number} of # item added to <target>{name}</target>} other {{done, number} of # items added to <target>{name}</target>}}}}',
    holdNote: 'Sending starts in {seconds, number} seconds.',
    waitNote: 'Waits for the job before it.',
    stays: 'What was added already stays.',
    failed: 'Nothing was added',
  },
  said: {
    undone: 'Undone. Nothing was added.',
    started: {
      channel:
        '{type, select, links {{count, plural, one {Adding # link to channel {name}. You can undo this for {seconds, number} seconds.} other {Adding # links to channel {name}. You can undo this for {seconds, number} seconds.}}} other {{count, plural, one {Adding # item to channel {name}. You can undo this for {seconds, number} seconds.} other {Adding # items to channel {name}. You can undo this for {seconds, number} seconds.}}}}',
      campaign:
        '{type, select, links {{count, plural, one {Adding # link to campaign {name}. You can undo this for {seconds, number} seconds.} other {Adding # links to campaign {name}. You can undo this for {seconds, number} seconds.}}} other {{count, plural, one {Adding # item to campaign {name}. You can undo this for {seconds, number} seconds.} other {Adding # items to campaign {name}. You can undo this for {seconds, number} seconds.}}}}',
    },
    done: {
      channel:
        '{type, select, links {{count, plural, one {# link added to channel {name}} other {# links added to channel {name}}}} other {{count, plural, one {# item added to channel {name}} other {# items added to channel {name}}}}}',
      campaign:
        '{type, select, links {{count, plural, one {# link added to campaign {name}} other {# links added to campaign {name}}}} other {{count, plural, one {# item added to campaign {name}} other {# items added to campaign {name}}}}}',
    },
    part: {
      channel:
        '{type, select, links {{count, plural, one {{done, number} of # link added to channel {name}} other {{done, number} of # links added to channel {name}}}} other {{count, plural, one {{done, number} of # item added to channel {name}} other {{done, number} of # items added to channel {name}}}}}',
      campaign:
        '{type, select, links {{count, plural, one {{done, number} of # link added to campaign {name}} other {{done, number} of # links added to campaign {name}}}} other {{count, plural, one {{done, number} of # item added to campaign {name}} other {{done, number} of # items added to campaign {name}}}}}',
    },
    paused: 'Adding is paused.',
    progress: '{done, number} of {total, number} done',
  },
  drag: {
    picked:
      '{type, select, links {{count, plural, one {# link picked up} other {# links picked up}}} other {{count, plural, one {# item picked up} other {# items picked up}}}}',
    missed: 'Not dropped on anything. Nothing is added.',
    over: { channel: 'Over channel {name}', campaign: 'Over campaign {name}' },
  },
  panel: { live: 'Adding' },
  notice: {
    show: { channel: 'Show channel', campaign: 'Show campaign' },
    also: { channel: 'Also add to a campaign…', campaign: 'Also add to a channel…' },
  },
  dock: {
    toggle: 'Show channels and campaigns',
    title: 'Add to',
    pin: 'Pin',
    unpin: 'Unpin',
    filter: 'Filter channels and campaigns',
    filterShort: 'Filter',
    lists: 'Channels and campaigns',
    note: 'Links can’t be removed from channels or campaigns.',
    assign:
      '{type, select, links {{count, plural, one {Add # link to {name}} other {Add # links to {name}}}} other {{count, plural, one {Add # item to {name}} other {Add # items to {name}}}}}',
    none: { channel: 'No channels yet', campaign: 'No campaigns yet' },
    noMatch: { channel: 'No channel matches', campaign: 'No campaign matches' },
    failed: 'Couldn’t load: <reason>{problem}</reason>',
    notLoaded: '{count, number} more not loaded',
  },
  recent: 'Recent',
  menu: { channel: 'Add to channel…', campaign: 'Add to campaign…' },
  dialog: {
    title: 'Add to {name}',
    kind: 'What to add',
    links: 'Links',
    others: 'Bio page or QR item',
    cancel: 'Cancel',
    none: 'Add links',
    submit:
      '{type, select, links {{count, plural, one {Add # link} other {Add # links}}} other {{count, plural, one {Add # item} other {Add # items}}}}',
  },
  item: {
    type: 'Type',
    bio: 'Bio page',
    qr: 'QR item',
    bioNumbered: 'Bio page {id}',
    qrNumbered: 'QR item {id}',
    id: 'Id',
    idHelp:
      'The service doesn’t list bio pages and QR items. Enter the number that it shows for yours.',
    missing: 'Enter the id of the item',
    invalid: 'Must be a whole number, 1 or more',
    submit: 'Add item',
  },
  links: {
    label: 'Links',
    search: 'Search links',
    placeholder: 'Words in alias, destination, title or description',
    what: 'your links',
    present: 'Already in it',
    empty: 'There are no links in this account yet.',
    noMatch: 'No link matches. Try fewer or other words.',
    newest: '{count, plural, one {# link, the newest first} other {# links, the newest first}}',
    found: '{count, plural, one {# link found} other {# links found}}',
  },
  picker: {
    one: {
      channel: 'Add <item>{name}</item> to channel',
      campaign: 'Add <item>{name}</item> to campaign',
    },
    some: {
      channel:
        '{type, select, links {{count, plural, one {Add # link to channel} other {Add # links to channel}}} other {{count, plural, one {Add # item to channel} other {Add # items to channel}}}}',
      campaign:
        '{type, select, links {{count, plural, one {Add # link to campaign} other {Add # links to campaign}}} other {{count, plural, one {Add # item to campaign} other {Add # items to campaign}}}}',
    },
    cost: '{type, select, links {{count, plural, one {# link: {time}.} other {# links: {time}.}}} other {{count, plural, one {# item: {time}.} other {# items: {time}.}}}}',
    search: { channel: 'Search channels', campaign: 'Search campaigns' },
    placeholder: {
      channel: 'Search channels, or name a new one',
      campaign: 'Search campaigns, or name a new one',
    },
    list: { channel: 'Channels', campaign: 'Campaigns' },
    create: { channel: 'Create channel <q>{name}</q>', campaign: 'Create campaign <q>{name}</q>' },
    notCreated: {
      channel: 'The channel was not created',
      campaign: 'The campaign was not created',
    },
    withoutId: {
      channel: 'Channel created. Choose it from the list to use it.',
      campaign: 'Campaign created. Choose it from the list to use it.',
    },
    failed: { channel: 'Could not load your channels', campaign: 'Could not load your campaigns' },
    failedMore: {
      channel: 'Could not load more channels',
      campaign: 'Could not load more campaigns',
    },
    loading: 'Loading…',
    more: 'Load more',
    retry: 'Retry',
    empty: {
      channel: 'There are no channels in this account yet. Type a name to create the first.',
      campaign: 'There are no campaigns in this account yet. Type a name to create the first.',
    },
    count: {
      channel: '{count, plural, one {# channel.} other {# channels.}}',
      campaign: '{count, plural, one {# campaign.} other {# campaigns.}}',
    },
    noMatch: { channel: 'No channel matches.', campaign: 'No campaign matches.' },
    matches: '{count, number} of {total, number} match.',
    notLoaded: '{count, plural, one {# more is not loaded.} other {# more are not loaded.}}',
    notSearched:
      '{count, plural, one {# more is not loaded, and not searched.} other {# more are not loaded, and not searched.}}',
  },
} as const;
