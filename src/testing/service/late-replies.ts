/** Late replies: in `npm run pages:late` each reply waits a random time, so that they come in any order and after any step of a test. */
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds that a reply waits at most; 0 in all other runs. */
    latestReply: number;
  }
}

export async function comeLate(reply: Response): Promise<Response> {
  const latest = inject('latestReply');
  if (latest > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * latest));
  return reply;
}
