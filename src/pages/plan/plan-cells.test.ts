/** Cells of a plan: names and destinations by pattern, what stops them, and what their links are. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkNaming } from '#contract/new-link/check-naming.ts';
import { aliasText } from '#contract/protocol/inputs.ts';
import { namedLinks, namingRules } from '#testing/naming-cases.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { defaultAlias, fillAlias, slugOf } from './patterns.ts';
import { type CellSources, planCells, withFixes } from './plan-cells.ts';

const channel = (name: string) => ({ name, source: slugOf(name), medium: 'email' });

function sourcesOf(part: Partial<CellSources['plan']> = {}): CellSources {
  const plan = {
    id: 'p',
    campaign: 'Autumn fair 26',
    url: 'fair.example/{variant}/visit?x=1',
    alias: defaultAlias,
    domain: '',
    channels: [channel('Newsletter'), channel('Partner sites')],
    variants: ['de', 'fr'],
    changes: {},
    links: {},
    ...part,
  };
  return { plan, rows: [], rules: null, used: new Set() };
}

/** The key of a cell, which its channel and variant decide. */
function cellKey(name: string, variant: string): string {
  const [cell] = planCells(sourcesOf({ channels: [channel(name)], variants: [variant] }));
  return cell?.key ?? '';
}

const shown = (sources: CellSources) =>
  planCells(sources).map(({ alias, state, problems }) =>
    [alias, state, ...problems.map(({ key }) => key)].join(' '),
  );

describe('The cells of a plan', () => {
  it('have an alias and a destination of their own each', () => {
    const cells = planCells(sourcesOf());
    expect(cells.map(({ alias }) => alias)).toEqual([
      'autumn-fair-26-newsletter-de',
      'autumn-fair-26-newsletter-fr',
      'autumn-fair-26-partner-sites-de',
      'autumn-fair-26-partner-sites-fr',
    ]);
    expect(cells[3]?.url).toBe(
      'https://fair.example/fr/visit?x=1&utm_source=partner-sites&utm_medium=email&utm_campaign=autumn-fair-26&utm_content=fr',
    );
    expect(cells.every(({ isWrong }) => !isWrong)).toBe(true);
  });

  it('are one for each channel without variants', () => {
    expect(shown(sourcesOf({ variants: [] }))).toEqual([
      'autumn-fair-26-newsletter planned',
      'autumn-fair-26-partner-sites planned',
    ]);
  });

  it('lead to the page itself while there are no variants', () => {
    const [cell] = planCells(sourcesOf({ variants: [] }));
    expect(cell?.url).toMatch(/^https:\/\/fair\.example\/visit\?x=1&/);
  });

  it('never share an alias with another cell or a link that is known, and one press puts that right', () => {
    const sources = sourcesOf({ alias: '{campaign}-{channel}' });
    const used = new Set(['autumn-fair-26-newsletter', 'autumn-fair-26-newsletter-2']);
    expect(shown({ ...sources, used })).toEqual([
      'autumn-fair-26-newsletter planned aliasUsed',
      'autumn-fair-26-newsletter planned aliasTwice aliasUsed',
      'autumn-fair-26-partner-sites planned',
      'autumn-fair-26-partner-sites planned aliasTwice',
    ]);
    const plan = withFixes({ ...sources, used });
    expect(shown({ ...sources, used, plan })).toEqual([
      'autumn-fair-26-newsletter-3 planned',
      'autumn-fair-26-newsletter-4 planned',
      'autumn-fair-26-partner-sites planned',
      'autumn-fair-26-partner-sites-2 planned',
    ]);
  });

  it('are checked as any other new link', () => {
    const changes = {
      [cellKey('Newsletter', 'de')]: { alias: '.hidden' },
      [cellKey('Newsletter', 'fr')]: { url: 'https://аррӏе.com/' },
    };
    const cells = planCells(sourcesOf({ changes }));
    expect(cells.slice(0, 2)).toMatchObject([
      { isWrong: true, problems: [{ field: 'custom', message: 'Must not begin with a dot' }] },
      { isWrong: false, problems: [{ key: 'lookalike', host: 'xn--80ak6aa92e.com' }] },
    ]);
  });

  it('are wrong where two lead to one address, unless one is turned off', () => {
    const url = 'https://fair.example/same';
    const changes = {
      [cellKey('Newsletter', 'de')]: { url },
      [cellKey('Newsletter', 'fr')]: { url },
    };
    const sources = sourcesOf({ changes });
    expect(shown(sources)[1]).toBe('autumn-fair-26-newsletter-fr planned sameUrl');
    const off = { ...changes, [cellKey('Newsletter', 'de')]: { url, isOff: true } };
    expect(shown(sourcesOf({ changes: off })).slice(0, 2)).toEqual([
      'autumn-fair-26-newsletter-de off',
      'autumn-fair-26-newsletter-fr planned',
    ]);
  });

  it('keep their link and what was sent when names change, and show a link that the service had', () => {
    const link = (id: number, alias: string, asked = alias) => ({
      id,
      shorturl: `https://go.example/${alias}`,
      asked,
    });
    const links = {
      [cellKey('Newsletter', 'de')]: link(1, 'old-de'),
      [cellKey('Newsletter', 'fr')]: link(2, 'spring', 'old-fr'),
      [cellKey('Partner sites', 'de')]: link(1, 'old-de', 'old-partner-de'),
    };
    expect(shown(sourcesOf({ campaign: 'Other', links }))).toEqual([
      'old-de created',
      'old-fr created existed',
      'old-partner-de created shared',
      'other-partner-sites-fr planned',
    ]);
  });

  it('get a link of their own in another slot, with an address that no other has', () => {
    const key = cellKey('Newsletter', 'de');
    const links = { [key]: { id: 1, shorturl: 'https://go.example/x', asked: 'y' } };
    const [cell] = planCells(sourcesOf({ links, changes: { [key]: { again: 1 } } }));
    expect(cell).toMatchObject({ state: 'planned', slot: `${key} 1` });
  });

  it('show what the service has refused until their alias is another one', () => {
    const key = cellKey('Newsletter', 'de');
    const alias = 'autumn-fair-26-newsletter-de';
    const row = {
      index: 0,
      state: 'refused',
      label: '',
      problem: 'Taken',
      cells: [key, '', '', '', alias],
    } as const;
    const sources = { ...sourcesOf(), rows: [row] };
    expect(shown(sources)[0]).toBe(`${alias} planned refused`);
    const plan = withFixes(sources);
    expect(shown({ ...sources, plan })[0]).toBe(`${alias}-2 planned`);
  });

  it.each([
    ['planned', 'waiting'],
    ['sent', 'sending'],
    ['unknown', 'unknown'],
  ] as const)('of a row that is %s, are %s', (state, shownState) => {
    const slot = cellKey('Newsletter', 'de');
    const row = { index: 0, state, label: '', problem: '', cells: [slot, '', '', '', 'a'] };
    expect(planCells({ ...sourcesOf(), rows: [row] })[0]?.state).toBe(shownState);
  });

  it('follow the naming rules of the account', () => {
    const rules = {
      version: 1,
      parameters: { utm_medium: { allowed: ['mail'] } },
      alias: { maxLength: 28 },
    } as const;
    const [one, , three] = planCells({ ...sourcesOf(), rules: structuredClone(rules) as never });
    expect(one?.problems.map(({ key }) => key)).toEqual(['naming']);
    expect(three?.problems.map(({ key }) => key)).toEqual(['naming', 'naming']);
    const fixed = withFixes({ ...sourcesOf(), rules: structuredClone(rules) as never });
    expect(fixed.changes[cellKey('Newsletter', 'de')]?.url).toContain('utm_medium=mail');
  });
});

