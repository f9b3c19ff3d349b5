/** Clicks in a test: counts visits of a link in the store, each by another visitor with Firefox in Germany. */
import { visitorHash } from '#demo/worker/visitor-hash.ts';
import type { TestService } from './test-service.ts';

const visit = {
  country: 'DE',
  referrer: 'a',
  browser: 'Firefox',
  os: 'Linux',
  network: null,
} as const;

/** Counts so many clicks of a link; the same visitors come again at the next call. */
export async function countClicks(
  { store }: TestService,
  linkId: number,
  clicks: number,
): Promise<void> {
  await store.visits.count(
    Array.from({ length: clicks }, (_, index) => ({
      linkId,
      visitor: visitorHash(`v${index}`),
      ...visit,
    })),
  );
}
