/** Repeated tests: names in the last lines of a run what passed only the second time; the same name in two runs is a failure. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

/** Outside the folder that Playwright empties before each run, as the runs of one checkout belong together. */
const folder = fileURLToPath(new URL('../../test-results', import.meta.url));
const list = `${folder}/repeated.txt`;

export default class Repeated implements Reporter {
  readonly #tests = new Map<string, TestCase>();

  onTestEnd(test: TestCase): void {
    this.#tests.set(test.id, test);
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    const repeated = [...this.#tests.values()].flatMap((test) =>
      test.outcome() === 'flaky' ? [test.titlePath().filter(Boolean).join(' › ')] : [],
    );
    const before = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
    const again = repeated.filter((name) => before.includes(name));
    mkdirSync(folder, { recursive: true });
    for (const name of repeated) appendFileSync(list, `${name}\n`);
    console.log(`repeated: ${repeated.length}`);
    for (const name of repeated)
      console.log(
        `  ${name}${again.includes(name) ? ' (in an earlier run too, which fails)' : ''}`,
      );
    return Promise.resolve(again.length > 0 ? { status: 'failed' } : {});
  }
}
