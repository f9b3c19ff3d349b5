/** English texts of channels and campaigns as targets: their names, menus, dialogs and headings. */
export const assign = {
  kind: { channel: 'Channel', campaign: 'Campaign' },
  numbered: '{kind, select, channel {Channel {id}} other {Campaign {id}}}',
  menu: {
    assign: { channel: 'Add items…', campaign: 'Add links…' },
    edit: { channel: 'Edit channel…', campaign: 'Edit campaign…' },
    delete: { channel: 'Delete channel…', campaign: 'Delete campaign…' },
  },
  delete: {
    title: { channel: 'Delete this channel?', campaign: 'Delete this campaign?' },
    confirm: { channel: 'Delete channel', campaign: 'Delete campaign' },
    failed: { channel: 'The channel was not deleted', campaign: 'The campaign was not deleted' },
    text: '<target>{name}</target> will be deleted. You can’t undo this.',
  },
  heading: {
    unlisted: {
      channel: 'Its name isn’t loaded yet. Find this channel on a later page of the list.',
      campaign: 'Its name isn’t loaded yet. Find this campaign on a later page of the list.',
    },
    unnamed:
      '{kind, select, channel {Could not load the name of this channel: <reason>{problem}</reason>} other {Could not load the name of this campaign: <reason>{problem}</reason>}}',
    retry: 'Retry',
  },
} as const;
