/** Tests of the settings of PostgreSQL: what is used, and errors that repeat no secret. */
import { expect, test } from 'vitest';
import { readDatabaseUrl } from './database-url.ts';

const visitorSecret = '0123456789abcdef'.repeat(4);

test('Without an address the data folder is used', () => {
  expect([readDatabaseUrl({}), readDatabaseUrl({ DATABASE_URL: ' ', VISITOR_SECRET: 'x' })]).toEqual([undefined, undefined]);
});

test('An address needs the secret of all instances', () => {
  const url = 'postgres://deck@db.example/linkdeck';
  expect(readDatabaseUrl({ DATABASE_URL: url, VISITOR_SECRET: visitorSecret })).toEqual({ url, visitorSecret });
  for (const VISITOR_SECRET of [undefined, '', 'planted', visitorSecret.toUpperCase()]) {
    expect(() => readDatabaseUrl({ DATABASE_URL: url, VISITOR_SECRET })).toThrow(/^With DATABASE_URL, VISITOR_SECRET must be/);
  }
});

test.each(['mysql://a:planted@b/c', 'postgres:', 'planted'])('%s is refused without being repeated', (url) => {
  expect(() => readDatabaseUrl({ DATABASE_URL: url, VISITOR_SECRET: visitorSecret })).toThrow(
    /^DATABASE_URL must be (?!.*planted)/,
  );
});
