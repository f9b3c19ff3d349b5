/** A conversation over one port: messages out are typed, messages in are checked before anybody hears of them. */

import { type Envelope, isEnvelope, isNameIn, protocol } from './messages.ts';
import type { Check } from './validators.ts';

/** Which message is being heard. */
interface About {
  /** Its number, to be named in an answer. */
  readonly i: number;
  /** The number of our message that it answers, where it answers one. */
  readonly re: number | undefined;
}

export interface TypedChannel<Out> {
  /**
   * Says something.
   *
   * @param re the number of the message that this one answers
   * @returns its own number
   */
  send<T extends keyof Out & string>(type: T, payload: Out[T], re?: number): number;
  /** Ends it at this end; nothing is heard any more. */
  close(): void;
}

type Checks<In> = { readonly [T in keyof In]: Check<In[T]> };
type Handlers<In> = { readonly [T in keyof In]?: (payload: In[T], about: About) => void };

/**
 * Opens a conversation. Whatever is unknown, malformed or too large is ignored: it changes nothing and throws nothing.
 *
 * @param version which version of the protocol both ends have agreed on
 * @param refuse hears of each known message that does not hold what it should
 */
export function openMessageChannel<Out, In extends object>(
  port: MessagePort,
  version: number,
  checks: Checks<In>,
  handlers: Handlers<In>,
  refuse?: (type: string, about: About) => void,
): TypedChannel<Out> {
  let sent = 0;
  let open = true;

  function hear<T extends keyof In>(type: T, check: Check<In[T]>, payload: unknown, about: About): void {
    if (check(payload)) handlers[type]?.(payload, about);
    else refuse?.(String(type), about);
  }

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!open || !isEnvelope(data) || data.v !== version || !isNameIn(checks, data.t)) return;
    hear(data.t, checks[data.t], data.d, { i: data.i, re: data.re });
  };

  return {
    send: (type, payload, re) => {
      sent += 1;
      if (open) port.postMessage({ x: protocol, v: version, i: sent, re, t: type, d: payload } satisfies Envelope);
      return sent;
    },
    close: () => {
      open = false;
      port.onmessage = null;
      port.close();
    },
  };
}