describe('An alias pattern', () => {
  it.each([
    ['{campaign}-{channel}-{variant}', 'a', '', '', 'a'],
    ['{campaign}-{channel}', 'Größe & Weg!', 'Radio', '', 'größe-weg-radio'],
    ['{x}-{campaign}', 'a', '', '', '{x}-a'],
  ])('%s of %s, %s, %s is %s', (pattern, campaign, name, variant, alias) => {
    const values = { campaign, channel: name, source: '', medium: '', variant };
    expect(fillAlias(pattern, values)).toBe(alias);
  });

  it('never makes what the service refuses for blanks, slashes or other characters', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 });
    fc.assert(
      fc.property(text, text, text, (campaign, name, variant) => {
        const values = { campaign, channel: name, source: '', medium: '', variant };
        const alias = fillAlias(defaultAlias, values);
        expect(alias === '' || aliasText.safeParse(alias).success).toBe(true);
        expect(alias).not.toMatch(/--|^-|-$/);
      }),
      propertyRuns(200),
    );
  });
});

it('A cell is judged by naming rules as any other link of its channel', () => {
  for (const { url, custom } of namedLinks()) {
    const alias = custom || 'sale';
    const changes = { [cellKey('Newsletter', '')]: { url, alias } };
    const sources = sourcesOf({ channels: [channel('Newsletter')], variants: [], changes });
    const [cell] = planCells({ ...sources, rules: namingRules });
    const named = cell?.problems.flatMap((problem) =>
      problem.key === 'naming' ? [problem.naming] : [],
    );
    const names = { channel: 'Newsletter' };
    const verdict = checkNaming(namingRules, { body: { url, custom: alias }, names });
    expect(named).toEqual(verdict);
    expect(cell?.isWrong).toBe(verdict.some(({ level }) => level === 'refuse'));
  }
});
