/** English texts of the Campaigns screen and of the page of a campaign. */
export const campaigns = {
  title: 'Campaigns',
  new: 'New campaign',
  plan: 'Plan a campaign',
  planLinks: 'Plan links',
  empty: {
    title: 'Make your first campaign',
    text: 'A campaign brings the links of one launch together, with one report. Its rotating link leads each visitor to one of them.',
  },
  order: { label: 'Order', clicks: 'Most clicks', week: 'New this week' },
  table: {
    name: 'Name',
    rotator: 'Rotating link',
    list: 'List page',
    best: 'Best link',
    bestClicks: '{clicks, plural, one {# click} other {# clicks}}',
    actions: 'Actions',
  },
  public: 'Public',
  rotator: {
    none: 'No rotating link',
    copy: 'Copy rotating link of {name}',
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
    rotator: 'Copy rotating link',
    list: 'Copy list page address',
    open: 'Open list page',
  },
  delete:
    'Its rotating link and its list page stop working, also where you shared them. Its links stay, without a campaign.',
  links: {
    title: 'Links in this campaign',
    partial: 'This list may be incomplete.',
    none: 'Links that you add in this browser appear here.',
    count:
      '{count, plural, one {# link} other {# links}} added from this browser. Some may have moved to another campaign since.',
    label: 'Added from this browser',
  },
  source: {
    found:
      '{tagged, plural, one {# link} other {# links}} tagged <tag>{values}</tag>{assigned, plural, =0 {.} one {, # added in this browser.} other {, # added in this browser.}}',
    none: '{assigned, plural, =0 {No links found.} one {# link added in this browser.} other {# links added in this browser.}}',
    noLinks: 'No links found.',
    change: 'Change',
    choose: 'Choose its utm_campaign',
  },
  tags: {
    title: 'Links of this campaign',
    label: 'Values of utm_campaign',
    none: 'No link has utm_campaign in its destination.',
    links: '{count, plural, one {# link} other {# links}}',
    byName: 'Use those like its name',
    done: 'Done',
  },
  report: {
    links: 'Links',
    assigned: 'added',
    more: '{count, plural, one {# more} other {# more}}',
    less: 'Show fewer',
    row: '{name}: {clicks, plural, one {# click} other {# clicks}}, {share}',
    foot: 'Links are found by utm_campaign, plus those added in this browser. The service doesn’t list a campaign’s links.',
    summary: {
      all: '{name}: {clicks, plural, one {# click} other {# clicks}} on {links, plural, one {# link} other {# links}} ({day}).',
      best: 'Best: {name}, {clicks, plural, one {# click} other {# clicks}}.',
    },
    file: { destination: 'Destination', found: 'Found by' },
  },
} as const;
