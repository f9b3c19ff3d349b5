/**
 * Known expiries: what the service told counts before what was sent; values that could not be read
 * say nothing.
 */
import { describe, expect, it } from 'vitest';
import { createKnownExpiries } from './known-expiries.ts';
import type { SentLink } from './sent-links.ts';

const url = 'https://shop.example';
const expiry = '2027-05-01 10:00:00';
const sent = (id: number, body: Partial<SentLink['body']> = {}): SentLink => ({
  id,
  shorturl: `https://go.test/${id}`,
  sentAt: 1,
  body: { url, ...body },
});
const reply = (id: number, expiry: string | null, rest: object = {}) => ({
  id,
  data: {},
  details: { id, shorturl: `https://go.test/${id}`, expiry, ...rest },
});

function open(links: readonly SentLink[] = []) {
  let reads = 0;
  const expiries = createKnownExpiries({
    all: () => {
      reads += 1;
      return Promise.resolve(links);
    },
  });
  return { expiries, reads: () => reads };
}

describe('Links that expire', () => {
  it('are those that were sent with an expiry, read once', async () => {
    const { expiries, reads } = open([sent(1, { expiry }), sent(2)]);
    expect(await expiries.list()).toEqual([{ id: 1, expiry }]);
    expiries.noteSent({ id: 3, shorturl: 'https://go.test/3' }, { url, expiry });
    expect((await expiries.list()).map(({ id }) => id)).toEqual([1, 3]);
    expect(reads()).toBe(1);
  });

  it('are what the service told, where it told it', async () => {
    const { expiries } = open([sent(1, { expiry }), sent(2, { expiry })]);
    expiries.readReply('links.get', reply(1, null));
    expiries.readReply('links.find', reply(2, '2028-01-01 00:00:00'));
    expect(await expiries.list()).toEqual([{ id: 2, expiry: '2028-01-01 00:00:00' }]);
  });

  it('stay where the service sent something that could not be read', async () => {
    const { expiries } = open([sent(1, { expiry })]);
    expiries.readReply('links.get', reply(1, null, { unparsed: { expiry: '7' } }));
    expect(await expiries.list()).toHaveLength(1);
  });

  it('are announced where something has changed, and not where the same was read again', () => {
    const { expiries } = open();
    const versions: number[] = [];
    expiries.subscribe(() => versions.push(expiries.get()));
    expiries.readReply('links.list', { data: { rows: [] } });
    expiries.readReply('links.get', reply(1, expiry));
    expiries.readReply('links.get', reply(1, expiry));
    expiries.noteSent({ id: 2, shorturl: '' }, { url });
    expect(versions).toEqual([1]);
  });
});
