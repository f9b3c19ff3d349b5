/** Siblings: a part finds the engine of its page, and nobody else does. */
import { describe, expect, it, vi } from 'vitest';
import { engineFound, engineSought, join } from '#embed/protocol/sibling-messages.ts';
import { findEngine } from './find-engine.ts';
import { startEngine } from './start-engine.ts';

const origin = 'https://deck.example';
const engine = 'n-1-2-3-4';

type Post = (data: unknown, target: string | { targetOrigin: string }, ports?: unknown) => void;

interface StandIn extends EventTarget {
  readonly origin: string;
  readonly parent: unknown;
}

/** A page with frames, which get each other's messages as a browser hands them over. */
function createPage() {
  const parent: { readonly postMessage: Post }[] = [];
  /** The frame whose code runs: a browser knows who posts. */
  let acting: StandIn | undefined;

  const send = (from: StandIn, to: StandIn, [data, target, ports]: Parameters<Post>) => {
    if ((typeof target === 'string' ? target : target.targetOrigin) !== to.origin) return;
    const source = { parent, postMessage: (...args: Parameters<Post>) => send(to, from, args) };
    receive(to, { data, source, origin: from.origin, ports });
  };
  const receive = (frame: StandIn, message: object) =>
    void runIn(frame, () => frame.dispatchEvent(Object.assign(new Event('message'), message)));
  const runIn = <T>(frame: StandIn, work: () => T): T => {
    const before = acting;
    acting = frame;
    const result = work();
    acting = before;
    return result;
  };

  return {
    parent,
    receive,
    /** Runs code in a new frame of the page. */
    open: <T>(work: (self: Window, frame: StandIn) => T): T => {
      const frame: StandIn = Object.assign(new EventTarget(), { origin, parent });
      parent.push({
        postMessage: (...args) => {
          if (acting !== undefined && acting !== frame) send(acting, frame, args);
        },
      });
      return runIn(frame, () => work(frame as unknown as Window, frame));
    },
  };
}

function startIn(self: Window) {
  const addSession = vi.fn();
  const session = { state: { status: 'signed-out' }, subscribe: () => () => undefined };
  const signIn = vi.fn(async () => void (session.state.status = 'signed-in'));
  startEngine(
    engine,
    {
      page: { send: () => 0 },
      frameSession: { session: session as never, signIn },
      worker: { addSession },
    },
    self,
  );
  return { addSession, signIn };
}

const seek = (self: Window) => findEngine(self, engine);

it('A part that is there first finds the engine that begins later', async () => {
  const { open } = createPage();
  const part = open(seek);
  const { addSession } = open((self) => startIn(self));
  await part.openPort();
  expect(addSession).toHaveBeenCalledTimes(1);
});

it('A part that comes later finds the engine that is there; one of another name does not', async () => {
  const { open } = createPage();
  const { addSession } = open((self) => startIn(self));
  const other = vi.fn();
  void open((self) => findEngine(self, 'n-9-9-9-9'))
    .openPort()
    .then(other);
  await open(seek).openPort();
  expect(addSession).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

it('Parts that sign in at once do so together', async () => {
  const { open } = createPage();
  const { signIn } = open((self) => startIn(self));
  const parts = [open(seek), open(seek)];
  await Promise.all(parts.map((part) => part.openPort()));
  await Promise.all(parts.map((part) => part.signIn()));
  expect(signIn).toHaveBeenCalledTimes(1);
});

it('An engine that is loaded again takes the place of the one before', async () => {
  const { open } = createPage();
  const part = open(seek);
  open((self) => startIn(self));
  await part.openPort();
  const onGone = vi.fn();
  part.onGone(onGone);
  const { addSession } = open((self) => startIn(self));
  expect(onGone).toHaveBeenCalledTimes(1);
  await part.openPort();
  expect(addSession).toHaveBeenCalledTimes(1);
});

describe('A message that is none of a sibling', () => {
  const strangers = (parent: unknown) => [
    { origin: 'https://portal.example', source: { parent, postMessage: vi.fn() } },
    { origin: 'null', source: { parent, postMessage: vi.fn() } },
    { origin, source: { parent: [], postMessage: vi.fn() } },
    { origin, source: null },
  ];

  it('gets no answer and no session from an engine', () => {
    const { open, parent, receive } = createPage();
    open((self, frame) => {
      const { addSession } = startIn(self);
      for (const { source, origin: from } of strangers(parent)) {
        const { port1, port2 } = new MessageChannel();
        for (const data of [engineSought(engine), join(engine)])
          receive(frame, { data, source, origin: from, ports: [port1, port2] });
        expect(addSession).not.toHaveBeenCalled();
        if (source !== null) expect(source.postMessage).not.toHaveBeenCalled();
        port1.close();
      }
    });
  });

  it('makes no part believe in an engine', async () => {
    const { open, parent, receive } = createPage();
    const found = vi.fn();
    open((self, frame) => {
      void seek(self).openPort().then(found);
      for (const { source, origin: from } of strangers(parent))
        receive(frame, { data: engineFound(engine, 'n-6-6-6-6'), source, origin: from });
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(found).not.toHaveBeenCalled();
  });

  it('with less or more than two ports makes no session, from a sibling either', () => {
    const { open, parent, receive } = createPage();
    open((self, frame) => {
      const { addSession } = startIn(self);
      const source = { parent, postMessage: vi.fn() };
      for (const ports of [[], [1], [1, 2, 3]])
        receive(frame, { data: join(engine), source, origin, ports });
      expect(addSession).not.toHaveBeenCalled();
    });
  });
});
