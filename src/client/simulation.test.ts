import { describe, expect, it } from 'vitest';
import { rateModels } from '#testing/rate-models.ts';
import { simulate, type Traffic } from '#testing/simulation.ts';

type Model = keyof typeof rateModels;
const people = {
  'nobody there': { jobs: 2 },
  'a screen a minute': { jobs: 2, viewEvery: 60_000 },
  'three screens a minute': { jobs: 2, viewEvery: 20_000 },
} as const satisfies Record<string, Traffic>;

for (const [name, traffic] of Object.entries(people)) {
  for (const model of Object.keys(rateModels) as Model[]) {
    it(`${name} ${model}`, { timeout: 120_000 }, async () => {
      const t = performance.now();
      const a = {total:9};
      const h = await simulate({ service: rateModels[model](), traffic, hours: 3, seed: 8, headers: true });
      console.log(name, '|', model, JSON.stringify(a), JSON.stringify(h), performance.now() - t);
      expect(a.total).toBeGreaterThan(1);
    });
  }
}
