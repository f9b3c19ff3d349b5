/**
 * Start frame worker: starts the frame's worker, hands it the port of the page, and opens ways to
 * what it hosts.
 */
import type { HandshakeResult } from '#embed/frame/handshake.ts';
import { createRpc } from '#engine/rpc/birpc.ts';
import { portOf } from '#engine/rpc/ports.ts';
import type { HostStart, KeyEvents, KeyVerbs, WorkerMessage } from './worker-messages.ts';

/** The part of a Worker that is used. */
export interface WorkerLike {
  postMessage(message: WorkerMessage, transfer: MessagePort[]): void;
}

export type FrameWorker = ReturnType<typeof startFrameWorker>;

/**
 * Hands the port over at once: what the page sends reaches the frame only as far as the worker
 * relays it.
 */
export function startFrameWorker({ port: page, version }: HandshakeResult, worker: WorkerLike) {
  const { port1, port2: frame } = new MessageChannel();
  worker.postMessage({ page, frame, version }, [page, frame]);
  return {
    /** The page's messages, without those that only the worker may receive. */
    relayed: { port: port1, version },
    /** Starts the engine host. To be called once. */
    startHost: (start: Omit<HostStart, 'keys'>, events: KeyEvents): KeyVerbs => {
      const { port1: own, port2: keys } = new MessageChannel();
      worker.postMessage({ ...start, keys }, [keys]);
      return createRpc<KeyVerbs>(portOf(own), events, ['clear']).other;
    },
    /** Gives the engine host a session at the other end of a port. */
    addSession: (session: MessagePort): void => worker.postMessage({ session }, [session]),
    /** A new port to the engine host. */
    openSession: (): MessagePort => {
      const { port1: own, port2: session } = new MessageChannel();
      worker.postMessage({ session }, [session]);
      return own;
    },
  };
}

/** Starts the worker; `failed` rejects where its file cannot be loaded or run. */
export function openWorker(): { readonly worker: WorkerLike; readonly failed: Promise<never> } {
  const worker = new Worker(new URL('./frame-worker.ts', import.meta.url), {
    type: 'module',
    name: 'linkdeck-frame',
  });
  const failed = new Promise<never>((_, reject) =>
    worker.addEventListener('error', () => reject(new Error('The worker could not be started'))),
  );
  return { worker, failed };
}
