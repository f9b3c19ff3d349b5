import { expect, it } from 'vitest';
import { expiryPresets } from './expiry-presets.ts';

const at = (name: string, now: string, zone: string) =>
  expiryPresets.find((preset) => preset.name === name)?.at(Date.parse(now), zone);

it.each([
  // Clocks go from 2 to 3 on 29 March 2026: a day later the time of day is the same.
  ['day', '2026-03-01T12:00:30Z', 'UTC', '2026-03-02T12:01'],
  ['day', '2026-03-28T11:00:00Z', 'Europe/Zurich', '2026-03-29T12:00'],
  ['week', '2026-12-28T10:00:00Z', 'UTC', '2027-01-04T10:00'],
  ['month', '2026-02-01T10:00:00Z', 'America/New_York', '2026-03-03T05:00'],
  ['endOfMonth', '2028-02-10T10:00:00Z', 'UTC', '2028-02-29T23:59'],
  ['endOfMonth', '2026-12-31T10:00:00Z', 'UTC', '2026-12-31T23:59'],
  // It is January already in Auckland.
  ['endOfMonth', '2026-12-31T12:00:00Z', 'Pacific/Auckland', '2027-01-31T23:59'],
  // Less than an hour is left of the month.
  ['endOfMonth', '2026-12-31T23:30:00Z', 'UTC', '2027-01-31T23:59'],
])('“%s” at %s in %s is %s', (name, now, zone, end) => {
  expect(at(name, now, zone)).toBe(end);
});
