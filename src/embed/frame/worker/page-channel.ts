/**
 * Page channel: the worker's end of the message channel; asks the page for keys and replies, and
 * relays the rest to the frame.
 */
import { refusalError } from '#embed/frame/refusal-error.ts';
import { openMessageChannel } from '#embed/protocol/message-channel.ts';
import {
  type FromFrame,
  isEnvelope,
  isNameIn,
  isSendable,
  pageAnswers,
  type ToFrame,
  toFrame,
} from '#embed/protocol/messages.ts';

/**
 * The messages that the worker alone sends, so that no code in the frame asks for a key by the
 * relay.
 */
const questions: readonly string[] = [
  'auth.request',
  'api.request',
  'cancel',
] satisfies (keyof FromFrame)[];

type Answer = ToFrame['auth.provide'] | ToFrame['api.response'];

interface PageChannelPorts {
  /** To the page around. */
  readonly page: MessagePort;
  /** To the frame that has started this worker. */
  readonly frame: MessagePort;
  /** Of the protocol, as agreed in the handshake. */
  readonly version: number;
}

export type PageChannel = ReturnType<typeof openPageChannel>;

/** Relays at once, and for as long as the worker lives. */
export function openPageChannel({ page, frame, version }: PageChannelPorts) {
  /** The pending requests by the number of their message. */
  const pending = new Map<number, (answer?: Answer | 'too_large') => void>();
  const settle = (re = 0, answer?: Answer | 'too_large') => {
    const resolve = pending.get(re);
    pending.delete(re);
    resolve?.(answer);
  };

  const channel = openMessageChannel<FromFrame, Pick<ToFrame, keyof typeof pageAnswers>>(
    page,
    version,
    pageAnswers,
    {
      'auth.provide': (answer, { re }) => settle(re, answer),
      'auth.deny': (_, { re }) => settle(re),
      'api.response': (answer, { re }) => settle(re, answer),
    },
    (type, why, { re }) => {
      channel.send('error', refusalError(type, why));
      // A refused answer is the only one that will come.
      settle(re, why === 'too_large' ? why : undefined);
    },
    (message) => {
      if (isNameIn(toFrame, message.t)) frame.postMessage(message);
    },
  );
  frame.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isEnvelope(data) && isSendable(data) && !questions.includes(data.t)) page.postMessage(data);
  };

  function request<T extends 'auth.request' | 'api.request'>(
    type: T,
    payload: FromFrame[T],
    signal: AbortSignal,
  ): Promise<Answer | 'too_large' | undefined> {
    if (signal.aborted) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const number = channel.send(type, payload);
      const cancel = () => {
        if (pending.delete(number)) channel.send('cancel', {}, number);
        resolve(undefined);
      };
      pending.set(number, (answer) => {
        signal.removeEventListener('abort', cancel);
        resolve(answer);
      });
      signal.addEventListener('abort', cancel);
    });
  }

  return {
    /** Reports a problem that the page can do something about. */
    reportError: (code: string, message: string) =>
      void channel.send('error', { code, message, recoverable: true }),
    /** The page's answer; undefined where it denies one or the signal aborts. Never rejects. */
    requestKey: async (payload: FromFrame['auth.request'], signal: AbortSignal) => {
      const answer = await request('auth.request', payload, signal);
      return typeof answer === 'object' && 'token' in answer ? answer : undefined;
    },
    /**
     * The same for a request of the service; `too_large` where the page's reply is larger than a
     * message may be.
     */
    requestApi: async (payload: FromFrame['api.request'], signal: AbortSignal) => {
      const answer = await request('api.request', payload, signal);
      return answer === 'too_large' || (answer !== undefined && 'status' in answer)
        ? answer
        : undefined;
    },
  };
}
