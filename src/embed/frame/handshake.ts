/**
 * Handshake, frame side: announces the frame to the parent page, whose `loader.ts` answers it with
 * a message port.
 */
import {
  type Envelope,
  isConnect,
  makeNonce,
  partVersion,
  protocol,
  versions,
} from '#embed/protocol/messages.ts';

/**
 * When `hello` is sent, in milliseconds after the start, because the parent page may not listen at
 * first.
 */
const helloTimes = [0, 250, 1000];

/** A frame can be a dashboard, and a part too. */
const frameVersions = [...versions, partVersion];

/** The part of a window that is used. */
interface FrameWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void };
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

export interface HandshakeResult {
  /** Without a listener yet, so that a worker can get it with all messages that wait in it. */
  readonly port: MessagePort;
  readonly version: number;
  /** Missing for a dashboard. */
  readonly role?: 'part' | 'engine' | undefined;
  /** The name of the engine that the parts of a page share, or of this one. */
  readonly engine?: string | undefined;
}

/** A dashboard has no role, and a part has one. */
function isKnown({ v, role, engine }: { v: number; role?: string; engine?: string }): boolean {
  if (v === partVersion) return role !== undefined && engine !== undefined;
  return versions.includes(v);
}

/**
 * Sends `hello` until the parent page connects, and answers with `ready`. Ignores other origins,
 * answers to another `hello`, and messages without exactly one port.
 *
 * @param allowed exact origins, as delivered with the document; a URL or referrer could be forged
 * @param wait resolves after that many milliseconds
 */
export function performHandshake(
  self: FrameWindow,
  allowed: readonly string[],
  wait: (milliseconds: number) => Promise<void>,
): Promise<HandshakeResult> {
  const nonce = makeNonce();
  return new Promise((resolve) => {
    let connected = false;
    const onMessage = (event: MessageEvent<unknown>) => {
      const { data, source, origin, ports } = event;
      const [port] = ports;
      if (source !== self.parent || !allowed.includes(origin) || !isConnect(data)) return;
      const isAnswer = data.nonceC === nonce && isKnown(data);
      if (!isAnswer || port === undefined || ports.length > 1) return;
      connected = true;
      self.removeEventListener('message', onMessage);
      const ready: Envelope = {
        x: protocol,
        v: data.v,
        i: 1,
        t: 'ready',
        d: { nonce: data.nonceP },
      };
      port.postMessage(ready);
      const { v: version, role, engine } = data;
      resolve(version === partVersion ? { port, version, role, engine } : { port, version });
    };
    self.addEventListener('message', onMessage);
    const sendHellos = async () => {
      let elapsed = 0;
      for (const time of helloTimes) {
        if (time > elapsed) await wait(time - elapsed);
        elapsed = time;
        // To any origin: it holds nothing secret, and the parent page is not known yet.
        if (connected) return;
        const hello = { x: protocol, t: 'hello', versions: frameVersions, nonce };
        self.parent.postMessage(hello, '*');
      }
    };
    void sendHellos();
  });
}
