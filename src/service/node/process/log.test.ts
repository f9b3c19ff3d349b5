/**
 * Tests of the log: its two formats, and that no line holds what an error or a caller carries
 * beside the list of fields.
 */
import pg from 'pg';
import { expect, test } from 'vitest';
import type { LogFormat } from '#service/settings.ts';
import { createLog } from './log.ts';

function logOf(format: LogFormat) {
  const lines: string[] = [];
  return {
    lines,
    log: createLog(format, (line) => lines.push(line)),
    json: () => lines.map((line) => JSON.parse(line) as unknown),
  };
}

/** An error as PostgreSQL sends it, with values of a row in every text. */
function databaseError(): pg.DatabaseError {
  const error = new pg.DatabaseError('duplicate key value, planted message', 20, 'error');
  return Object.assign(error, {
    code: '23505',
    constraint: 'link_address',
    detail: 'Key (alias)=(planted) already exists.',
    table: 'planted',
    where: 'planted',
    hint: 'planted',
    internalQuery: 'planted',
  });
}

test('As text, a line is words for people, and requests are not told', () => {
  const { lines, log } = logOf('text');
  log.notice('started', 'Ready.');
  log.notice('notice', 'There are links already.');
  log.request({ route: 'links.list', status: 200, ms: 2, key: 'abcd' });
  log.failure('Links cannot be looked up at the moment.', new Error('database is locked'));
  log.failure('It has failed', databaseError());
  expect(lines).toEqual([
    'There are links already.\n',
    'Links cannot be looked up at the moment. (database is locked)\n',
    'It has failed (DatabaseError 23505 link_address)\n',
  ]);
});

test('As JSON, a line has its time and the fields of the list', () => {
  const { log, json } = logOf('json');
  log.request({ route: 'links.list', status: 200, ms: 2.5, key: 'abcd' });
  log.notice('draining', 'No longer ready.');
  log.failure('It has failed', databaseError());
  expect(json()).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      event: 'request',
      route: 'links.list',
      status: 200,
      ms: 2.5,
      key: 'abcd',
    },
    { level: 'info', time: expect.any(String), event: 'draining', message: 'No longer ready.' },
    {
      level: 'error',
      time: expect.any(String),
      event: 'failure',
      message: 'It has failed',
      error: 'DatabaseError',
      code: '23505',
      constraint: 'link_address',
      stack: expect.any(Array),
    },
  ]);
  expect(JSON.stringify(json())).toMatch(/"time":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/);
});

test.each(['text', 'json'] as const)(
  'No line as %s holds what an error or a caller carries beside that',
  (format) => {
    const { lines, log } = logOf(format);
    const url = 'postgres://deck:planted@db.example/linkdeck';
    const invalid = Object.assign(new TypeError(`Invalid URL: ${url}`), {
      input: url,
      code: 'ERR_INVALID_URL',
    });
    const nested = new Error('planted', { cause: databaseError() });
    const strange = Object.assign(new Error('a'), {
      code: 'a planted value with blanks',
      constraint: { planted: true },
    });
    const multiline = new Error('x\n    at planted (planted.ts:1:1)');
    for (const error of [
      databaseError(),
      invalid,
      nested,
      strange,
      multiline,
      'planted',
      { planted: 1 },
      null,
    ]) {
      log.failure('It has failed', error);
    }
    const extra = {
      route: 'links.get',
      status: 200,
      ms: 1,
      key: undefined,
      alias: 'planted',
      headers: { planted: 1 },
    };
    log.request(extra);
    expect(lines.length).toBeGreaterThan(7);
    expect(lines.join('')).not.toContain('planted');
  },
);

test('A defect keeps the frames of its stack', () => {
  const { lines, log } = logOf('text');
  log.failure(
    'The program has failed',
    new TypeError("Cannot read properties of undefined (reading 'planted')"),
  );
  log.failure('The program has failed', new TypeError('planted'));
  expect(lines[0]).toBe('The program has failed (Cannot read properties of undefined)\n');
  expect(lines[1]).toMatch(/^The program has failed \(TypeError\)\n {4}at .*log\.test\.ts:\d+:\d+/);
});
