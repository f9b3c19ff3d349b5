import { endpoints } from '#contract/api.ts';
import { keptCalls } from './calls.ts';
import { expect, test } from './fixtures.ts';

/** The endpoints that the interface documents, written down by hand: method and path, in its order. */
const documented = [
  'GET /api/account',
  'PUT /api/account/update',
  'GET /api/domains',
  'POST /api/domain/add',
  'PUT /api/domain/:id/update',
  'DELETE /api/domain/:id/delete',
  'GET /api/overlay',
  'GET /api/splash',
  'GET /api/campaigns',
  'POST /api/campaign/add',
  'POST /api/campaign/:campaignid/assign/:linkid',
  'PUT /api/campaign/:id/update',
  'DELETE /api/campaign/:id/delete',
  'GET /api/channels',
  'GET /api/channel/:id',
  'POST /api/channel/add',
  'POST /api/channel/:channelid/assign/:type/:itemid',
  'PUT /api/channel/:id/update',
  'DELETE /api/channel/:id/delete',
  'GET /api/pixels',
  'POST /api/pixel/add',
  'GET /api/urls',
  'GET /api/url/:id',
  'POST /api/url/add',
];

test('The table holds the documented endpoints and no others', () => {
  const inTable = new Set(endpoints.map(({ endpoint: { method, path } }) => `${method} ${path}`));
  expect([...inTable].sort()).toEqual([...documented].sort());
});

test('The service knows every documented endpoint', async ({ server }) => {
  const ask = async (call: string) => {
    const [method = '', path = ''] = call.split(' ');
    const address = server.dashboard + path.replace(':type', 'links').replace(/:\w+/g, '1');
    return `${call} ${(await fetch(address, { method })).status}`;
  };
  // What exists asks for a key first; what does not is not found, with or without one.
  expect(await Promise.all(documented.map(ask))).toEqual(documented.map((call) => `${call} 401`));
  expect(await ask('GET /api/nothing/of/the/kind')).toMatch(/ 404$/);
  expect(await ask('DELETE /api/account')).toMatch(/ 405$/);
});

// eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
test('The dashboard called every documented endpoint in the other specs, and nothing else', async ({}, info) => {
  const calls = [...(await keptCalls(info.project.outputDir))];
  const matches = (call: string) => documented.filter((one) => patternOf(one).test(call));
  expect(calls.filter((call) => matches(call).length !== 1)).toEqual([]);
  const called = new Set(calls.flatMap(matches));
  expect(documented.filter((one) => !called.has(one))).toEqual([]);
});

function patternOf(call: string): RegExp {
  return new RegExp(`^${call.replace(':type', '(links|bio|qr)').replace(/:\w+/g, '\\d+')}$`);
}
