/** Key search: looks for a secret in everything that a page can reach, from memory to storages. */
import type { Page } from '@playwright/test';

/** Where the secret was found, as paths; and how much was looked at, as an empty search proves nothing. */
interface Search {
  readonly found: readonly string[];
  readonly objects: number;
  readonly stores: number;
}

/** Searches a page for any of these texts. */
export async function searchPage(page: Page, secrets: readonly string[]): Promise<Search> {
  return page.evaluate(searchHere, secrets);
}

/** Runs in the page. */
async function searchHere(secrets: readonly string[]): Promise<Search> {
  const found: string[] = [];
  let stores = 0;
  const seen = new Set<unknown>();
  const open: { value: unknown; path: string }[] = [];
  const check = (value: unknown, path: string) => {
    if (typeof value === 'string') {
      if (secrets.some((secret) => value.includes(secret))) found.push(path);
    } else if ((typeof value === 'object' && value !== null) || typeof value === 'function') {
      if (!seen.has(value)) open.push({ value, path });
      seen.add(value);
    }
  };

  /** All that hangs on a value: own and inherited properties, hidden ones too, and what collections hold. */
  const follow = (value: object, path: string) => {
    const isPrototype = Object.hasOwn(value, 'constructor');
    for (let owner: object | null = value; owner !== null; owner = Reflect.getPrototypeOf(owner)) {
      for (const name of Reflect.ownKeys(owner)) {
        // Merely asked whether there is any, the browser complains of what the page's own policy forbids.
        if (/picture/i.test(String(name))) continue;
        const inner = `${path}.${String(name)}`;
        check(String(name), inner);
        // A getter of a prototype is for its instances: some keep what they found, and for the prototype they find nothing.
        if (isPrototype && Object.getOwnPropertyDescriptor(owner, name)?.get !== undefined)
          continue;
        try {
          check(Reflect.get(owner, name, value), inner);
        } catch {
          // Some getters refuse objects that are not of their kind.
        }
      }
    }
    try {
      // A getter that refuses may do so by a promise, and a rejection without a handler counts as an error of the page.
      if (value instanceof Promise) value.catch(() => undefined);
      if (value instanceof Map) {
        for (const [key, inner] of value) {
          check(key, `${path} key`);
          check(inner, `${path} of ${String(key).slice(0, 40)}`);
        }
      }
      if (value instanceof Set) for (const inner of value) check(inner, `${path} member`);
      if (value instanceof Element)
        for (const { name, value: text } of value.attributes) check(text, `${path} @${name}`);
    } catch {
      // A prototype looks like one of its kind, and holds nothing.
    }
  };

  check(window, 'window');
  // Every element leads to its component, its props and its state.
  for (const element of document.querySelectorAll('*')) check(element, element.tagName);
  for (let next = open.pop(); next !== undefined; next = open.pop())
    follow(next.value as object, next.path.slice(-200));

  check(document.documentElement.outerHTML, 'document');
  check([location.href, document.title, document.cookie, document.referrer].join('\n'), 'address');
  check(JSON.stringify(history.state), 'history');
  check(
    performance
      .getEntries()
      .map(({ name }) => name)
      .join('\n'),
    'performance',
  );
  for (const storage of [localStorage, sessionStorage])
    check(JSON.stringify(Object.entries(storage)), 'storage');
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(`${name} was not opened`));
    });
    for (const store of database.objectStoreNames) {
      stores += 1;
      const rows = await new Promise<unknown[]>((resolve, reject) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(`${name} was not read`));
      });
      const asText = (_: string, value: unknown) => {
        if (value instanceof CryptoKey && value.extractable)
          found.push(`${name}/${store}: a key that can be exported`);
        // Bytes as characters, as many of them as there are.
        if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
          return new TextDecoder('latin1').decode(value);
        return value;
      };
      check(JSON.stringify(rows, asText), `${name}/${store}`);
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      check(await (await cache.match(request))?.text(), `cache ${name} ${request.url}`);
  }
  return { found, objects: seen.size, stores };
}
