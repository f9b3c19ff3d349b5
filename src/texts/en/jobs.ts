/** English texts of jobs: imports and assignments with their state, counts, time left, actions and results file. */
export const jobs = {
  assignTo: 'Assign to {name}',
  state: {
    held: 'Starts in a moment',
    waiting: 'Waits for the job before it',
    running: 'Running',
    paused: 'Paused',
    finished: 'Finished',
  },
  row: {
    planned: 'Waiting',
    sent: 'Being sent',
    unknown: 'Not known',
    refused: 'Failed',
    dropped: 'Cancelled',
    created: 'Created',
    assigned: 'Assigned',
  },
  record:
    '{kind, select, channel {Channel: <name>{label}</name>} other {Campaign: <name>{label}</name>}}',
  counts: {
    created: '{done, number} of {total, number} created',
    assigned: '{done, number} of {total, number} assigned',
    failed: '{count, number} failed',
    unknown: '{count, number} not known',
    cancelled: '{count, number} cancelled',
    done: '{done, number} of {total, number} done',
  },
  left: {
    moment: 'Less than a minute left',
    minutes: '{count, plural, one {About # minute left} other {About # minutes left}}',
    hours: '{count, plural, one {About # hour left} other {About # hours left}}',
  },
  duration: {
    moment: 'less than a minute',
    minutes:
      '{count, plural, one {about # minute; you can keep working} other {about # minutes; you can keep working}}',
    hours:
      '{count, plural, one {about # hour; you can keep working} other {about # hours; you can keep working}}',
  },
  actions: {
    pause: 'Pause',
    resume: 'Resume',
    undo: 'Undo',
    createRest: 'Create the rest ({count, number})',
    assignNow: 'Assign now',
    startNow: 'Start now',
    stop: 'Stop…',
    retry: 'Retry {count, number} failed',
    download: 'Download results',
    remove: 'Remove',
    failed: 'That didn’t work: {problem}',
  },
  stop: {
    import: 'Stop this import?',
    assign: 'Stop assigning?',
    keepGoing: 'Keep going',
    confirm: 'Stop',
    failed: 'This job couldn’t be stopped',
    importText:
      '{count, plural, one {# row won’t be sent. Links that were created already stay.} other {# rows won’t be sent. Links that were created already stay.}}',
    assignText:
      '{count, plural, one {# item won’t be sent. What was assigned already stays.} other {# items won’t be sent. What was assigned already stays.}}',
  },
  rows: {
    the: 'The row',
    each: 'Each row',
    theItem: 'The item',
    eachItem: 'Each item',
    items: 'Items',
    of: 'Rows of {title}',
    onlyFailed: 'Only the {count, number} with a problem',
    copy: 'Copy short link',
  },
  file: {
    results: 'results',
    shortUrl: 'Short URL',
    linkId: 'Link id',
    item: 'Item',
    result: 'Result',
    problem: 'Problem',
  },
} as const;
