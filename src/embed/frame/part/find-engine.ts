/**
 * Find engine: a part's way to the engine that the parts of a page share, from frame to frame, so
 * that the page carries neither a port nor a reply.
 */
import { engineSought, isEngineFound, join } from '#embed/protocol/sibling-messages.ts';
import { createRpc } from '#engine/rpc/birpc.ts';
import { portOf } from '#engine/rpc/ports.ts';
import type { Result } from '#engine/rpc/protocol.ts';
import { valueOf } from '#engine/rpc/result.ts';
import { isSibling, tellSiblings } from './siblings.ts';

/** What a part can ask of the engine's frame. */
export interface EngineVerbs {
  /** Signs in by the page, once for all parts; or says why that failed. */
  signIn(): Promise<Result<void>>;
}

interface FoundEngine {
  readonly window: Window;
  readonly instance: string;
}

/** Seeks the engine with this name for as long as the frame lives. */
export function findEngine(self: Window, engine: string) {
  let found: FoundEngine | undefined;
  let verbs: EngineVerbs | undefined;
  let announce: () => void = () => undefined;
  const announced = new Promise<void>((resolve) => (announce = resolve));
  let onGone: () => void = () => undefined;

  self.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { data, source } = event;
    if (!isSibling(self, event) || !isEngineFound(data) || data.engine !== engine) return;
    if (data.instance === found?.instance) return;
    const wasThere = found !== undefined;
    found = { window: source as Window, instance: data.instance };
    announce();
    // The engine was loaded again, and its worker with it.
    if (wasThere) onGone();
  });
  tellSiblings(self, engineSought(engine));

  return {
    /** A port to the engine's worker, as soon as there is one. */
    openPort: async (): Promise<MessagePort> => {
      await announced;
      if (found === undefined) throw new Error('There is no engine');
      const { port1: session, port2: theirs } = new MessageChannel();
      const { port1: own, port2: other } = new MessageChannel();
      found.window.postMessage(join(engine), self.origin, [theirs, other]);
      verbs = createRpc<EngineVerbs>(portOf(own), {}, []).other;
      return session;
    },
    /** Calls back when that worker is gone, and another one has taken its place. */
    onGone: (callback: () => void): void => void (onGone = callback),
    signIn: async (): Promise<void> => {
      await announced;
      if (verbs !== undefined) valueOf(await verbs.signIn());
    },
  };
}
