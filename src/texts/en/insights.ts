/** English texts of the figures of channels and campaigns, in their lists and on their pages. */
export const insights = {
  clicks: 'Clicks',
  share: 'Share',
  links: 'Links',
  perLink: 'Per link',
  perDay: 'Per day',
  since:
    '{kind, select, today {Since {time}} yesterday {Since yesterday} weekday {Since {day}} other {Since {day}}}',
  sinceMoment:
    '{kind, select, today {Since {time}} yesterday {Since yesterday, {time}} weekday {Since {day}, {time}} other {Since {day}}}',
  gained: 'New clicks',
  week: 'New this week',
  noVisit: 'From your next visit on',
  ofAll: '{share} of all clicks',
  withoutClick:
    '{count, plural, =0 {none without a click} one {# without a click} other {# without a click}}',
  overAll: '{rate} over all links',
  onLinks: 'on {count, plural, one {# link} other {# links}}',
  sinceDay: 'since {day}',
  card: '{links, plural, one {# link} other {# links}} · {rate} per link',
  cardLinks: '{links, plural, one {# link} other {# links}}',
  counting: 'Counting {read, number} of {all, plural, one {# channel} other {# channels}}',
  failed: { text: 'These figures couldn’t be loaded.', retry: 'Try again' },
  chart: 'Clicks per day, between your visits',
} as const;
