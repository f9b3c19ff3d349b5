import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/api.ts';
import { documentedRequests } from './allow-list.ts';
import { checkRequest, createBackend } from './backend.ts';

const list = { endpoint: 'links.list', method: 'GET', path: '/api/urls?page=1' };

it('The documented requests are those of the contract', () => {
  const told = endpoints.map(({ name, endpoint }) => [
    name,
    `${endpoint.method} ${endpoint.path.replaceAll(/:[a-z]+/g, '*')}${endpoint.whenQueryHas === undefined ? '' : `?${endpoint.whenQueryHas}`}`,
  ]);
  expect(Object.entries(documentedRequests).sort()).toEqual(told.sort());
});

describe('The allow-list of requests', () => {
  it('takes what is documented', () => {
    expect(checkRequest(list)).toEqual(list);
    expect(checkRequest({ ...list, more: 'x' })).toEqual(list);
    expect(
      checkRequest({ endpoint: 'links.find', method: 'GET', path: '/api/urls?short=https%3A%2F%2Fs.example%2Fa' }),
    ).toBeDefined();
    expect(checkRequest({ endpoint: 'channels.assign', method: 'POST', path: '/api/channel/3/assign/links/7' })).toBeDefined();
  });

  it('keeps changes of the account to those who ask for them', () => {
    const update = { endpoint: 'account.update', method: 'PUT', path: '/api/account/update', body: '{}' };
    expect(checkRequest(update)).toBeUndefined();
    expect(checkRequest(update, ['account.update'])).toEqual(update);
    expect(checkRequest(list, ['account.get'])).toBeUndefined();
  });

  it.each([
    ['nothing', null],
    ['a name that is not documented', { ...list, endpoint: 'links.steal' }],
    ['a name that every object has', { ...list, endpoint: 'constructor' }],
    ['another method', { ...list, method: 'DELETE' }],
    ['another path', { ...list, path: '/api/account' }],
    ['a path that climbs', { endpoint: 'links.get', method: 'GET', path: '/api/url/..' }],
    ['a path that climbs in disguise', { endpoint: 'links.get', method: 'GET', path: '/api/url/%2e%2e' }],
    ['a slash in disguise', { endpoint: 'links.get', method: 'GET', path: '/api/url/1%2F..%2Faccount' }],
    ['a backslash', { endpoint: 'links.get', method: 'GET', path: '/api/url/1\\2' }],
    ['another host', { ...list, path: '//evil.example/api/urls' }],
    ['an address', { ...list, path: 'https://evil.example/api/urls' }],
    ['a path that climbs in disguise twice', { endpoint: 'links.get', method: 'GET', path: '/api/url/%252e%252e' }],
    ['a word that ends early', { endpoint: 'links.get', method: 'GET', path: '/api/url/7%00' }],
    ['a list under the name of a look-up', { endpoint: 'links.find', method: 'GET', path: '/api/urls?page=1' }],
    [
      'a look-up of nothing, which some take for the list',
      { endpoint: 'links.find', method: 'GET', path: '/api/urls?short=%20' },
    ],
    ['a look-up of two', { endpoint: 'links.find', method: 'GET', path: '/api/urls?short=a&short=' }],
    ['a look-up under the name of the list', { endpoint: 'links.list', method: 'GET', path: '/api/urls?short=a' }],
    ['two questions', { ...list, path: '/api/urls?a?b' }],
    ['a body that is no text', { ...list, body: {} }],
    ['a body that is too large', { ...list, body: 'x'.repeat(3_000_000) }],
  ])('refuses %s', async (_, asked) => {
    expect(checkRequest(asked)).toBeUndefined();
    const fetch = vi.fn();
    const reply = await createBackend({ service: 'https://s.example', key: 'the-key', fetch })(asked);
    expect(reply).toMatchObject({ status: 400 });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('A backend', () => {
  it('sends with the key, and passes on what tells of the limit', async () => {
    const fetch = vi.fn(
      async () => new Response('{"error":0}', { headers: { 'X-RateLimit-Remaining': '7', 'Set-Cookie': 'a=b', Date: 'Sat' } }),
    );
    const reply = await createBackend({ service: 'https://s.example/', key: 'the-key', fetch })(list);
    expect(fetch).toHaveBeenCalledWith('https://s.example/api/urls?page=1', {
      method: 'GET',
      redirect: 'error',
      headers: { Authorization: 'Bearer the-key', 'Content-Type': 'application/json' },
    });
    expect(reply).toEqual({
      status: 200,
      body: '{"error":0}',
      headers: { 'content-type': 'text/plain;charset=UTF-8', date: 'Sat', 'x-ratelimit-remaining': '7' },
    });
  });

  it('says nothing of why the service could not be reached', async () => {
    const fetch = vi.fn(async () => Promise.reject(new Error('the-key at 10.0.0.1')));
    const reply = await createBackend({ service: 'https://s.example', key: 'the-key', fetch })(list);
    expect(reply).toMatchObject({ status: 502 });
    expect(JSON.stringify(reply)).not.toContain('the-key');
  });

  it.each([
    ['service', { service: 'links.example', key: 'the-key' }],
    ['service', { service: '', key: 'the-key' }],
    ['key', { service: 'https://s.example', key: undefined }],
    ['key', { service: 'https://s.example', key: '' }],
    ['key', { service: 'https://s.example', key: 'the-key\n' }],
  ])('says at once that its %s cannot be used, and never quotes the key', (name, options) => {
    const make = () => createBackend(options);
    expect(make).toThrow(`"${name}"`);
    expect(make).not.toThrow('the-key');
  });
});
