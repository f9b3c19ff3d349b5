/**
 * Tests of the metrics: what is counted, and that the dashboard for Grafana asks for nothing else.
 */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { testVisits, visitedLink } from '#testing/service/test-visits.ts';
import { Metrics } from './metrics.ts';

/** Metrics with a clock that the test sets. */
function open() {
  const clock = { seconds: 0 };
  const metrics = new Metrics(() => clock.seconds);
  const lines = async () =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith('linkdeck_'));
  return { clock, metrics, lines };
}

describe('Visits', () => {
  test('Answers are counted by what visitors got', async () => {
    const { metrics, lines } = open();
    const visits = testVisits({
      sale: {},
      old: { expiry: '2020-01-01 00:00:00' },
      bad: { url: 'javascript:1' },
    });
    const ask = async (path: string, method = 'GET') =>
      metrics.answered(
        await visits.answer({
          method,
          host: 'links.example',
          path,
          ip: '203.0.113.7',
          header: () => undefined,
        }),
      );
    await ask('/sale');
    for (const path of ['/sale', '/old', '/bad', '/planted-alias', '/robots.txt']) await ask(path);
    await ask('/sale', 'DELETE');
    visits.faults.find = () => {
      throw new Error('planted');
    };
    await ask('/new');
    metrics.answered(undefined);
    const text = await lines();
    expect(text.filter((line) => line.startsWith('linkdeck_visit_answers_total')).sort()).toEqual([
      'linkdeck_visit_answers_total{outcome="broken"} 1',
      'linkdeck_visit_answers_total{outcome="expired"} 1',
      'linkdeck_visit_answers_total{outcome="failed"} 1',
      'linkdeck_visit_answers_total{outcome="page"} 1',
      'linkdeck_visit_answers_total{outcome="redirect"} 2',
      'linkdeck_visit_answers_total{outcome="refused"} 1',
      'linkdeck_visit_answers_total{outcome="unavailable"} 1',
      'linkdeck_visit_answers_total{outcome="unknown"} 1',
    ]);
    expect(text.join('\n')).not.toMatch(/planted|sale|203/);
  });

  test('What waits and what was lost is read when it is asked for', async () => {
    const { metrics, lines } = open();
    const state = { waiting: 3, lost: 0 };
    metrics.watch(() => state, undefined);
    expect(await lines()).toEqual(
      expect.arrayContaining(['linkdeck_visits_waiting 3', 'linkdeck_visits_lost_total 0']),
    );
    Object.assign(state, { waiting: 0, lost: 3 });
    await lines();
    expect(await lines()).toEqual(
      expect.arrayContaining(['linkdeck_visits_waiting 0', 'linkdeck_visits_lost_total 3']),
    );
  });
});

describe('The database', () => {
  test('Look-ups and batches are timed, and failures are counted apart from them', async () => {
    const { clock, metrics, lines } = open();
    let broken = false;
    const after = (seconds: number): undefined => {
      clock.seconds += seconds;
      if (broken) throw new Error('planted');
    };
    const find = (seconds: number) => {
      after(seconds);
      return visitedLink();
    };
    const atOnce = { find: () => find(0.002), count: async () => after(0.5) };
    const later = { find: async () => find(0.2), count: async () => after(2) };
    for (const store of [atOnce, later]) {
      broken = false;
      const visits = testVisits({}, { store: { visits: store }, counters: metrics });
      await visits.visit('/a');
      await visits.flush();
      await visits.visit('/a');
      broken = true;
      await visits.visit('/b');
      await visits.flush();
    }
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'linkdeck_link_lookup_seconds_bucket{le="0.001"} 0',
        'linkdeck_link_lookup_seconds_bucket{le="0.003"} 1',
        'linkdeck_link_lookup_seconds_count 2',
        'linkdeck_link_lookups_failed_total 2',
        'linkdeck_link_lookups_remembered_total 2',
        'linkdeck_visits_written_total 2',
        'linkdeck_visit_batch_seconds_sum 2.5',
        'linkdeck_visit_batches_failed_total 2',
      ]),
    );
  });

  test('Requests of the API are counted by endpoint and status, and connections by their state', async () => {
    const { metrics, lines } = open();
    metrics.apiAnswered('links.list', 200, 0.002);
    metrics.apiAnswered(undefined, 404, 0.002);
    metrics.watch(
      () => ({ waiting: 0, lost: 0 }),
      () => [{ pool: 'api', open: 6, idle: 2, waiting: 9 }],
    );
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'linkdeck_api_request_seconds_count{route="links.list",status="200"} 1',
        'linkdeck_api_request_seconds_count{route="none",status="404"} 1',
        'linkdeck_pool_connections{pool="api",state="busy"} 4',
        'linkdeck_pool_connections{pool="api",state="idle"} 2',
        'linkdeck_pool_connections{pool="api",state="waiting"} 9',
      ]),
    );
  });
});

test('The dashboard for Grafana asks for metrics that there are, and for every one of the service', async () => {
  const { metrics } = open();
  metrics.watchProcess();
  metrics.watch(
    () => ({ waiting: 0, lost: 0 }),
    () => [],
  );
  const names = new Set(metrics.names());
  const text = await readFile(new URL('../../../../docs/grafana.json', import.meta.url), 'utf8');
  const { panels } = JSON.parse(text) as { panels: { targets: { expr: string }[] }[] }; // looked at below
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const asked = expressions.flatMap((expr) => expr.match(/\b(linkdeck|nodejs|process)_\w+/g) ?? []);
  const known = asked.map((name) =>
    names.has(name) ? name : name.replace(/_(bucket|sum|count)$/, ''),
  );
  expect(known.filter((name) => !names.has(name))).toEqual([]);
  expect(
    [...names].filter((name) => name.startsWith('linkdeck_') && !known.includes(name)),
  ).toEqual([]);
});
