/**
 * PostgreSQL settings: DATABASE_URL and what goes with it, variables alone because other users can
 * read command lines.
 */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { ProgramError } from './program-error.ts';

interface PostgresSettings {
  readonly url: string;
  readonly visitorSecret: string;
  /** The server itself, where `url` is of a pooler in transaction mode. */
  readonly migrationUrl: string | undefined;
  readonly prepare: 'auto' | 'off';
}

/**
 * The PostgreSQL database that the environment names, or undefined where there is none and the data
 * folder is used.
 *
 * @throws ProgramError where a value cannot be used; it is not repeated, because it holds a secret
 */
export function readDatabaseUrl(env: NodeJS.ProcessEnv): PostgresSettings | undefined {
  if (!isPostgres(env)) return undefined;
  const url = env['DATABASE_URL']?.trim() ?? '';
  const migrationUrl = env['DATABASE_MIGRATION_URL']?.trim() || undefined;
  checkUrl('DATABASE_URL', url);
  if (migrationUrl !== undefined) checkUrl('DATABASE_MIGRATION_URL', migrationUrl);
  const prepare = env['DATABASE_PREPARE']?.trim() || 'auto';
  if (prepare !== 'auto' && prepare !== 'off')
    throw new ProgramError('DATABASE_PREPARE must be auto or off.', 2);
  const visitorSecret = env['VISITOR_SECRET']?.trim() ?? '';
  if (!/^[0-9a-f]{64}$/.test(visitorSecret)) {
    throw new ProgramError(
      'With DATABASE_URL, VISITOR_SECRET must be 64 hex digits, the same for all instances. Make one: openssl rand -hex 32.',
      2,
    );
  }
  return { url, visitorSecret, migrationUrl, prepare };
}

function checkUrl(name: string, url: string): void {
  if (/^postgres(ql)?:\/\//.test(url) && canParseUrl(url)) return;
  throw new ProgramError(
    `${name} must be an address such as postgres://user:password@db.example:5432/linkdeck.`,
    2,
  );
}

/** Whether a PostgreSQL database is named at all. */
export function isPostgres(env: NodeJS.ProcessEnv): boolean {
  return (env['DATABASE_URL']?.trim() ?? '') !== '';
}
