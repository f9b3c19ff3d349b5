/** Naming gate: no job creates a link that naming rules forbid, whichever way it was begun. */
import { renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isForbidden } from '#contract/new-link/check-naming.ts';
import type { NamingRules } from '#contract/new-link/naming-rules.ts';
import { createEngine } from '#engine/engine.ts';
import type { JobPlan } from '#local/jobs/job-types.ts';
import { createTestService } from '#testing/service/test-service.ts';
import { EngineProvider } from './EngineContext.tsx';
import { type GivenNaming, NamingContext, useAddJob } from './naming.ts';

const rules: NamingRules = {
  version: 1,
  parameters: { utm_source: { required: true, allowed: ['print', 'post'] } },
  alias: { case: 'lower', shape: '{words}' },
};

async function openGate(naming: GivenNaming | null) {
  const { fetch, address, key } = await createTestService();
  const engine = createEngine({ accountId: 'gate', serviceAddress: address, key, fetch });
  const added: JobPlan[] = [];
  const jobs = {
    ...engine.jobs,
    add: (plan: JobPlan) => {
      added.push(plan);
      return Promise.resolve('1');
    },
  };
  const { result } = renderHook(() => useAddJob(), {
    wrapper: ({ children }) => (
      <EngineProvider engine={{ ...engine, jobs }}>
        <NamingContext value={() => naming}>{children}</NamingContext>
      </EngineProvider>
    ),
  });
  return { add: result.current, added };
}

const planOf = (drafts: { body: { url: string; custom?: string } }[]): JobPlan => ({
  kind: 'create',
  title: '',
  drafts,
  trial: 0,
});

describe('The naming gate', () => {
  it('lets no random link through that a rule refuses, and every other one', async () => {
    const { add, added } = await openGate({ by: 'file', rules });
    const tag = fc.constantFrom(
      '',
      '?utm_source=print',
      '?utm_source=Print',
      '?utm_source=',
      '?x=1',
    );
    const custom = fc.option(fc.constantFrom('sale', 'Sale', 'sale-26', 'sale.26', 'été'), {
      nil: undefined,
    });
    const body = fc.record({ url: tag.map((query) => `https://a.example/${query}`), custom });
    const drafts = fc.array(
      body.map((each) => ({ body: each })),
      { minLength: 1, maxLength: 3 },
    );
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(drafts, async (each) => {
        const isWrong = each.some((draft) => isForbidden(rules, draft));
        const outcome = await add(planOf(each)).then(
          () => 'added',
          () => 'refused',
        );
        expect(outcome).toBe(isWrong ? 'refused' : 'added');
        sent += isWrong ? 0 : 1;
      }),
      // By chance alone, one run in sixty would send none.
      {
        numRuns: 100,
        examples: [[[{ body: { url: 'https://a.example/?utm_source=print', custom: 'sale' } }]]],
      },
    );
    expect(added).toHaveLength(sent);
    expect(sent).toBeGreaterThan(0);
  });

  it('asks for nothing where no rules are set, and where they cannot be read', async () => {
    const drafts = [{ body: { url: 'https://a.example/' } }];
    for (const naming of [null, { by: 'file', rules: { version: 9 } }] as const) {
      const { add } = await openGate(naming);
      await expect(add(planOf(drafts))).resolves.toBe('1');
    }
  });
});
