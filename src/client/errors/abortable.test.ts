/** Abortable promise: its outcome, its end by an abort before and during the work, and nothing after it. */
import { expect, test, vi } from 'vitest';
import { abortable } from './abortable.ts';

const endless = new Promise<never>(() => undefined);

test('The outcome of the work is handed on, and an abort after it changes nothing', async () => {
  const stop = new AbortController();
  const onAbort = vi.fn<() => void>();
  await expect(abortable(Promise.resolve(7), [stop.signal, undefined], onAbort)).resolves.toBe(7);
  stop.abort();
  expect(onAbort).not.toHaveBeenCalled();
});

test('The first abort ends the wait as cancelled, and the second does nothing', async () => {
  const one = new AbortController();
  const other = new AbortController();
  const onAbort = vi.fn<() => void>();
  const waiting = abortable(endless, [one.signal, other.signal], onAbort);
  other.abort();
  await expect(waiting).rejects.toMatchObject({ kind: 'cancelled' });
  one.abort();
  expect(onAbort).toHaveBeenCalledOnce();
});

test('A signal that has fired before ends the wait at once', async () => {
  const onAbort = vi.fn<() => void>();
  const waiting = abortable(endless, [undefined, AbortSignal.abort()], onAbort);
  expect(onAbort).toHaveBeenCalledOnce();
  await expect(waiting).rejects.toMatchObject({ kind: 'cancelled' });
});
