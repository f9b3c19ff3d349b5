/** Tests of the settings of PostgreSQL: what is used, and errors that repeat no secret. */
import { expect, test } from 'vitest';
import { readDatabaseUrl } from './database-url.ts';

const visitorSecret = '0123456789abcdef'.repeat(4);

test('Without an address the data folder is used', () => {
  expect([
    readDatabaseUrl({}),
    readDatabaseUrl({ DATABASE_URL: ' ', VISITOR_SECRET: 'x' }),
  ]).toEqual([undefined, undefined]);
});

test('An address needs the secret of all instances', () => {
  const url = 'postgres://deck@db.example/linkdeck';
  expect(readDatabaseUrl({ DATABASE_URL: url, VISITOR_SECRET: visitorSecret })).toEqual({
    url,
    visitorSecret,
    migrationUrl: undefined,
    prepare: 'auto',
  });
  for (const VISITOR_SECRET of [undefined, '', 'planted', visitorSecret.toUpperCase()]) {
    expect(() => readDatabaseUrl({ DATABASE_URL: url, VISITOR_SECRET })).toThrow(
      /^With DATABASE_URL, VISITOR_SECRET must be/,
    );
  }
});

test('A pooler has an address for migrations beside it, and may be told to prepare nothing', () => {
  const env = { DATABASE_URL: 'postgres://pooler/linkdeck', VISITOR_SECRET: visitorSecret };
  const migrationUrl = 'postgres://db.example/linkdeck';
  expect(
    readDatabaseUrl({ ...env, DATABASE_MIGRATION_URL: migrationUrl, DATABASE_PREPARE: 'off' }),
  ).toMatchObject({
    migrationUrl,
    prepare: 'off',
  });
  expect(() => readDatabaseUrl({ ...env, DATABASE_MIGRATION_URL: 'mysql://planted' })).toThrow(
    /^DATABASE_MIGRATION_URL must be (?!.*planted)/,
  );
  expect(() => readDatabaseUrl({ ...env, DATABASE_PREPARE: 'never' })).toThrow(
    'DATABASE_PREPARE must be auto or off.',
  );
});

test.each(['mysql://a:planted@b/c', 'postgres:', 'planted'])(
  '%s is refused without being repeated',
  (url) => {
    expect(() => readDatabaseUrl({ DATABASE_URL: url, VISITOR_SECRET: visitorSecret })).toThrow(
      /^DATABASE_URL must be (?!.*planted)/,
    );
  },
);
