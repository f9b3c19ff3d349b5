/** English texts of the Campaigns screen and of the page of a campaign. */
export const campaigns = {
  title: 'Campaigns',
  new: 'New campaign',
  empty: {
    title: 'Make your first campaign',
    text: 'A campaign puts links behind one address, its rotator, which leads each visitor to one of them. It can also list them on a page. This account has none yet.',
  },
  table: { name: 'Name', access: 'Access', rotator: 'Rotator', list: 'List page', actions: 'Actions' },
  public: 'Public',
  private: 'Not public',
  rotator: {
    none: 'No rotator',
    copy: 'Copy rotator of {name}',
    help: 'Leads each visitor to one of this campaign’s links.',
  },
  list: {
    none: 'No list page',
    open: 'Open list page of {name}',
    public: 'Anyone can see this campaign’s public links there.',
    private: 'Others see this page only if the campaign is public.',
  },
  addresses: 'Addresses',
  commands: {
    rotator: 'Copy rotator address',
    list: 'Copy list page address',
    open: 'Open list page',
    copied: 'Copied.',
    failed: 'Couldn’t copy.',
  },
  delete: 'Its rotator and its list page stop working, also where you shared them. Its links stay, without a campaign.',
  links: {
    title: 'Links in this campaign',
    partial: 'This list may be incomplete.',
    listed: 'The list page shows this campaign’s public links.',
    open: 'Open public list',
    none: 'Links that you assign in this browser appear here.',
    count:
      '{count, plural, one {# link} other {# links}} assigned from this browser. Some may have moved to another campaign since.',
    label: 'Assigned from this browser',
  },
} as const;
