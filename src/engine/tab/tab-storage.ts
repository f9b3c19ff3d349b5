/**
 * Tab storage: what a tab keeps over a reload, ciphertext for the host alone and the account on
 * screen.
 */
import { attempt } from '#local/attempt.ts';

/** The part of `Storage` that is used. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const sealedEntry = 'linkdeck.session';
const accountEntry = 'linkdeck.account';

/**
 * @param open `() => sessionStorage`: the mere name throws where storage is blocked, and then
 * nothing is stored
 */
export function openTabStorage(open: () => TabStorage) {
  const read = (name: string) => attempt(() => open().getItem(name)) ?? null;
  const write = (name: string, value: string | null) => {
    attempt(() => {
      if (value === null) open().removeItem(name);
      else open().setItem(name, value);
    });
  };
  return {
    get sealed() {
      return read(sealedEntry);
    },
    get account() {
      return read(accountEntry);
    },
    setSealed: (sealed: string | null) => write(sealedEntry, sealed),
    setAccount: (account: string | null) => write(accountEntry, account),
  };
}
