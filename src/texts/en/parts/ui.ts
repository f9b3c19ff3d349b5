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
  },
  actions: 'Actions for {name}',
} as const;
