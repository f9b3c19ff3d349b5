/** CryptoKey cloning: told where a key can be made and not be cloned, and only there. */
import { expect, test } from 'vitest';
import { canCloneKeys } from './can-clone-keys.ts';

test('A browser that clones keys can host the engine in any worker', async () => {
  expect(await canCloneKeys(crypto)).toBe(true);
});

test('A worker that makes keys and clones none, as a SharedWorker of WebKit, is told apart', async () => {
  // What holds a function cannot be cloned: the browser throws the same DataCloneError as WebKit for
  // a key.
  const generateKey = () => Promise.resolve({ method: () => undefined });
  const subtle = new Proxy(crypto.subtle, {
    get: (target, name): unknown =>
      name === 'generateKey' ? generateKey : Reflect.get(target, name),
  });
  expect(await canCloneKeys({ subtle })).toBe(false);
});

test('Without cryptography no other worker would do better', async () => {
  expect(await canCloneKeys({})).toBe(true);
});
