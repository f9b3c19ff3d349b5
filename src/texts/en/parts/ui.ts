/** English texts of the components that know no resource: states of a query, forms, menus. */
export const ui = {
  query: {
    loading: 'Loading {what}',
    failed: 'Could not load {what}',
    stale: 'Could not refresh {what}',
    earlier: 'Showing earlier data.',
    retry: 'Retry',
  },
  form: {
    unclear: 'It’s unclear whether this worked',
    unread: 'This value could not be read.',
    unreadStays: 'This value could not be read. It stays as it is unless you change it here.',
    cancel: 'Cancel',
    dismiss: 'Dismiss',
    showTyped: 'Show what was typed',
    emptied: 'Many services ignore a field that you empty, and keep the old value.',
  },
  actions: 'Actions for {name}',
  pager: { label: 'Pages', previous: 'Previous', next: 'Next', page: 'Page {page, number} of {pages, number}' },
  moreRows: 'Show {more, number} more of {total, number}',
  selectAll: 'Select all shown',
  unloaded: {
    title: 'This could not be opened',
    text: 'This part failed to load, perhaps after an update. Reload the page.',
  },
  updated: { at: 'as of {time}', refresh: 'Refresh' },
  lookalike: {
    ascii: 'This host is written in its ASCII form, {ascii}. Its letters can look like those of another host.',
    mixed: 'This host mixes scripts and can pose as another. It is written {written}, and a browser goes to {ascii}.',
  },
  unread: { none: 'The service sent no value', raw: 'Could not be read: {raw}' },
  fold: { less: 'Show less', all: 'Show all' },
  view: {
    chart: 'Show as chart',
    table: 'Show as table',
    chartOf: 'Show {title} as chart',
    tableOf: 'Show {title} as table',
  },
  chart: { share: 'Share' },
  trend: {
    total: 'Total clicks',
    perDay: 'Clicks a day, on average between two checks',
    perHour: 'Clicks an hour, on average between two checks',
    gap: 'No checks',
    again: 'Counter began again',
  },
  copy: { done: 'Copied', failed: 'Could not copy: select the text instead' },
} as const;
