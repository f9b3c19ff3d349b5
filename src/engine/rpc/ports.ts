/** Everything that messages can pass through, made to look like one port. */
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

/** A worker of this page alone, or within it the page; `messages` brings what comes from there. */
export function portTo(there: { postMessage(data: unknown): void }, messages: EventTarget, end: () => void): Port {
  const stopping = new AbortController();
  return {
    postMessage: (data) => there.postMessage(data),
    listen: (listener) => {
      const hear = (event: Event) => {
        if (event instanceof MessageEvent) listener(event.data);
      };
      messages.addEventListener('message', hear, { signal: stopping.signal });
    },
    close: () => {
      stopping.abort();
      end();
    },
  };
}

/** What passes between tabs over one channel, each message with who it is for and from. */
interface Envelope {
  readonly to: string;
  readonly from: string;
  readonly data: unknown;
}

/** A port to one other on a channel that everybody hears. */
export function portOver(channel: BroadcastChannel, me: string, other: string): Port {
  const stopping = new AbortController();
  return {
    postMessage: (data) => sendEnvelope(channel, { to: other, from: me, data }),
    listen: (listener) => onEnvelope(channel, me, ({ from, data }) => from === other && listener(data), stopping.signal),
    close: () => stopping.abort(),
  };
}

export function sendEnvelope(channel: BroadcastChannel, envelope: Envelope): void {
  channel.postMessage(envelope);
}

/** Calls back for each envelope to `me`, until the signal aborts. */
export function onEnvelope(
  channel: BroadcastChannel,
  me: string,
  callback: (envelope: Envelope) => void,
  signal?: AbortSignal,
): void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isEnvelope(data) && data.to === me) callback(data);
  };
  channel.addEventListener('message', hear, signal === undefined ? {} : { signal });
}

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null || !('to' in value) || !('from' in value) || !('data' in value)) return false;
  return typeof value.to === 'string' && typeof value.from === 'string';
}
