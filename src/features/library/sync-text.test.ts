import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import type { LibraryState } from '#queries/library.ts';
import { dashboard } from '#texts/en/dashboard.ts';
import { durationText, requestsFor, syncText } from './sync-text.ts';

const t = createTranslator({ locale: 'en', messages: dashboard, namespace: 'library' });
const at = (time: string) => new Date(`2026-11-22T${time}:00`).getTime();

const whole: LibraryState = {
  phase: 'whole',
  pausedFor: null,
  loaded: 100_000,
  total: 100_000,
  unreadable: 0,
  removed: 0,
  notFound: 0,
  sorts: true,
  oldestRead: at('09:12'),
  newestRead: at('14:02'),
  isBegun: true,
  isAsked: true,
  isRereading: false,
  requestsLeft: 0,
  version: 7,
  requests: 3,
  keeping: { mode: 'memory', isPossible: true, bytes: 0, lost: null },
  history: { isPossible: true, isStored: true, since: null },
};
const filling: LibraryState = { ...whole, phase: 'filling', loaded: 12_400, requestsLeft: 900 };
const now = at('14:05');
const pace = { bulkPerMinute: 27 };

describe('The words of the sync', () => {
  it('say that all links are here, and how old their clicks are', () => {
    expect(syncText(whole, pace, now, t)).toMatch(
      /^All 100,000 links are here\. Clicks as of 0?9:12( AM)? to (14:02|2:02 PM)\.$/,
    );
    expect(syncText({ ...whole, oldestRead: whole.newestRead }, pace, now, t)).toMatch(
      /Clicks as of (14:02|2:02 PM)\.$/,
    );
  });

  it('say how many are here, and how long the others take', () => {
    expect(syncText(filling, pace, now, t)).toBe(
      '12,400 of 100,000 links here, about 34 min left.',
    );
    expect(syncText({ ...filling, requestsLeft: null, total: null }, pace, now, t)).toBe(
      '12,400 links here.',
    );
  });

  it.each([
    ['paused', 'Paused.'],
    ['user', 'Waiting while you work.'],
    ['other-app', 'Waiting: another app uses your requests.'],
    ['limit', 'Waiting for the request limit.'],
    ['offline', 'Waiting: you’re offline.'],
    ['key', 'Stopped: the service refused your API key.'],
    ['failed', 'Stopped: the service isn’t responding.'],
  ] as const)('say why nothing is read: %s', (pausedFor, words) => {
    expect(syncText({ ...filling, pausedFor }, pace, now, t)).toBe(
      `12,400 of 100,000 links here. ${words}`,
    );
  });

  it('say what is not as it should be', () => {
    const odd = { ...filling, unreadable: 2, removed: 3, notFound: 1, sorts: false };
    expect(syncText(odd, pace, now, t)).toMatch(
      /left\. 2 rows couldn’t be read and aren’t listed\. 3 links were deleted elsewhere\. 1 link may have been deleted elsewhere\. This service doesn’t sort/,
    );
  });

  it('name the day of clicks that are older than half a day', () => {
    const yesterday = at('14:05') - 86_400_000;
    expect(syncText({ ...whole, oldestRead: yesterday }, pace, now, t)).toMatch(
      /Clicks as of .*21.*2026.* to .*22.*2026/,
    );
    expect(syncText({ ...whole, oldestRead: 0 }, pace, now, t)).toBe(
      'All 100,000 links are here. Some clicks aren’t known yet.',
    );
  });

  it.each([
    ['offline', 'You’re offline, so nothing is refreshed.'],
    ['failed', 'The service can’t be reached, so nothing is refreshed.'],
    ['key', 'The service refused your API key, so nothing is refreshed.'],
  ] as const)('say why links that are all here grow old: %s', (pausedFor, words) => {
    expect(syncText({ ...whole, pausedFor }, pace, now, t).endsWith(words)).toBe(true);
  });

  it('say that kept links are opened, and why links are no longer kept', () => {
    expect(syncText({ ...whole, phase: 'loading' }, pace, now, t)).toBe('Opening your links.');
    const lost = (why: 'full' | 'gone') =>
      syncText({ ...whole, keeping: { ...whole.keeping, lost: why } }, pace, now, t);
    expect(lost('full')).toMatch(/no room left for your links, so they’re in memory only\.$/);
    expect(lost('gone')).toMatch(
      /can’t be read or were removed, so your links are in memory only\.$/,
    );
  });

  it('say nothing where nothing was read', () => {
    expect(syncText({ ...whole, phase: 'empty' }, pace, now, t)).toBe('');
  });
});

describe('The cost of all links', () => {
  it('is reported in requests, with room for pages that overlap, and in time', () => {
    expect([requestsFor(1), requestsFor(5000), requestsFor(100_000)]).toEqual([1, 58, 1150]);
    expect([durationText(1, 27, t), durationText(58, 27, t), durationText(11_413, 27, t)]).toEqual([
      'less than a minute',
      'about 3 min',
      'about 7 hours',
    ]);
  });
});
