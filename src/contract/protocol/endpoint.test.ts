import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/api.ts';
import { anyCharacter } from '#testing/any-character.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { fillPath, hasBody, matchPath } from './endpoint.ts';

const pattern = '/api/channel/:channelid/assign/:type/:itemid';

describe('A path', () => {
  it('gives back by matching what was filled in, whatever characters it is made of', () => {
    // Half of a pair cannot be written into a path.
    const character = anyCharacter.filter((text) => !/\p{Surrogate}/u.test(text));
    const value = fc.string({ unit: character, minLength: 1 });
    fc.assert(
      fc.property(fc.record({ channelid: value, type: value, itemid: value }), (params) => {
        expect(matchPath(pattern, fillPath(pattern, params))).toEqual(params);
      }),
      propertyRuns(),
    );
  });

  it('keeps a value with slashes, question marks and dots inside its own segment', () => {
    const path = fillPath('/api/url/:id', { id: '../account?x=1#y' });
    expect(path).toBe('/api/url/..%2Faccount%3Fx%3D1%23y');
    expect(path.split('/')).toHaveLength(4);
  });

  it('cannot be filled without a value for each name', () => {
    expect(() => fillPath('/api/url/:id', {})).toThrow(
      new RangeError('The path /api/url/:id needs a value for "id"'),
    );
    expect(() => fillPath('/api/url/:id', { id: '' })).toThrow(RangeError);
  });

  it('without parameters stays as it is and matches itself alone', () => {
    expect(fillPath('/api/urls', { id: '1' })).toBe('/api/urls');
    expect(matchPath('/api/urls', '/api/urls')).toEqual({});
    expect(matchPath('/api/urls', '/api/URLs')).toBeUndefined();
  });

  it.each([
    '/api/url',
    '/api/url/',
    '/api/url/1/',
    '/api/url/1/2',
    '/API/url/1',
    'api/url/1',
    '',
    '/api/url/%E0%A4%A',
  ])('that does not fit the pattern matches nothing: %j', (path) => {
    expect(matchPath('/api/url/:id', path)).toBeUndefined();
  });
});

describe('The table', () => {
  it('has no two rows that answer the same request', () => {
    const keys = endpoints.map(({ endpoint: { method, path, whenQueryHas } }) =>
      [method, path, whenQueryHas].join(' '),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('describes exactly the parameters that a path names', () => {
    for (const { endpoint } of endpoints) {
      const named = [...endpoint.path.matchAll(/:([a-z]+)/g)].map((match) => match[1]);
      expect(Object.keys(endpoint.params.shape)).toEqual(named);
    }
  });

  it('asks for the name that decides between two forms', () => {
    for (const { endpoint } of endpoints.filter((row) => row.endpoint.whenQueryHas !== undefined)) {
      const name = String(endpoint.whenQueryHas);
      expect(endpoint.query.safeParse({}).success).toBe(false);
      expect(Object.keys(endpoint.query.shape)).toContain(name);
    }
  });

  it('gives a body to what creates or updates, and none to what reads, assigns or deletes', () => {
    for (const { name, endpoint } of endpoints) {
      expect([name, hasBody(endpoint)]).toEqual([name, /\.(create|update)$/.test(name)]);
    }
  });

  it('never lets two parts of a request use one name, as callers hand them in flat', () => {
    for (const { endpoint } of endpoints) {
      const names = [endpoint.params, endpoint.query, endpoint.body].flatMap((part) =>
        Object.keys(part.shape),
      );
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
