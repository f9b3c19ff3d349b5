/** PostgreSQL settings: DATABASE_URL and VISITOR_SECRET, variables alone because other users can read command lines. */
import { canParseUrl } from '#contract/protocol/can-parse-url.ts';
import { ProgramError } from './program-error.ts';

/**
 * The PostgreSQL database that the environment names, or undefined where there is none and the data folder is used.
 *
 * @throws ProgramError where a value cannot be used; it is not repeated, because it holds a secret
 */
export function readDatabaseUrl(env: NodeJS.ProcessEnv): { url: string; visitorSecret: string } | undefined {
  const url = env['DATABASE_URL']?.trim() ?? '';
  if (url === '') return undefined;
  if (!/^postgres(ql)?:\/\//.test(url) || !canParseUrl(url)) {
    throw new ProgramError('DATABASE_URL must be an address such as postgres://user:password@db.example:5432/linkdeck.', 2);
  }
  const visitorSecret = env['VISITOR_SECRET']?.trim() ?? '';
  if (!/^[0-9a-f]{64}$/.test(visitorSecret)) {
    throw new ProgramError(
      'With DATABASE_URL, VISITOR_SECRET must be 64 hex digits, the same for all instances. Make one: openssl rand -hex 32.',
      2,
    );
  }
  return { url, visitorSecret };
}
