import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { failure } from '#contract/protocol/envelope.ts';
import { readReply } from '#contract/reading/read-reply.ts';
import { documentedReplies, documentedReply, example, examplesFolder } from '#testing/replies/documented-replies.ts';
import { api } from './api.ts';

// The examples are written by hand from the service's document and never by our code: they alone can show what service
// and client misread alike.
describe('A documented example', () => {
  it.each(documentedReplies)('$file decodes, and encodes to the same JSON', ({ endpoint, error, body }) => {
    expect(error).toBe(endpoint.zero);
    expect(z.encode(endpoint.reply, z.decode(endpoint.reply, body))).toEqual(body);
  });

  it.each(documentedReplies)('$file is read leaf by leaf as it decodes, and leaves nothing unread', ({ endpoint, body }) => {
    const reading = readReply(endpoint.reply, body);
    expect(reading).toMatchObject({ value: z.decode(endpoint.reply, body), notes: { count: 0, kept: [] } });
  });

  it('of a list keeps all of its rows', () => {
    const { data } = api.links.list.reply.parse(documentedReply('links/list.json').body);
    expect(data.rows.map((row) => row.id)).toEqual([2, 1]);
  });

  it.each(documentedReplies.filter(({ file }) => /\/list\.json$|channels\/get/.test(file)))('$file has a row', (reply) => {
    const { data } = z.object({ data: z.object({ rows: z.array(z.unknown()) }) }).parse(reply.endpoint.reply.parse(reply.body));
    expect(data.rows.length).toBeGreaterThan(0);
  });

  it('of a campaign without a rotator says so', () => {
    const { data } = api.campaigns.list.reply.parse(documentedReply('campaigns/list.json').body);
    expect(data.rows.map(({ rotator }) => rotator)).toEqual([null, 'https://sho.example/r/spring']);
  });

  it('of a request is accepted as it is', () => {
    const body = example('links/create.request.json');
    expect(api.links.create.body.parse(body)).toEqual(body);
  });

  it('of a failure carries 1 and a message', () => {
    const body = example('failure.json');
    expect(failure.parse(body)).toEqual(body);
  });

  it('is in the list of examples, whichever lies in the folder', () => {
    const here = [...documentedReplies.map(({ file }) => file), 'links/create.request.json', 'failure.json'];
    const files = readdirSync(examplesFolder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));
    expect(files.sort()).toEqual(here.sort());
  });

  it('does not decode strictly once a field is missing', () => {
    const { body } = documentedReply('links/get.json');
    expect(api.links.get.reply.safeParse({ ...body, details: undefined }).success).toBe(false);
  });
});
