/** What `npm run account` says to people. */
import type { ListedAccount, ListedKey, NewKey } from '#service/admin/accounts.ts';
import type { RevokedKey } from '#service/admin/revoke-key.ts';

/** An account that was just made. */
export function accountLines(id: number, email: string): string[] {
  return [`Account    ${email} (number ${id})`];
}

/** A key that was just made: the only time that it is shown. */
export function keyLines({ key, expires }: NewKey): string[] {
  return [`API key    ${key}`, ...(expires === null ? [] : [`Expires    ${expires} UTC`])];
}

/** Every account with its keys below it. */
export function listLines(accounts: readonly ListedAccount[]): string[] {
  if (accounts.length === 0) return ['There are no accounts yet. Make one: npm run account -- add --email you@company.example'];
  return accounts.flatMap(({ id, email, username, plan, keys }) => [
    `${email}  (number ${id}, ${username}, plan ${plan})`,
    ...keys.map((key) => `  key ${key.id}  …${key.hint}  ${stateOf(key)}`),
  ]);
}

function stateOf({ created, expires, revoked }: ListedKey): string {
  if (revoked !== null) return `revoked ${revoked} UTC`;
  return `made ${created} UTC${expires === null ? '' : `, expires ${expires} UTC`}`;
}

/** A key that was just revoked. */
export function revokedLines({ id, hint, email, revoked }: RevokedKey): string[] {
  return [`Revoked    key ${id} (…${hint}) of ${email}, ${revoked} UTC`];
}
