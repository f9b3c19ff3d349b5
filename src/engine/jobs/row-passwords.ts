/**
 * Row passwords: the passwords of new links, sealed in the rows of imports, and in memory alone for
 * links of the wizard.
 */
import type { LinkMemory } from '#engine/links/link-memory.ts';
import type { JobChange } from '#local/jobs/job-store.ts';
import type { StoredJob, StoredRow } from '#local/jobs/job-types.ts';
import type { TextCipher } from '#local/keys/text-cipher.ts';

export type RowPasswords = ReturnType<typeof createRowPasswords>;

export function createRowPasswords(seal: TextCipher, { passwords }: Pick<LinkMemory, 'passwords'>) {
  const hide = async (row: StoredRow): Promise<StoredRow> => {
    if (row.body?.password === undefined) return row;
    const { password, ...body } = row.body;
    return { ...row, body, hadPassword: true, sealedPassword: await seal.seal(password) };
  };
  return {
    /** The rows of a new job as they may be stored: without any password in clear text. */
    hide: async ({ id, source }: StoredJob, rows: readonly StoredRow[]): Promise<StoredRow[]> => {
      if (source !== 'wizard') return Promise.all(rows.map(hide));
      return rows.map((row) => {
        if (row.body?.password === undefined) return row;
        const { password, ...body } = row.body;
        passwords.set(id, password);
        return { ...row, body, hadPassword: true };
      });
    },
    /**
     * The row as it is to be sent, with its password; undefined where that cannot be had any more.
     */
    whole: async ({ id }: StoredJob, row: StoredRow): Promise<StoredRow | undefined> => {
      if (row.hadPassword !== true || row.body === undefined) return row;
      const password =
        row.sealedPassword === undefined ? passwords.get(id) : await seal.open(row.sealedPassword);
      return password === undefined ? undefined : { ...row, body: { ...row.body, password } };
    },
  };
}

/** A row that sends nothing more, or is not to hold a password over a lock. */
function withoutPassword({ sealedPassword: _sealed, ...row }: StoredRow): StoredRow {
  return row;
}

/** Drops the sealed passwords of all rows; undefined where there are none. */
export function dropPasswords(_: StoredJob, rows: readonly StoredRow[]): JobChange | undefined {
  const holding = rows.filter(({ sealedPassword }) => sealedPassword !== undefined);
  return holding.length === 0 ? undefined : { rows: holding.map(withoutPassword) };
}
