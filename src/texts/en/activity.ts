/** English texts of the Activity screen. */
export const activity = {
  title: 'Activity',
  work: 'Work',
  lost: 'Leave this page open until it is done: this browser can’t store it for later.',
  earlier: 'Show earlier',
  kept: 'Kept on this device for {days, number} days.',
  empty: {
    title: 'Nothing yet',
    text: 'What you import, plan and add to channels appears here.',
    import: 'Import links',
  },
  requests: {
    title: 'Requests, for developers',
    list: 'Requests',
    covers:
      'The last {count, number}, newest first, until you lock Linkdeck. Copied commands take the key from $LINKDECK_KEY.',
    none: 'No requests yet. Every request that Linkdeck sends for you appears here.',
    copy: 'Copy as curl',
    retry: 'Retry',
    outcomes: {
      ok: 'OK',
      offline: 'Offline',
      unreachable: 'No reply',
      timeout: 'Timed out',
      cors: 'Blocked by browser',
      key: 'Key refused',
      refused: 'Not allowed',
      invalid: 'Invalid data',
      missing: 'Not found',
      limit: 'Too many',
      server: 'Service failed',
      malformed: 'Unreadable',
      cancelled: 'Cancelled',
    },
  },
} as const;
