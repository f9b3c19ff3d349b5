import { expect, test } from 'vitest';
import {
  type ReportTarget,
  readReportTarget,
  reportOf,
  reportPeriod,
  reportPeriods,
} from './report-target.ts';

/** What the screen reads where a navigation leads. */
function opened(target: ReportTarget): ReportTarget {
  const { to, state } = reportOf(target);
  return readReportTarget(new URLSearchParams(to.search), state);
}

const manyIds = Array.from({ length: 201 }, (_, index) => index + 1);

test.each<ReportTarget>([
  { kind: 'account' },
  { kind: 'channel', id: 7 },
  { kind: 'campaign', id: 3 },
  { kind: 'plan', id: '1x2y3z&b' },
  { kind: 'links', ids: [1, 2, 99] },
  { kind: 'links', ids: manyIds },
  { kind: 'view', list: 'q=a%26b&made=30d' },
  { kind: 'view', list: '' },
])('A report of $kind is read from where it leads', (target) => {
  expect(opened(target)).toEqual(target);
});

test('Two hundred links are in the URL, so that it can be passed on', () => {
  const ids = manyIds.slice(1);
  expect(reportOf({ kind: 'links', ids })).toMatchObject({ state: null });
});

test.each([
  ['channel=abc', { kind: 'account' }],
  ['channel=-1', { kind: 'account' }],
  ['plan=', { kind: 'account' }],
  ['links=1,x,3', { kind: 'links', ids: [1, 3] }],
  ['links=', { kind: 'links', ids: [] }],
])('Of a wrong query, %s, the rest is read', (query, target) => {
  expect(readReportTarget(new URLSearchParams(query), null)).toEqual(target);
});

test('The period is in the URL, and is this week where there is none', () => {
  const periods = reportPeriods.map((period) => {
    const { search } = reportOf({ kind: 'campaign', id: 3 }, period).to;
    const parameter = new URLSearchParams(search).get('period') ?? '';
    return reportPeriod.read(parameter) ?? reportPeriod.preset;
  });
  expect(periods).toEqual(reportPeriods);
  expect(reportOf({ kind: 'campaign', id: 3 }).to.search).toBe('campaign=3');
  expect(reportPeriod.read('31')).toBeUndefined();
});
