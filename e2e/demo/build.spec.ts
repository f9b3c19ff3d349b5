/** Builds the demo before the workers of its tests begin, each of which would build it. */
import { test } from '@playwright/test';
import { ensureDemo } from '#service/node/build/build-dashboard.ts';

test('The demo is built', async () => {
  await ensureDemo();
});
