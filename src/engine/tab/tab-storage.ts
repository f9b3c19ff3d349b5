/** Tab storage: what a tab holds over a reload, ciphertext for the host alone and the account on screen. */

/** The part of `Storage` that is used. */
export interface TabStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

interface TabStorageEntries {
  readonly sealed: string | null;
  readonly account: string | null;
  hold(sealed: string | null): void;
  look(account: string | null): void;
}

const heldEntry = 'linkdeck.session';
const accountEntry = 'linkdeck.account';

/** @param open `() => sessionStorage`: the mere name throws where storage is blocked, and then nothing is held */
export function openTabStorage(open: () => TabStorage): TabStorageEntries {
  const read = (name: string) => attempt(() => open().getItem(name)) ?? null;
  const write = (name: string, value: string | null) => {
    attempt(() => {
      if (value === null) open().removeItem(name);
      else open().setItem(name, value);
    });
  };
  return {
    get sealed() {
      return read(heldEntry);
    },
    get account() {
      return read(accountEntry);
    },
    hold: (sealed) => write(heldEntry, sealed),
    look: (account) => write(accountEntry, account),
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
