/** Removes what Playwright writes of a page on which a test failed: it holds what was typed, and so maybe a key. */
import { rmSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export default class WithoutSnapshots implements Reporter {
  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    for (const { name, path } of attachments) {
      if (name === 'error-context' && path !== undefined) rmSync(path, { force: true });
    }
  }
}
