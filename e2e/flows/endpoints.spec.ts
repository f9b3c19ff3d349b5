/** What the other specs have left: table, service and dashboard know every documented endpoint, and no two tests share an alias. */
import { endpoints } from '#contract/api.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { storedTraces } from '#e2e/support/traces.ts';
import { documentedEndpoints as documented } from '#testing/replies/documented-endpoints.ts';

test('The table holds the documented endpoints and no others', () => {
  const inTable = new Set(endpoints.map(({ endpoint: { method, path } }) => `${method} ${path}`));
  expect([...inTable].sort()).toEqual([...documented].sort());
});

test('The service knows every documented endpoint', async ({ server }) => {
  const ask = async (call: string) => {
    const [method = '', path = ''] = call.split(' ');
    const url = server.dashboard + path.replace(':type', 'links').replace(/:\w+/g, '1');
    return `${call} ${(await fetch(url, { method })).status}`;
  };
  // What exists asks for a key first; what does not is not found, with or without one.
  expect(await Promise.all(documented.map(ask))).toEqual(documented.map((call) => `${call} 401`));
  expect(await ask('GET /api/nothing/of/the/kind')).toMatch(/ 404$/);
  expect(await ask('DELETE /api/account')).toMatch(/ 405$/);
});

test('The dashboard called every documented endpoint in the other specs, and nothing else', async () => {
  const calls = [...(await storedTraces('calls'))];
  const matches = (call: string) => documented.filter((one) => patternOf(one).test(call));
  expect(calls.filter((call) => matches(call).length !== 1)).toEqual([]);
  const called = new Set(calls.flatMap(matches));
  expect(documented.filter((one) => !called.has(one))).toEqual([]);
});

test('No two tests made the same alias, which one of them would be refused in a service of both', async () => {
  const owners = new Map<string, string[]>();
  for (const line of await storedTraces('aliases')) {
    const [alias = '', owner = ''] = line.split(' ');
    owners.set(alias, [...(owners.get(alias) ?? []), owner]);
  }
  expect(owners.size).toBeGreaterThan(0);
  expect([...owners].filter(([, all]) => all.length > 1)).toEqual([]);
});

function patternOf(call: string): RegExp {
  return new RegExp(`^${call.replace(':type', '(links|bio|qr)').replace(/:\w+/g, '\\d+')}$`);
}
