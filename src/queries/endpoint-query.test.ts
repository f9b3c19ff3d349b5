/** Whether replies of the service are waited for. */
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Engine } from '#engine/engine.ts';
import { endpointQuery, isAskingService } from './endpoint-query.ts';

const never = () => new Promise<never>(() => undefined);

test('A request of a screen is waited for, and an answer of the engine is not', async () => {
  let arrive: (reply: unknown) => void = () => undefined;
  const call = () => new Promise((resolve) => (arrive = resolve));
  // A sound cast: a query takes no more of an engine.
  const engine = { accountId: 'one', call } as unknown as Engine;
  const client = new QueryClient();
  void client.query({ queryKey: ['one', 'library', 'counts'], queryFn: never });
  expect(client.isFetching()).toBe(1);
  expect(isAskingService(client)).toBe(false);
  const reply = client.query(endpointQuery(engine, 'account.get', {}));
  expect(isAskingService(client)).toBe(true);
  arrive({});
  await reply;
  expect(isAskingService(client)).toBe(false);
});
