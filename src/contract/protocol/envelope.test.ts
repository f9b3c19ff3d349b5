import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeIssues, failure, page, pageQuery } from './envelope.ts';
import { id, text } from './values.ts';

const pets = page('pets', z.object({ id, name: text }));
const numbers = { result: 3, perpage: 15, currentpage: 1, nextpage: 1, maxpage: 1 };

describe('A page of results', () => {
  it('holds the figures and the rows', () => {
    const read = pets.parse({ data: { ...numbers, pets: [{ id: '1', name: 'Rex' }] } });
    expect(read.data).toEqual({ ...numbers, rows: [{ id: 1, name: 'Rex' }] });
  });

  it.each<[unknown, RegExp]>([
    [{ ...numbers }, /^data\.pets: /],
    [{ ...numbers, pets: {} }, /^data\.pets: /],
    [
      {
        ...numbers,
        pets: [
          { id: 1, name: 'Rex' },
          { id: 'two', name: 'Ace' },
        ],
      },
      /^data\.pets\.1\.id: /,
    ],
    [{ ...numbers, maxpage: 'many', pets: [] }, /^data\.maxpage: /],
  ])('is strict: %j is refused, naming the field', (data, problem) => {
    const read = pets.safeParse({ data });
    expect(read.error && describeIssues(read.error)).toMatch(problem);
  });

  it('ignores keys that it does not know', () => {
    const { data } = pets.parse({
      data: { ...numbers, took: 12, pets: [{ id: 1, name: 'Rex', tail: true }] },
    });
    expect(data).toEqual({ ...numbers, rows: [{ id: 1, name: 'Rex' }] });
  });

  it('is sent with the rows under their own name', () => {
    const rows = [{ id: 1, name: 'Rex' }];
    expect(z.encode(pets, { data: { ...numbers, rows } })).toEqual({
      data: { ...numbers, pets: rows },
    });
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
