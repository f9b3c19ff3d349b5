/** Refusal error: tells the parent page in words which of its messages was not taken, and why. */
import type { Refusal } from '#embed/protocol/message-channel.ts';
import { type FromFrame, maxSize } from '#embed/protocol/messages.ts';

export function refusalError(type: string, why: Refusal): FromFrame['error'] {
  const reasons = {
    invalid: { code: 'refused', message: `"${type}" was refused: it holds what it may not.` },
    too_large: {
      code: 'too_large',
      message: `"${type}" was refused: it is no JSON, or larger than ${Math.floor(maxSize(type) / 1024)} KB.`,
    },
  };
  return { ...reasons[why], recoverable: true };
}
