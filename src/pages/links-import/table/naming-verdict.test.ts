/** One verdict: naming rules say the same of a link in the forms, in an import, and at the gate before it is sent. */
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { checkNaming } from '#contract/new-link/check-naming.ts';
import { withValues } from '#contract/new-link/link-values.ts';
import { refuseForbidden } from '#engine/jobs/refuse-forbidden.ts';
import { csvText } from '#features/files/csv.ts';
import { buildRequest } from '#features/new-link/build-request.ts';
import { namedLinks, namingRules } from '#testing/naming-cases.ts';
import { dashboard } from '#texts/en/dashboard.ts';
import { ImportTable } from './import-table.ts';

const t = createTranslator({ locale: 'en', messages: dashboard, namespace: 'linksNew' });

const rules = namingRules;
const all = namedLinks();
const named = ({ field, parameter, key, level }: ReturnType<typeof checkNaming>[number]) =>
  `${level} ${key} ${field} ${parameter}`;

function verdictOf({ url, custom, channel }: (typeof all)[number]): string[] {
  return checkNaming(rules, { body: { url, custom: custom || undefined, channel } }).map(named);
}

describe('Naming rules', () => {
  it('say of 240 links what the rules say', () => {
    const verdicts = all.map(verdictOf);
    expect(verdicts).toHaveLength(240);
    expect(verdicts.filter((each) => each.length === 0).length).toBeGreaterThan(0);
    expect(new Set(verdicts.flat()).size).toBe(8);
  });

  it('say the same in the forms, and what they refuse is a problem there', () => {
    for (const link of all) {
      const { url, custom, channel = null } = link;
      const values = withValues({ url, custom, channel });
      const request = buildRequest(values, {
        now: 0,
        zone: '',
        links: [],
        rules,
        t,
        checkText: String,
      });
      expect(request.naming.map(named)).toEqual(verdictOf(link));
      const refused = verdictOf(link).filter((each) => each.startsWith('refuse'));
      expect(request.problems.length > 0).toBe(refused.length > 0);
    }
  });

  it('say the same in an import', () => {
    const table = new ImportTable();
    const cells = all.map(({ url, custom, channel }) => [url, custom, String(channel ?? '')]);
    const { fields } = table.load({ text: csvText(['url', 'alias', 'channel'], cells) });
    const records = { channel: [{ id: 3, name: 'Post' }] };
    table.check({ fields, defaults: {}, zone: 'UTC', now: 0, records, naming: rules });
    const { rows } = table.view('all', 0, all.length);
    expect(rows).toHaveLength(all.length);
    for (const { index, problems } of rows) {
      const link = all[index];
      const said = problems.flatMap(({ problem }) =>
        problem.key === 'naming' ? [named(problem.naming)] : [],
      );
      expect(said).toEqual(link === undefined ? [] : verdictOf(link));
    }
    expect(table.drafts().every(({ body }) => !isRefused(body))).toBe(true);
  });

  it('say the same at the gate', () => {
    for (const link of all) {
      const { url, custom, channel } = link;
      const isForbidden = verdictOf(link).some((each) => each.startsWith('refuse'));
      expect(isRefused({ url, custom: custom || undefined, channel })).toBe(isForbidden);
    }
  });

  it('put an import right where one way is left, in each cell', () => {
    const table = new ImportTable();
    const url = 'https://fair.example/?utm_source=News%20Letter&utm_medium=E%20Mail';
    const { fields } = table.load({
      text: csvText(
        ['url', 'alias', 'channel'],
        [
          [url, 'Sale', '3'],
          ['https://fair.example/?utm_source=tiktok', 'x', '3'],
        ],
      ),
    });
    const records = { channel: [{ id: 3, name: 'Post' }] };
    const before = table.check({
      fields,
      defaults: {},
      zone: 'UTC',
      now: 0,
      records,
      naming: rules,
    });
    expect(before).toMatchObject({ errors: 2, fixable: 1 });
    expect(table.fixNames()).toMatchObject({ errors: 1, warnings: 0, ready: 1, fixable: 0 });
    expect(table.drafts().map(({ body }) => [body.url, body.custom])).toEqual([
      ['https://fair.example/?utm_source=newsletter&utm_medium=e-mail', 'sale'],
    ]);
  });
});

function isRefused(body: Parameters<typeof checkNaming>[1]['body']): boolean {
  try {
    refuseForbidden(rules, [{ body }]);
    return false;
  } catch {
    return true;
  }
}
