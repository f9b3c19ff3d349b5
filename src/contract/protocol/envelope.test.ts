import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { describeIssues, failure, page, pageQuery } from './envelope.ts';
import { id, text } from './values.ts';

const pets = page('pets', z.object({ id, name: text }));
const numbers = { result: 3, perpage: 15, currentpage: 1, nextpage: 1, maxpage: 1 };

describe('A page of results', () => {
  it('holds the figures and the rows', () => {
    const read = pets.parse({ data: { ...numbers, pets: [{ id: '1', name: 'Rex' }] } });
    expect(read.data).toEqual({ ...numbers, rows: [{ id: 1, name: 'Rex' }], unreadable: [] });
  });

  it('loses one row that cannot be read, and says which and why, but not the others', () => {
    const bad = { id: 'two', name: 'Ace' };
    const { data } = pets.parse({ data: { ...numbers, pets: [{ id: 1, name: 'Rex' }, bad, { id: 3, name: null }] } });
    expect(data.rows).toEqual([
      { id: 1, name: 'Rex' },
      { id: 3, name: '' },
    ]);
    expect(data.unreadable).toEqual([{ index: 1, problem: expect.stringMatching(/^id: /), raw: JSON.stringify(bad) }]);
  });

  it.each([{ row: null }, { row: 7 }, { row: 'text' }, { row: [] }])('survives a row that is no record: $row', ({ row }) => {
    const { data } = pets.parse({ data: { ...numbers, pets: [row, { id: 1, name: 'Rex' }] } });
    expect(data.rows).toHaveLength(1);
    expect(data.unreadable).toHaveLength(1);
    expect(typeof data.unreadable[0]?.raw).toBe('string');
  });

  it('shows at most 500 characters of a row that cannot be read', () => {
    const { data } = pets.parse({ data: { ...numbers, pets: [{ name: 'x'.repeat(2000) }] } });
    expect(data.unreadable[0]?.raw).toHaveLength(500);
  });

  it.each([{ ...numbers }, { ...numbers, pets: {} }, { ...numbers, pets: null }])(
    'without its list is refused, naming the list',
    (data) => {
      const read = pets.safeParse({ data });
      expect(read.error && describeIssues(read.error)).toBe('data.pets: Must be a list');
    },
  );

  it('with a figure that is no number is refused, naming the figure', () => {
    const read = pets.safeParse({ data: { ...numbers, maxpage: 'many', pets: [] } });
    expect(read.error && describeIssues(read.error)).toMatch(/^data\.maxpage: /);
  });

  it('ignores keys that it does not know', () => {
    const { data } = pets.parse({ data: { ...numbers, took: 12, pets: [{ id: 1, name: 'Rex', tail: true }] } });
    expect(data).not.toHaveProperty('took');
    expect(data.rows).toEqual([{ id: 1, name: 'Rex' }]);
  });

  it('is sent with the rows under their own name and without what could not be read', () => {
    const rows = [{ id: 1, name: 'Rex' }];
    const unreadable = [{ index: 1, problem: 'id: wrong', raw: '{}' }];
    expect(z.encode(pets, { data: { ...numbers, rows, unreadable } })).toEqual({ data: { ...numbers, pets: rows } });
  });
});

describe('The query of a list', () => {
  const query = z.object(pageQuery);

  it('is optional in both parts', () => {
    expect(query.parse({})).toEqual({});
    expect(query.parse({ limit: '50', page: '2' })).toEqual({ limit: 50, page: 2 });
  });

  it.each(['0', '-1', '1.5', 'two', ''])('is refused with a page %j, naming it', (value) => {
    const read = query.safeParse({ page: value });
    expect(read.error && describeIssues(read.error)).toMatch(/^page: /);
  });
});

describe('A failure', () => {
  it('carries 1 and a message', () => {
    expect(failure.parse({ error: 1, message: 'No' })).toEqual({ error: 1, message: 'No' });
    expect(failure.safeParse({ error: 0, message: 'No' }).success).toBe(false);
    expect(failure.safeParse({ error: 1 }).success).toBe(false);
  });
});
