/** Whole report: waits until all that Linkdeck reads by itself is in the document, so that nothing comes after it is saved. */
import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/** @param report the document in English */
export async function expectWhole(report: Locator): Promise<void> {
  for (const missing of [/at least this large/, /channels were not read yet/, /were read so far/])
    await expect(report.getByText(missing)).toHaveCount(0);
}
