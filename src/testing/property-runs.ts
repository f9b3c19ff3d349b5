/** Property test runs: a random seed that is printed, or the one in SEED to repeat a run. */

/** Parameters of `fc.assert` for so many cases. */
export function propertyRuns(numRuns: number): { numRuns: number; seed: number } {
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  process.stdout.write(`SEED=${seed}, ${numRuns} cases\n`);
  return { numRuns, seed };
}
