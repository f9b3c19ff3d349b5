/** English texts of trends: the clicks observed between looks at the counters, in sentences and files. */
export const trends = {
  off: { text: 'Click history is off on this device.', on: 'Turn on' },
  recorded: {
    now: 'New clicks are recorded from now on. Come back tomorrow for the first comparison.',
    more: '{kind, select, today {+{clicks, number} since {time}} yesterday {+{clicks, number} since yesterday, {time}} weekday {+{clicks, number} since {day}, {time}} other {+{clicks, number} since {day}}}',
    none: '{kind, select, today {No new clicks since {time}} yesterday {No new clicks since yesterday, {time}} weekday {No new clicks since {day}, {time}} other {No new clicks since {day}}}',
  },
  observed:
    '{clicks, plural, =0 {No clicks observed between {from} and {to}} one {# click observed between {from} and {to}} other {# clicks observed between {from} and {to}}}',
  observedAgain:
    '{clicks, plural, =0 {No clicks observed between {from} and {to}, apart from those before the counter began again} one {# click observed between {from} and {to}, apart from those before the counter began again} other {# clicks observed between {from} and {to}, apart from those before the counter began again}}',
  again: 'The counter began again and shows {count, number}.',
  gap: 'No checks in between.',
  file: {
    csv: 'CSV',
    again: 'counter began again',
    gap: 'no checks in between',
    failed: 'The trend couldn’t be saved. Reload the page, then try again.',
    dismiss: 'Dismiss',
  },
} as const;
