/** English texts of trends: the clicks observed between looks at the counters, in sentences and files. */
export const trends = {
  observed:
    '{clicks, plural, =0 {No clicks observed between {from} and {to}} one {# click observed between {from} and {to}} other {# clicks observed between {from} and {to}}}',
  observedAgain:
    '{clicks, plural, =0 {No clicks observed between {from} and {to}, apart from those before the counter began again} one {# click observed between {from} and {to}, apart from those before the counter began again} other {# clicks observed between {from} and {to}, apart from those before the counter began again}}',
  again: 'The counter began again and shows {count, number}.',
  gap: 'No checks in between.',
  since:
    '{clicks, plural, =0 {No clicks observed since {when}.} one {# click observed since {when}.} other {# clicks observed since {when}.}}',
  sinceMore:
    '{clicks, plural, =0 {No clicks observed since {when}, and {more, number} more that began before.} one {# click observed since {when}, and {more, number} more that began before.} other {# clicks observed since {when}, and {more, number} more that began before.}}',
  countersAgain:
    '{count, plural, one {# counter began again; what came before that is not counted.} other {# counters began again; what came before that is not counted.}}',
  covers: '{links, plural, one {Covers {looked, number} of # link} other {Covers {looked, number} of # links}}',
  coversShare:
    '{links, plural, one {Covers {looked, number} of # link, with {share} of the clicks known} other {Covers {looked, number} of # links, with {share} of the clicks known}}',
  newLinks: '{count, plural, =0 {no new links} one {# new link} other {# new links}}',
  moreClicks:
    '{clicks, plural, =0 {no more clicks} one {# more click} other {# more clicks}} on {links, plural, one {the one link that was known then} other {the # links that were known then}}',
  setBack: '{count, plural, one {the total of # of them was set back} other {the total of # of them was set back}}',
  file: {
    csv: 'CSV',
    again: 'counter began again',
    gap: 'no checks in between',
    failed: 'The trend couldn’t be saved. Reload the page, then try again.',
    dismiss: 'Dismiss',
  },
} as const;
