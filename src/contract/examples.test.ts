import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { failure } from '#contract/protocol/envelope.ts';
import { api } from './api.ts';

// Written by hand from the service's document and never by our code: what service and client misread alike, only
// these can tell.
const folder = new URL('./examples/', import.meta.url);

function example(file: string): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
}

const replies: Record<string, Endpoint> = {
  'account/get.json': api.account.get,
  'account/update.json': api.account.update,
  'domains/list.json': api.domains.list,
  'domains/create.json': api.domains.create,
  'overlays/list.json': api.overlays.list,
  'splash/list.json': api.splash.list,
  'campaigns/list.json': api.campaigns.list,
  'campaigns/create.json': api.campaigns.create,
  'campaigns/create-without-rotator.json': api.campaigns.update,
  'channels/list.json': api.channels.list,
  'channels/get.json': api.channels.get,
  'channels/create.json': api.channels.create,
  'pixels/list.json': api.pixels.list,
  'pixels/create.json': api.pixels.create,
  'links/list.json': api.links.list,
  'links/list-empty.json': api.links.list,
  'links/find.json': api.links.find,
  'links/get.json': api.links.get,
  'links/get-with-maps.json': api.links.get,
  'links/create.json': api.links.create,
};

describe('A documented example', () => {
  it.each(Object.entries(replies))('%s decodes, and encodes to the same JSON', (file, endpoint) => {
    const { error, ...reply } = example(file);
    expect(error).toBe(endpoint.zero);
    expect(z.encode(endpoint.reply, z.decode(endpoint.reply, reply))).toEqual(reply);
  });

  it('of a list loses none of its rows', () => {
    const { data } = api.links.list.reply.parse(example('links/list.json'));
    expect(data.unreadable).toEqual([]);
    expect(data.rows.map((row) => row.id)).toEqual([2, 1]);
  });

  it.each(Object.entries(replies).filter(([file]) => /\/list\.json$|channels\/get/.test(file)))(
    '%s has a row',
    (file, endpoint) => {
      const { data } = z
        .object({ data: z.object({ rows: z.array(z.unknown()), unreadable: z.array(z.unknown()) }) })
        .parse(endpoint.reply.parse(example(file)));
      expect(data.rows.length).toBeGreaterThan(0);
      expect(data.unreadable).toEqual([]);
    },
  );

  it('of a campaign without a rotator says so', () => {
    const { data } = api.campaigns.list.reply.parse(example('campaigns/list.json'));
    expect(data.rows.map(({ rotator }) => rotator)).toEqual([null, 'https://sho.example/r/spring']);
  });

  it('of a request is accepted as it is', () => {
    const body = example('links/create.request.json');
    expect(api.links.create.body.parse(body)).toEqual(body);
  });

  it('of a failure carries 1 and a message', () => {
    const wire = example('failure.json');
    expect(failure.parse(wire)).toEqual(wire);
  });

  it('is decoded here, whichever lies in the folder', () => {
    const here = [...Object.keys(replies), 'links/create.request.json', 'failure.json'];
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));
    expect(files.sort()).toEqual(here.sort());
  });

  it('is refused once a field is missing', () => {
    const { error: _, ...reply } = example('links/get.json');
    expect(api.links.get.reply.safeParse({ ...reply, details: undefined }).success).toBe(false);
  });
});
