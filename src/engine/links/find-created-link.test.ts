/** What became of a link whose reply was lost, asked of the real service. */
import { describe, expect, it } from 'vitest';
import type { Clock } from '#base/clock.ts';
import type { SendRequest } from '#client/http/request.ts';
import type { NewLink } from '#contract/resources/links.ts';
import { createEngine } from '#engine/engine.ts';
import { faults, withFault } from '#testing/replies/faults.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';
import { findCreatedLink } from './find-created-link.ts';

async function open(through: (send: SendRequest) => SendRequest = (send) => send) {
  const clock = createManualClock();
  const service = await createTestService({ now: () => clock.now() });
  const engine = createEngine({
    accountId: 'a',
    serviceAddress: service.address,
    key: service.key,
    fetch: through(service.fetch),
    pageOrigin: service.address,
    clock,
  });
  /**
   * Looks, with waits that end at once: `waited` has their lengths, and `meanwhile` happens in
   * them.
   */
  const lookUp = async (body: NewLink, more: LookupSetup = {}) => {
    const { sentAt = clock.now(), known = [], meanwhile, signal } = more;
    const waited: number[] = [];
    const own: Clock = {
      now: () => clock.now(),
      wait: async (milliseconds) => {
        waited.push(milliseconds);
        await meanwhile?.();
      },
    };
    const given = { body, sentAt, known: new Set(known) };
    return {
      outcome: await findCreatedLink(engine.call, given, {
        clock: own,
        signal,
      }),
      waited,
    };
  };
  return { clock, service, lookUp };
}

interface LookupSetup {
  sentAt?: number;
  known?: Iterable<number>;
  meanwhile?: () => unknown;
  signal?: AbortSignal;
}

const url = 'https://shop.example/sale?utm=a';

describe('A link without an alias of its own', () => {
  it('is found by its destination, at the first look, by one request', async () => {
    const { service, lookUp } = await open();
    await service.addLink({ url: 'https://shop.example/other' });
    const link = await service.addLink({ url });
    const { outcome } = await lookUp({ url });
    expect(outcome).toEqual({ kind: 'created', link });
    expect(service.asked).toEqual(['GET /api/urls?limit=50&page=1&order=date']);
  });

  it.each([
    ['https://SHOP.example:443/sale', 'https://shop.example/sale/'],
    ['https://shop.example/caf%C3%A9', 'https://shop.example/café'],
    ['https://shop.example', 'https://shop.example/'],
    ['https://shop.example/?a=1&b=2', 'https://shop.example?a=1&amp;b=2'],
  ])('is found where a service spells %s as %s', async (sent, stored) => {
    const { service, lookUp } = await open();
    const { id } = await service.addLink({ url: stored });
    expect((await lookUp({ url: sent })).outcome).toMatchObject({ kind: 'created', link: { id } });
  });

  it.each([
    ['another path', 'https://shop.example/sale/2'],
    ['another query', 'https://shop.example/sale?b=2'],
    ['another scheme', 'http://shop.example/sale'],
    ['another fragment', 'https://shop.example/sale#2'],
  ])('is not one with %s', async (_, other) => {
    const { service, lookUp } = await open();
    await service.addLink({ url: other });
    const { outcome } = await lookUp({ url: 'https://shop.example/sale' });
    expect(outcome).toEqual({ kind: 'absent' });
  });

  it('is only said to be absent after two looks that lie five seconds apart', async () => {
    const { service, lookUp } = await open();
    const { outcome, waited } = await lookUp(
      { url },
      { meanwhile: () => expect(service.asked).toHaveLength(1) },
    );
    expect(outcome).toEqual({ kind: 'absent' });
    expect(waited).toEqual([5000]);
    expect(service.asked).toHaveLength(2);
  });

  it('is found at the second look where the service was slow', async () => {
    const { service, lookUp } = await open();
    const made: unknown[] = [];
    const { outcome } = await lookUp(
      { url },
      { meanwhile: async () => made.push(await service.addLink({ url })) },
    );
    expect(outcome).toEqual({ kind: 'created', link: made[0] });
  });

  it('is none of those that were known before', async () => {
    const { service, lookUp } = await open();
    const { id } = await service.addLink({ url });
    const { outcome } = await lookUp({ url }, { known: [id] });
    expect(outcome).toEqual({ kind: 'absent' });
  });

  it('is none that is more than five minutes older than the request', async () => {
    const { clock, service, lookUp } = await open();
    await service.addLink({ url });
    await clock.advance(5 * 60_000 + 1000);
    const { outcome } = await lookUp({ url });
    expect(outcome).toEqual({ kind: 'absent' });
  });

  it('is found in spite of a service whose clock is hours behind, where older links are known', async () => {
    const { clock, service, lookUp } = await open();
    const before = await service.addLink({ url });
    const link = await service.addLink({ url });
    const { outcome } = await lookUp(
      { url },
      { sentAt: clock.now() + 8 * 3_600_000, known: [before.id] },
    );
    expect(outcome).toEqual({ kind: 'created', link });
  });

  it('is left to a user where several could be it', async () => {
    const { service, lookUp } = await open();
    const first = await service.addLink({ url });
    const second = await service.addLink({ url });
    expect((await lookUp({ url })).outcome).toEqual({ kind: 'several', links: [second, first] });
  });

  it('is found behind a page of others that were made at the same time', async () => {
    const { service, lookUp } = await open();
    const link = await service.addLink({ url });
    await service.addLinks(60);
    expect((await lookUp({ url })).outcome).toEqual({ kind: 'created', link });
    expect(service.asked).toHaveLength(2);
  });
});

