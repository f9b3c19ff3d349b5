/** Ports: MessagePort, worker and BroadcastChannel behind one interface. */
import type { Port } from './protocol.ts';

/** A port of a SharedWorker or a MessageChannel. */
export function portOf(port: MessagePort): Port {
  return {
    postMessage: (data) => port.postMessage(data),
    listen: (listener) => {
      port.onmessage = ({ data }: MessageEvent<unknown>) => listener(data);
    },
    close: () => port.close(),
  };
}

/**
 * A port to a dedicated worker, or in that worker to its page; `messages` fires their message
 * events.
 */
export function portTo(
  there: { postMessage(data: unknown): void },
  messages: EventTarget,
  end: () => void,
): Port {
  const stopping = new AbortController();
  return {
    postMessage: (data) => there.postMessage(data),
    listen: (listener) => {
      const onEvent = (event: Event) => {
        if (event instanceof MessageEvent) listener(event.data);
      };
      messages.addEventListener('message', onEvent, { signal: stopping.signal });
    },
    close: () => {
      stopping.abort();
      end();
    },
  };
}

/** A message on a channel that all tabs share, with its receiver and sender. */
interface Envelope {
  readonly to: string;
  readonly from: string;
  readonly data: unknown;
}

/** A port to one other tab or host on a channel that all tabs share. */
export function portOver(channel: BroadcastChannel, me: string, other: string): Port {
  const stopping = new AbortController();
  return {
    postMessage: (data) => sendEnvelope(channel, { to: other, from: me, data }),
    listen: (listener) =>
      onEnvelope(
        channel,
        me,
        ({ from, data }) => from === other && listener(data),
        stopping.signal,
      ),
    close: () => stopping.abort(),
  };
}

export function sendEnvelope(channel: BroadcastChannel, envelope: Envelope): void {
  channel.postMessage(envelope);
}

/** Calls back for each message to `me`, until the signal aborts. */
export function onEnvelope(
  channel: BroadcastChannel,
  me: string,
  callback: (envelope: Envelope) => void,
  signal?: AbortSignal,
): void {
  const onEvent = ({ data }: MessageEvent<unknown>) => {
    if (isEnvelope(data) && data.to === me) callback(data);
  };
  channel.addEventListener('message', onEvent, signal === undefined ? {} : { signal });
}

function isEnvelope(value: unknown): value is Envelope {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('to' in value) ||
    !('from' in value) ||
    !('data' in value)
  )
    return false;
  return typeof value.to === 'string' && typeof value.from === 'string';
}
