/** Refused alias: another alias is offered where the alias alone was refused, and nowhere else. */
import { expect, test } from 'vitest';
import type { CreationFailure, StoredRow } from '#local/jobs/job-types.ts';
import { refusedAliasOf } from './refused-alias.ts';

const row = (
  creationFailure: CreationFailure | undefined,
  more: Partial<StoredRow> = {},
): StoredRow => ({
  job: 'import',
  index: 0,
  state: 'refused',
  label: 'https://shop.example',
  problem: '',
  attempts: 1,
  sentAt: 1,
  inFlightUntil: 0,
  undecided: false,
  body: { url: 'https://shop.example', custom: 'summer' },
  ...(creationFailure === undefined ? {} : { creationFailure }),
  ...more,
});
const refused = (...fields: readonly (string | null)[]): CreationFailure => ({
  why: 'refused',
  error: {
    kind: 'invalid',
    message: 'No',
    status: 400,
    fields: fields.map((field) => ({ field, text: 'No' })),
  },
});
const taken: CreationFailure = {
  why: 'taken',
  link: { id: 1, shorturl: 'https://go.test/summer' },
};

test.each([
  ['Another link has the alias', row(taken), 'summer'],
  ['The service refused the alias', row(refused('custom')), 'summer'],
  ['It refused another field too', row(refused('custom', 'url')), undefined],
  ['It named no field', row(refused()), undefined],
  ['It refused the whole', row(refused(null)), undefined],
  ['The link was not found', row({ why: 'absent' }), undefined],
  ['No link failed', row(undefined), undefined],
  ['The row was created after all', row(taken, { state: 'done' }), undefined],
  ['It had no alias', row(taken, { body: { url: 'https://shop.example' } }), undefined],
])('%s', (_, given, alias) => {
  expect(refusedAliasOf(given)).toBe(alias);
});
