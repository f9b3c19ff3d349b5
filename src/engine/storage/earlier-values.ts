/**
 * Earlier values: what version 0.2 stored in a database for each kind of value, read once so that
 * it can be moved.
 */
import type { DBSchema, IDBPDatabase } from 'idb';
import { databasesIn, deleteDatabase } from '#local/account-data.ts';
import { fromBase64 } from '#local/keys/base64.ts';
import { subtleOf, type VaultPlaces } from '#local/keys/session-vault.ts';
import { createBlockCipher } from './block-cipher.ts';
import { type BlocksDatabase, openBlocksDatabase, ownKeyOf } from './blocks-database.ts';

const version = 1;
const store = 'value';
const onlyBlock = 0;

interface EarlierPlaces extends VaultPlaces {
  readonly accountId: string;
}

interface SealedLink {
  /** Base64 of an IV and its ciphertext, with a dot between them. */
  readonly sealed: string;
  readonly at: number;
}

interface EarlierSchema extends DBSchema {
  links: { key: number; value: SealedLink };
  drafts: { key: string; value: object };
}

export class EarlierValues {
  readonly #places: EarlierPlaces;
  #names: Promise<ReadonlySet<string>> | undefined;

  constructor(places: EarlierPlaces) {
    this.#places = places;
  }

  /**
   * What a database of its own holds; null for nothing, or nothing that opens.
   *
   * @throws Error where it cannot be read now
   */
  async read(name: string, makeKey?: () => Promise<CryptoKey>): Promise<unknown> {
    if (!(await this.#has(name))) return null;
    const { indexedDB, crypto, accountId } = this.#places;
    const database = await openBlocksDatabase({
      factory: indexedDB(),
      name: this.#databaseOf(name),
      version,
      stores: [],
    });
    try {
      if (name === 'drafts') return await this.#draftIn(database);
      if (name === 'sent' || name === 'details')
        return makeKey === undefined ? null : await this.#linksIn(database, await makeKey());
      const key = await (makeKey?.() ?? ownKeyOf(database, crypto));
      if (key === 'off') return null;
      // Its blocks had numbers where the values of now have names.
      const sealed = await database.within((handle) => handle.get(store, onlyBlock as never));
      const cipher = createBlockCipher(crypto, accountId, { key, format: version });
      const bytes = sealed && (await cipher.open(store, onlyBlock, sealed));
      return bytes ? (JSON.parse(new TextDecoder().decode(bytes)) as unknown) : null;
    } finally {
      database.close();
    }
  }

  /** It is stored elsewhere now. */
  async remove(name: string): Promise<void> {
    if (await this.#has(name))
      await deleteDatabase(this.#places.indexedDB(), this.#databaseOf(name));
  }

  #databaseOf(name: string): string {
    return `linkdeck.${name}.${this.#places.accountId}`;
  }

  async #has(name: string): Promise<boolean> {
    this.#names ??= this.#namesNow();
    this.#names.catch(() => (this.#names = undefined));
    return (await this.#names).has(this.#databaseOf(name));
  }

  async #namesNow(): Promise<ReadonlySet<string>> {
    const { indexedDB } = this.#places;
    const found = await databasesIn(indexedDB);
    return new Set(found.map(({ name = '' }) => name));
  }

  /** It lay in clear text. */
  async #draftIn(database: BlocksDatabase): Promise<unknown> {
    const { accountId } = this.#places;
    return (await database.within((handle) => earlier(handle).get('drafts', accountId))) ?? null;
  }

  /** The records of links, the oldest first, as far as they open. */
  async #linksIn(database: BlocksDatabase, key: CryptoKey): Promise<readonly unknown[]> {
    const subtle = subtleOf(this.#places.crypto);
    const sealed = await database.within((handle) => earlier(handle).getAll('links'));
    const records = sealed
      .toSorted((one, other) => one.at - other.at)
      .map(async ({ sealed: text }): Promise<unknown> => {
        const [iv = '', data = ''] = text.split('.');
        const algorithm = { name: 'AES-GCM', iv: fromBase64(iv) };
        const plain = await subtle.decrypt(algorithm, key, fromBase64(data));
        return JSON.parse(new TextDecoder().decode(plain));
      });
    const opened = await Promise.allSettled(records);
    return opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  }
}

/** A sound cast: version 0.2 has made these stores. */
function earlier(handle: unknown): IDBPDatabase<EarlierSchema> {
  return handle as IDBPDatabase<EarlierSchema>;
}
