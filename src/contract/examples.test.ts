import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hasBody } from '#contract/protocol/endpoint.ts';
import { failure } from '#contract/protocol/envelope.ts';
import { readReply } from '#contract/reading/read-reply.ts';
import { readExample, readExamples } from '#testing/openapi/read-examples.ts';
import { documentedReplies, documentedReply } from '#testing/replies/documented-replies.ts';
import { api, endpoints } from './api.ts';

// The examples are written by hand from the service's document and never by our code: they alone
// can show what service and client misread alike.
describe('A documented example', () => {
  it.each(documentedReplies)(
    '$file decodes, and encodes to the same JSON',
    ({ endpoint, error, body }) => {
      expect(error).toBe(endpoint.successCode);
      expect(z.encode(endpoint.reply, z.decode(endpoint.reply, body))).toEqual(body);
    },
  );

  it.each(documentedReplies)(
    '$file is read leaf by leaf as it decodes, and leaves nothing unparsed',
    ({ endpoint, body }) => {
      const reading = readReply(endpoint.reply, body);
      expect(reading).toMatchObject({
        value: z.decode(endpoint.reply, body),
        notes: { count: 0, listed: [] },
      });
    },
  );

  it('of a list keeps all of its rows', () => {
    const { data } = api.links.list.reply.parse(documentedReply('links/list.json').body);
    expect(data.rows.map((row) => row.id)).toEqual([2, 1]);
  });

  it.each(documentedReplies.filter(({ file }) => /\/list\.json$|channels\/get/.test(file)))(
    '$file has a row',
    (reply) => {
      const { data } = z
        .object({ data: z.object({ rows: z.array(z.unknown()) }) })
        .parse(reply.endpoint.reply.parse(reply.body));
      expect(data.rows.length).toBeGreaterThan(0);
    },
  );

  it('of a campaign without a rotator says so', () => {
    const { data } = api.campaigns.list.reply.parse(documentedReply('campaigns/list.json').body);
    expect(data.rows.map(({ rotator }) => rotator)).toEqual([null, 'https://sho.example/r/spring']);
  });

  it.each(readExamples().filter(({ isRequest }) => isRequest))(
    '$file is accepted as it is',
    ({ name, json }) => {
      const body = endpoints.find((row) => row.name === name)?.endpoint.body;
      expect(body?.parse(json)).toEqual(json);
    },
  );

  it('of a failure carries 1 and a message', () => {
    const body = readExample('failure.json');
    expect(failure.parse(body)).toEqual(body);
  });

  it('is there for each reply and each request body', () => {
    const names = (isRequest: boolean) => [
      ...new Set(
        readExamples()
          .filter((one) => one.isRequest === isRequest)
          .map(({ name }) => name),
      ),
    ];
    expect(names(false)).toEqual(endpoints.map(({ name }) => name));
    expect(names(true)).toEqual(
      endpoints.filter(({ endpoint }) => hasBody(endpoint)).map(({ name }) => name),
    );
  });

  it('does not decode strictly once a field is missing', () => {
    const { body } = documentedReply('links/get.json');
    expect(api.links.get.reply.safeParse({ ...body, details: undefined }).success).toBe(false);
  });
});
