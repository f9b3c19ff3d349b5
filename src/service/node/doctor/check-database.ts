/** Doctor's check of the database: reachable, writable, and of a version that this program knows. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isPostgres, readDatabaseUrl } from '#service/node/process/database-url.ts';
import { ProgramError } from '#service/node/process/program-error.ts';
import { examineSqliteFile } from '#service/store/sqlite/open.ts';
import { StoreError } from '#service/store/store.ts';
import { type OtherClock, readVisitorSecret } from './check-machine.ts';
import { type Finding, good, hint, wrong } from './finding.ts';

/** PostgreSQL 15, as `server_version_num` counts. */
const oldestPostgres = 150_000;

interface DatabaseReport {
  readonly findings: readonly Finding[];
  /** Undefined where it cannot be read; without it no server can be asked. */
  readonly secret: string | undefined;
  readonly clocks: readonly OtherClock[];
}

/** @param data the data folder, where the environment names no PostgreSQL */
export async function checkDatabase(data: string, now: () => number): Promise<DatabaseReport> {
  const { env } = process;
  try {
    return isPostgres(env) ? await checkPostgres(env, now) : await checkSqlite(data);
  } catch (error) {
    // Only these have messages that hold no address and no password.
    const isExpected = error instanceof ProgramError || error instanceof StoreError;
    const found = isExpected ? error.message : 'The database cannot be examined';
    const change = isPostgres(env)
      ? 'Check that PostgreSQL runs, and DATABASE_URL and VISITOR_SECRET with its host, user and password.'
      : 'Stop what else uses the file, or restore a backup: docs/operations.md, Backup and restore.';
    return {
      findings: [wrong('database', found, change)],
      secret: isPostgres(env) ? env['VISITOR_SECRET']?.trim() : await readVisitorSecret(data),
      clocks: [],
    };
  }
}

async function checkSqlite(data: string): Promise<DatabaseReport> {
  const file = join(data, 'linkdeck.db');
  const secret = await readVisitorSecret(data);
  const size = (await stat(file).catch(() => undefined))?.size ?? 0;
  if (size === 0) {
    const change = 'The first start makes it. Where there was one, the start says what to do.';
    const finding = hint('database', `There is no database ${file}`, change);
    return { findings: [finding], secret, clocks: [] };
  }
  const { version, isEmpty } = await examineSqliteFile(file);
  const findings = [tablesFinding(`SQLite ${version}, ${file} can be written to`, isEmpty)];
  if (secret === undefined)
    findings.push(
      wrong(
        'database',
        `${join(data, 'visitor-secret')} is missing or damaged`,
        'Restore it from a backup: with another one, every visitor counts as new.',
      ),
    );
  return { findings, secret, clocks: [] };
}

async function checkPostgres(env: NodeJS.ProcessEnv, now: () => number): Promise<DatabaseReport> {
  const settings = readDatabaseUrl(env);
  if (settings === undefined) throw new ProgramError('DATABASE_URL is empty');
  const { url, migrationUrl, visitorSecret: secret } = settings;
  // Loaded only here, because most services need no driver of PostgreSQL.
  const { examinePostgres } = await import('#service/store/postgres/examine-database.ts');
  const began = now();
  const facts = await examinePostgres(migrationUrl ?? url, secret);
  const own = (began + now()) / 2;
  return {
    findings: [
      postgresFinding(facts),
      ...(facts.hasOtherSecret
        ? [
            wrong(
              'database',
              'VISITOR_SECRET differs from the one that this database was first used with',
              'Set that one again.',
            ),
          ]
        : []),
    ],
    secret,
    clocks: [{ name: 'PostgreSQL', time: facts.now, own }],
  };
}

function postgresFinding(facts: {
  readonly number: number;
  readonly version: string;
  readonly isReadOnly: boolean;
  readonly mayCreate: boolean;
  readonly isEmpty: boolean;
}): Finding {
  const { number, version, isReadOnly, mayCreate, isEmpty } = facts;
  if (number < oldestPostgres)
    return wrong(
      'database',
      `PostgreSQL ${version} is too old`,
      'Move the data to PostgreSQL 15 or later.',
    );
  if (isReadOnly)
    return wrong(
      'database',
      `PostgreSQL ${version} takes no changes: it is a replica, or set to read-only`,
      'Name the server that takes changes in DATABASE_URL.',
    );
  if (isEmpty && !mayCreate)
    return wrong(
      'database',
      'The user of DATABASE_URL may make no tables, and there are none yet',
      'Make that user the owner of the database.',
    );
  return tablesFinding(`PostgreSQL ${version} can be written to`, isEmpty);
}

function tablesFinding(found: string, isEmpty: boolean): Finding {
  if (!isEmpty) return good('database', found);
  return hint('database', `${found}; it has no tables yet`, 'The first start makes them.');
}
