/** Tests of record names: by name in any case, by id first, and never one of several by chance. */
import { describe, expect, it } from 'vitest';
import { findRecord } from './record-names.ts';

const records = [
  { id: 3, name: 'News' },
  { id: 7, name: '2026' },
  { id: 8, name: 'Spring  Sale' },
  { id: 9, name: 'Twice' },
  { id: 10, name: 'twice ' },
];

describe('A record is found', () => {
  it.each([
    ['News', 3],
    ['  nEWS ', 3],
    ['spring sale', 8],
    ['3', 3],
    ['2026', 7],
  ])('by %j', (text, id) => {
    expect(findRecord(records, text)).toMatchObject({ found: 'one', record: { id } });
  });

  it('by its id rather than by a name that looks like one', () => {
    expect(findRecord([...records, { id: 2026, name: 'Other' }], '2026')).toMatchObject({
      record: { id: 2026 },
    });
  });
});

it('Of several with one name none is taken', () => {
  expect(findRecord(records, 'TWICE')).toEqual({ found: 'several', count: 2 });
  expect(findRecord(records, '10')).toMatchObject({ record: { id: 10 } });
});

it('What is not there, and what is not known yet, are told apart', () => {
  expect(findRecord(records, 'Press')).toEqual({ found: 'none' });
  expect(findRecord(records, '4')).toEqual({ found: 'none' });
  expect(findRecord(undefined, 'News')).toEqual({ found: 'unread' });
});
