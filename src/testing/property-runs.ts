/** Property test runs: a random seed that is printed once, or the one in SEED to repeat a run; CASES multiplies the cases. */

/** 0.3 in `npm test`, 1 in `npm run unit`, more in long runs: how many times the cases, hours or rounds of a test by chance. */
export const caseFactor = Number(process.env['CASES'] ?? 1);

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`SEED=${seed} CASES=${caseFactor}\n`);

/** Where a process is killed: at each of so many points in long runs, else at every fifth or fifteenth, in each run at others. */
export function crashPoints(points: number): number[] {
  const step = stepOf();
  const all = Array.from({ length: points }, (_, at) => at + 1);
  return all.filter((point) => point % step === seed % step);
}

function stepOf(): number {
  if (caseFactor > 1) return 1;
  return caseFactor < 1 ? 15 : 5;
}

/** Parameters of `fc.assert` for so many cases. */
export function propertyRuns(cases = 100): { numRuns: number; seed: number } {
  return { numRuns: Math.ceil(cases * caseFactor), seed };
}
