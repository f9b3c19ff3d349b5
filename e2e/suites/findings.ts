/** Findings of a suite that is no browser test: what was tried, how often it held, and the table of all that a run prints. */

export interface Finding {
  readonly what: string;
  readonly tried: number;
  readonly held: number;
  /** What was measured, in a few words. */
  readonly figure: string;
}

/** A part of a suite, by its name in the output. */
export interface Part {
  readonly name: string;
  run(): Promise<readonly Finding[]>;
}

/** Runs the parts one after another and prints a table; a part that fails is a finding that did not hold. */
export async function runParts(title: string, parts: readonly Part[]): Promise<boolean> {
  const began = Date.now();
  const all: Finding[] = [];
  for (const { name, run } of parts) {
    const found = await run().catch((error: unknown): Finding[] => {
      const figure = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return [{ what: `${name}: it could not be run`, tried: 1, held: 0, figure }];
    });
    for (const finding of found)
      console.log(
        `${finding.held === finding.tried ? 'held ' : 'FAILS'}  ${finding.what}: ${finding.figure}`,
      );
    all.push(...found);
  }
  const good = all.every(({ tried, held }) => tried === held);
  const tried = sumOf(all, 'tried');
  const held = sumOf(all, 'held');
  console.log(`\n| ${title} | Tried | Held | Measured |\n|---|---|---|---|`);
  for (const { what, tried: number, held: count, figure } of all)
    console.log(`| ${what} | ${number} | ${count} | ${figure.split('\n', 1)[0] ?? ''} |`);
  console.log(
    `\n${good ? 'All held' : 'NOT all held'}: ${held} of ${tried}, in ${((Date.now() - began) / 1000).toFixed(0)} s`,
  );
  return good;
}

/** One finding from the outcomes of several tries; those that did not hold are named in the figure. */
export function finding(
  what: string,
  tries: readonly (readonly [name: string, held: boolean])[],
  figure = '',
): Finding {
  const failed = tries.filter(([, held]) => !held).map(([name]) => name);
  const text =
    failed.length === 0 ? figure : `${figure} not held: ${failed.slice(0, 5).join(', ')}`;
  return { what, tried: tries.length, held: tries.length - failed.length, figure: text };
}

function sumOf(all: readonly Finding[], name: 'tried' | 'held'): number {
  return all.reduce((sum, each) => sum + each[name], 0);
}

/** The value below which so great a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}