describe('A link with an alias of its own', () => {
  it('is found by its short URL on the domain that was asked for', async () => {
    const { service, lookUp } = await open();
    await service.post('/api/domain/add', { domain: 'https://go.shop.example' });
    const link = await service.addLink({
      url,
      custom: 'sömmer',
      domain: 'https://go.shop.example',
    });
    const { outcome } = await lookUp({ url, custom: 'sömmer', domain: 'go.shop.example' });
    expect(outcome).toEqual({ kind: 'created', link });
    expect(service.asked).toHaveLength(1);
  });

  it('is found on the service’s own domain, which nothing tells', async () => {
    const { service, lookUp } = await open();
    const link = await service.addLink({ url, custom: 'summer' });
    expect((await lookUp({ url, custom: 'summer' })).outcome).toEqual({ kind: 'created', link });
  });

  it('was not made where the alias leads elsewhere', async () => {
    const { service, lookUp } = await open();
    const link = await service.addLink({ url: 'https://shop.example/first', custom: 'summer' });
    expect((await lookUp({ url, custom: 'summer' })).outcome).toEqual({ kind: 'taken', link });
  });

  it('was not made where a link that was known before has the alias, to the same destination', async () => {
    const { service, lookUp } = await open();
    const link = await service.addLink({ url, custom: 'summer' });
    const { outcome } = await lookUp({ url, custom: 'summer' }, { known: [link.id] });
    expect(outcome).toEqual({ kind: 'taken', link });
  });

  it('may still be free on the service’s own domain where another domain has it', async () => {
    const { service, lookUp } = await open();
    await service.post('/api/domain/add', { domain: 'https://go.shop.example' });
    await service.addLink({
      url: 'https://shop.example/1',
      custom: 'summer',
      domain: 'https://go.shop.example',
    });
    await service.addLink({ url: 'https://shop.example/2' });
    const { outcome } = await lookUp({ url, custom: 'summer' });
    expect(outcome).toEqual({ kind: 'absent' });
  });

  it('is not another link with the same destination', async () => {
    const { service, lookUp } = await open();
    await service.addLink({ url, custom: 'winter' });
    const { outcome } = await lookUp({ url, custom: 'summer' });
    expect(outcome).toEqual({ kind: 'absent' });
  });
});

describe('Looking itself', () => {
  it.each([
    ['unreachable', faults.dropped],
    ['server', faults.badGateway],
    ['malformed', faults.truncated],
  ] as const)('says that nothing is known where it fails as %s', async (kind, fault) => {
    const { lookUp } = await open((send) => withFault(send, fault, { only: 'links.list' }));
    await expect(lookUp({ url })).rejects.toMatchObject({ kind });
  });

  it('ends when its caller gives up between the looks', async () => {
    const { lookUp, service } = await open();
    const ending = new AbortController();
    const lookup = lookUp({ url }, { signal: ending.signal, meanwhile: () => ending.abort() });
    await expect(lookup).rejects.toMatchObject({ kind: 'cancelled' });
    expect(service.asked).toHaveLength(1);
  });
});
