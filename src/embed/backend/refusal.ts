/** Refusals: replies of the backend itself, in the format of the service. */
import type { TransportReply } from '#embed/loader/options.ts';

export function refusal(status: number, message: string): TransportReply {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ error: 1, message }),
  };
}
