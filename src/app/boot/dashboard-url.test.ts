/** Tests of the dashboard's URL: root, path, and folders of static web servers. */
import { expect, test } from 'vitest';
import { dashboardUrlOf } from './dashboard-url.ts';

test.each([
  ['https://deck.example/', 'https://deck.example'],
  ['https://tools.example/deck/', 'https://tools.example/deck'],
  ['https://tools.example/a/deck/index.html?from=mail#/links/7', 'https://tools.example/a/deck'],
  ['http://127.0.0.1:8080/#/links', 'http://127.0.0.1:8080'],
])('A page whose base is %s belongs to the dashboard at %s', (baseURI, dashboardUrl) => {
  expect(dashboardUrlOf({ baseURI })).toBe(dashboardUrl);
});
