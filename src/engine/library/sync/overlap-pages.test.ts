import { describe, expect, it } from 'vitest';
import { overlappingPage, requestsFor, startOf } from './overlap-pages.ts';

/** Requests that read so many rows, each beginning at or before the last row seen. */
function requestsOf(rows: number, cap: number): number {
  let requests = 0;
  for (let reach = 0; reach < rows; requests += 1) {
    const request = overlappingPage(reach, cap);
    reach = startOf(request) + request.limit;
  }
  return requests;
}

/** The fewest possible, found by trying all limits. */
function fewestFor(rows: number, cap: number): number {
  let reaches = new Set([0]);
  for (let requests = 0; requests < 1000; requests += 1) {
    if ([...reaches].some((reach) => reach >= rows)) return requests;
    const next = new Set<number>();
    for (const reach of reaches) {
      for (let limit = 1; limit <= cap; limit += 1) {
        const page = reach === 0 ? 1 : Math.floor((reach - 1) / limit) + 1;
        if (page * limit > reach) next.add(page * limit);
      }
    }
    reaches = next;
  }
  throw new Error('No limits reach so far');
}

describe('Overlapping pages', () => {
  it('advance from every row, and show the last seen row again wherever a limit allows it', () => {
    for (const cap of [...Array.from({ length: 29 }, (_, index) => index + 2), 50, 100]) {
      for (let reach = 1; reach < 5000; reach += 1) {
        const request = overlappingPage(reach, cap);
        const start = startOf(request);
        if (start > reach || start + request.limit <= reach)
          throw new Error(`cap ${cap}: undecided at row ${reach}`);
        if (start === reach && cap >= 12)
          throw new Error(`cap ${cap}: nothing is shown again at row ${reach}`);
      }
    }
    for (const cap of [15, 25, 50, 100]) {
      for (let reach = 1; reach <= 1_000_000; ) {
        const request = overlappingPage(reach, cap);
        const next = startOf(request) + request.limit;
        // 360,360 is divisible by every number from 8 to 15.
        if ((startOf(request) >= reach && reach % 360_360 > 0) || next <= reach)
          throw new Error(`cap ${cap}: row ${reach}`);
        reach = next;
      }
    }
  });

  it('need as few requests as a search over all limits', () => {
    for (const cap of [7, 10, 15]) {
      for (const rows of [1, cap, cap + 1, 3 * cap, 60])
        expect(requestsOf(rows, cap)).toBe(fewestFor(rows, cap));
    }
  });

  it.each([
    [100_000, 100, 1143],
    [100_000, 50, 2426],
    [100_000, 15, 9776],
  ])('read %i rows by %i in %i requests, and the estimate is close', (rows, cap, requests) => {
    expect(requestsOf(rows, cap)).toBe(requests);
    expect(Math.abs(requestsFor(rows, cap, true) / requests - 1)).toBeLessThan(0.03);
  });
});
