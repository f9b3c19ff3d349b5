/**
 * Message channel: sends typed messages over a port, and validates received ones before they are
 * handled.
 */
import { type Envelope, isEnvelope, isNameIn, isSendable, protocol } from './messages.ts';
import type { Check } from './validators.ts';

/** The numbers of a received message. */
interface MessageIds {
  /** Its own number, for an answer. */
  readonly i: number;
  /** The number of the message that it answers. */
  readonly re?: number;
}

export interface TypedChannel<Out> {
  /**
   * @param re the number of the message that this one answers
   * @returns the number of this message
   */
  send<T extends keyof Out & string>(type: T, payload: Out[T], re?: number): number;
  close(): void;
}

/** Why a message is not taken: its content, or its size. */
export type Refusal = 'invalid' | 'too_large';

type Checks<In> = { readonly [T in keyof In]: Check<In[T]> };
type Handlers<In> = { readonly [T in keyof In]?: (payload: In[T], ids: MessageIds) => void };

/**
 * Unknown and malformed messages are ignored.
 *
 * @param version of the protocol, as agreed in the handshake
 * @param refuse called for each message that is too large, and each of a known type with an invalid
 * payload
 * @param others called for each message of a type that has no check
 */
export function openMessageChannel<Out, In extends object>(
  port: MessagePort,
  version: number,
  checks: Checks<In>,
  handlers: Handlers<In>,
  refuse?: (type: string, why: Refusal, ids: MessageIds) => void,
  others?: (message: Envelope) => void,
): TypedChannel<Out> {
  let sent = 0;
  let open = true;

  function receive<T extends keyof In & string>(
    type: T,
    check: Check<In[T]>,
    payload: unknown,
    ids: MessageIds,
  ): void {
    if (check(payload)) handlers[type]?.(payload, ids);
    else refuse?.(type, 'invalid', ids);
  }

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!open || !isEnvelope(data) || data.v !== version) return;
    if (!isSendable(data)) refuse?.(data.t, 'too_large', data);
    else if (isNameIn(checks, data.t)) receive(data.t, checks[data.t], data.d, data);
    else others?.(data);
  };

  return {
    send: (type, payload, re) => {
      sent += 1;
      if (open)
        port.postMessage({
          x: protocol,
          v: version,
          i: sent,
          re,
          t: type,
          d: payload,
        } satisfies Envelope);
      return sent;
    },
    close: () => {
      open = false;
      port.close();
    },
  };
}
