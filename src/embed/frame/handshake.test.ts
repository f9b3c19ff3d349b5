import { describe, expect, it } from 'vitest';
import { eventually } from '#testing/time/eventually.ts';
import { createManualClock, settled } from '#testing/time/manual-clock.ts';
import { type HandshakeResult, performHandshake } from './handshake.ts';

const allowed = ['https://portal.com'];

function frame() {
  const listeners = new Set<(event: MessageEvent<unknown>) => void>();
  const sent: { message: { nonce: string }; target: string }[] = [];
  const parent = {
    postMessage: (message: { nonce: string }, target: string) =>
      void sent.push({ message, target }),
  };
  const self = {
    parent,
    addEventListener: (_: string, listener: (event: MessageEvent<unknown>) => void) =>
      void listeners.add(listener),
    removeEventListener: (_: string, listener: (event: MessageEvent<unknown>) => void) =>
      void listeners.delete(listener),
  };
  const clock = createManualClock();
  const never = new AbortController();
  let agreed: HandshakeResult | undefined;
  const messages: unknown[] = [];
  void performHandshake(self, allowed, (milliseconds) =>
    clock.wait(milliseconds, never.signal),
  ).then((agreement) => (agreed = agreement));
  const connect = (
    changes: Partial<{ data: object; source: unknown; origin: string; ports: number }> = {},
  ) => {
    const { data = {}, source = parent, origin = 'https://portal.com', ports = 1 } = changes;
    const nonceC = sent[0]?.message.nonce ?? '';
    const whole = { x: 'linkdeck', t: 'connect', v: 1, nonceC, nonceP: 'n-1-2-3-4', ...data };
    const channels = Array.from({ length: ports }, () => new MessageChannel());
    const given = channels.map(({ port2 }) => port2);
    for (const { port1 } of channels)
      port1.onmessage = ({ data: said }: MessageEvent<unknown>) => void messages.push(said);
    // A stand-in for what a browser makes of another window's message.
    const event = { data: whole, source, origin, ports: given } as unknown as MessageEvent<unknown>;
    for (const listener of [...listeners]) listener(event);
  };
  return { clock, sent, messages, connect, listeners, agreed: () => agreed };
}

describe('The frame', () => {
  it('greets three times, to anybody, and says nothing secret', async () => {
    const { clock, sent } = frame();
    await clock.advance(5000);
    expect(sent).toHaveLength(3);
    expect(sent.every(({ target }) => target === '*')).toBe(true);
    expect(Object.keys(sent[0]?.message ?? {}).sort()).toEqual(['nonce', 't', 'versions', 'x']);
  });

  it('agrees with a page on the list, and listens to nobody after that', async () => {
    const { clock, sent, messages, connect, listeners, agreed } = frame();
    connect();
    await settled();
    expect(agreed()).toMatchObject({ version: 1 });
    await eventually(() =>
      expect(messages).toEqual([
        { x: 'linkdeck', v: 1, i: 1, t: 'ready', d: { nonce: 'n-1-2-3-4' } },
      ]),
    );
    expect(listeners.size).toBe(0);
    await clock.advance(5000);
    expect(sent).toHaveLength(1);
  });

  it.each([
    [
      '4 prefix/suffix look-alike origin (`https://portal.com.evil`) refused',
      { origin: 'https://portal.com.evil' },
    ],
    ['4 the same with a prefix', { origin: 'https://my-portal.com' }],
    ['4 the same with another port', { origin: 'https://portal.com:444' }],
    ['4 the same without encryption', { origin: 'http://portal.com' }],
    ['3 `null` origin refused', { origin: 'null' }],
    ['26 a window that is not its parent refused', { source: {} }],
    ['5 replayed `connect` with old nonce ignored', { data: { nonceC: 'n-9-9-9-9' } }],
    ['6 two ports refused', { ports: 2 }],
    ['6 no port refused', { ports: 0 }],
    ['15 a version that it does not speak refused', { data: { v: 3 } }],
    ['a part that is no part of an engine refused', { data: { v: 2 } }],
    ['a part of an engine without a name refused', { data: { v: 2, role: 'part', engine: 'a' } }],
    ['something else refused', { data: { t: 'hello' } }],
  ])('%s', async (_, changes) => {
    const { connect, agreed } = frame();
    connect(changes);
    await settled();
    expect(agreed()).toBeUndefined();
    connect();
    await settled();
    expect(agreed()).toBeDefined();
  });
});

describe('A page', () => {
  it('gets a dashboard by the first version, and a part or an engine by the second', async () => {
    const dashboard = frame();
    dashboard.connect({ data: { role: 'part', engine: 'n-1-2-3-4' } });
    await settled();
    expect(dashboard.agreed()).not.toHaveProperty('role');

    const part = frame();
    part.connect({ data: { v: 2, role: 'part', engine: 'n-1-2-3-4' } });
    await settled();
    expect(part.agreed()).toMatchObject({ version: 2, role: 'part', engine: 'n-1-2-3-4' });
  });
});
