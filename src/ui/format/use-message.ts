/** Message texts: writes what the client and the engine tell, and any error, in the language of the screen. */
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#client/errors/api-error.ts';
import type { Message } from '#contract/message.ts';

/** Writes a message; '' for an empty one. */
export type MessageWriter = (message: Message) => string;

/** Each text takes the values that it needs of these: types cannot tell which, `sentence` and a test of the catalogs do. */
const everyValue = {
  url: '',
  seconds: 0,
  status: '',
  text: '',
  problem: '',
  record: 'channel',
  rows: 0,
  field: 'channel',
  name: '',
  count: 0,
  alias: '',
  shorturl: '',
  links: '',
  more: 0,
  attempts: 0,
  min: 0,
} as const;

export function useMessage(): MessageWriter {
  const t = useTranslations('messages');
  return useCallback(
    (message) => {
      if (typeof message === 'string') return message;
      return message
        .map((part) =>
          typeof part === 'string' ? part : t(part.key, { ...everyValue, ...part.values }),
        )
        .join(' ');
    },
    [t],
  );
}

/**
 * What a user reads of an error: the reason of an ApiError, and the message of any other.
 *
 * @param triesItself Linkdeck tries again, so that nobody is asked to
 */
export function useErrorText(triesItself = false): (error: unknown) => string {
  const write = useMessage();
  return useCallback(
    (error) => {
      if (error instanceof ApiError) {
        return write(triesItself ? withoutTryAgain(error.reason) : error.reason);
      }
      return error instanceof Error ? error.message : String(error);
    },
    [write, triesItself],
  );
}

function withoutTryAgain(reason: Message): Message {
  if (typeof reason === 'string') return reason;
  return reason.filter((part) => typeof part === 'string' || part.key !== 'tryAgain');
}
