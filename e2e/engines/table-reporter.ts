/** Table reporter: prints at the end which step has passed in which engine, and how long it took. */
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export default class TableReporter implements Reporter {
  #engines: readonly string[] = [];
  readonly #steps = new Map<string, Map<string, string>>();

  onBegin({ projects }: FullConfig): void {
    this.#engines = projects.map(({ name }) => name);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const engine = test.parent.project()?.name ?? '';
    const cells = this.#steps.get(test.title) ?? new Map<string, string>();
    cells.set(engine, outcomeOf(test, result));
    this.#steps.set(test.title, cells);
  }

  onEnd(): void {
    const rows = [...this.#steps].map(([step, cells]) => [
      step,
      ...this.#engines.map((engine) => cells.get(engine) ?? '–'),
    ]);
    const table = [['Step', ...this.#engines], ...rows];
    const widths = (table[0] ?? []).map((_, column) =>
      Math.max(...table.map((row) => row[column]?.length ?? 0)),
    );
    const lines = table.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
    console.log(`\n${lines.join('\n')}\n`);
  }

  printsToStdio(): boolean {
    return true;
  }
}

function outcomeOf({ results }: TestCase, { status, duration }: TestResult): string {
  if (status === 'skipped') return 'not installed';
  const seconds = `${(duration / 1000).toFixed(1)} s`;
  return status === 'passed' && results.length === 1 ? `passed ${seconds}` : `${status} ${seconds}`;
}
