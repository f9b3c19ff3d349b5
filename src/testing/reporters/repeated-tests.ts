/** Reporter of repeated tests: names in the last lines what passed at its second attempt alone, and fails where a name comes twice. */
import type { Reporter, TestCase, TestModule } from 'vitest/node';

export class RepeatedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap((module) => [...module.children.allTests()]).flatMap(repeated);
    if (names.length === 0) return;
    console.log(`\nRepeated:\n${names.map((name) => `  ${name}\n`).join('')}`);
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    if (twice.length === 0) return;
    console.log(`Repeated twice, which is no chance:\n${twice.join('\n')}`);
    process.exitCode = 1;
  }
}

function repeated(test: TestCase): string[] {
  const attempts = test.diagnostic()?.retryCount ?? 0;
  return attempts === 0 ? [] : [`${test.module.relativeModuleId} > ${test.fullName}`];
}
