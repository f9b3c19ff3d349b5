/** The frame's first words: finds out which page is around it, and agrees with that page on a port. */
import { isConnect, makeNonce, protocol, versions } from '#embed/protocol/messages.ts';

/** When the greeting is sent, in milliseconds after the start; the page around may not listen at first. */
const greetings = [0, 250, 1000];

/** The part of a window that is used. */
interface FrameWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void };
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

export interface Agreement {
  readonly port: MessagePort;
  readonly version: number;
  /** What the page wants to hear again. */
  readonly nonce: string;
}

/**
 * Greets the page around until it answers. Whoever is not on the list is not heard; nor is an answer to another
 * greeting, or one that does not bring exactly one port.
 *
 * @param allowed exact origins, as delivered with the document: neither an address nor a referrer is believed
 * @param wait resolves after so many milliseconds
 */
export function greetPage(
  self: FrameWindow,
  allowed: readonly string[],
  wait: (milliseconds: number) => Promise<void>,
): Promise<Agreement> {
  const nonceC = makeNonce();
  return new Promise((resolve) => {
    let agreed = false;
    const hear = (event: MessageEvent<unknown>) => {
      const { data, source, origin, ports } = event;
      const [port] = ports;
      if (source !== self.parent || !allowed.includes(origin) || !isConnect(data)) return;
      if (data.nonceC !== nonceC || !versions.includes(data.v) || port === undefined || ports.length > 1) return;
      agreed = true;
      self.removeEventListener('message', hear);
      resolve({ port, version: data.v, nonce: data.nonceP });
    };
    self.addEventListener('message', hear);
    // To anybody: it holds nothing secret, and the page around is not known yet.
    const greet = () => {
      if (!agreed) self.parent.postMessage({ x: protocol, t: 'hello', versions, nonce: nonceC }, '*');
    };
    let before = 0;
    const sendAll = async () => {
      for (const at of greetings) {
        if (at > before) await wait(at - before);
        before = at;
        greet();
      }
    };
    void sendAll();
  });
}
