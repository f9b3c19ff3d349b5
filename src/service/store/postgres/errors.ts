/**
 * PostgreSQL errors: which ones pass by themselves, and which unique column another record has
 * taken.
 */
import pg from 'pg';
import type { UniqueColumn } from '#service/store/store.ts';

/** By the names of the constraints; see `schema.ts`. */
const columnOf: Readonly<Record<string, UniqueColumn>> = {
  account_email_key: 'account.email',
  campaign_slug_key: 'campaign.slug',
  domain_host_key: 'domain.host',
  link_address: 'link.alias',
};

/** The unique column that an error is about, or undefined. */
export function takenColumn(error: unknown): UniqueColumn | undefined {
  return codeOf(error) === '23505' && error instanceof pg.DatabaseError
    ? columnOf[error.constraint ?? '']
    : undefined;
}

/** Whether a transaction was undone only because of others beside it: run again, it may succeed. */
export function isConflict(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error) ?? '');
}

/**
 * Time-outs, locks, too many connections, a server that stops or begins; see
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const passing =
  /^(57014|55P03|53...|57P0.|25006|25P03|08...|40001|40P01|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** How errors of the driver itself about its connections begin. */
const drivers =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded when trying)/;

/** Whether the server cannot be reached or is too busy. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return passing.test(code);
  // The driver's own errors about its connections have no code.
  return error instanceof Error && drivers.test(error.message);
}

/** Why something failed, in words without values of rows or addresses of databases. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  const message = error instanceof Error && error.message !== '' ? error.message : String(code);
  return code === undefined || message.includes(code) ? message : `${message} (${code})`;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
