/** Simulated sync: the walks of a library over a simulated host, on a clock that jumps, with a way to crash. */

import type { Clock } from '#base/clock.ts';
import type { Client } from '#client/client.ts';
import { cancelledError } from '#client/errors/error-messages.ts';
import { LinkRows } from '#engine/library/rows/link-rows.ts';
import { createAskService } from '#engine/library/sync/ask-service.ts';
import { fullPass } from '#engine/library/sync/full-pass.ts';
import { readNewest } from '#engine/library/sync/read-newest.ts';
import { SyncThrottle } from '#engine/library/sync/sync-throttle.ts';
import { newMemory, type SyncDeps, type SyncMemory } from '#engine/library/sync/sync-types.ts';
import { freeBudget, type SimulatedHost } from './simulated-host.ts';

/** @param afterRequest what happens at the service after each request */
export function openSync(host: SimulatedHost, afterRequest: () => void = () => {}) {
  const rows = new LinkRows();
  let now = Date.UTC(2026, 6, 1);
  let memory: SyncMemory = newMemory();
  let crashAt = Infinity;
  let wrongly = 0;
  const clock: Clock = {
    now: () => now,
    wait: (milliseconds) => {
      now += milliseconds;
      return Promise.resolve();
    },
  };
  const remove = rows.remove.bind(rows);
  rows.remove = (id) => {
    if (host.readable().has(id)) wrongly += 1;
    return remove(id);
  };

  function open(): SyncDeps {
    const closing = new AbortController();
    const send = (name: string, input: unknown): unknown => {
      if (host.requests >= crashAt) throw cancelledError();
      now += 2120;
      try {
        // Sound casts: these are what the walks ask for.
        if (name === 'links.list')
          return { data: host.page(input as Parameters<SimulatedHost['page']>[0]) };
        return host.detail((input as { id: number }).id);
      } finally {
        if (host.requests >= crashAt) closing.abort();
        afterRequest();
      }
    };
    // A sound cast: the replies of the host have the types of the two endpoints.
    const call = (async (name: string, input: unknown) =>
      send(name, input)) as unknown as Client['call'];
    const throttle = new SyncThrottle(
      { clock, budget: () => freeBudget, online: () => true },
      closing.signal,
      () => {},
    );
    const ask = createAskService(call, throttle, closing.signal);
    return { rows, clock, memory, ask, onStep: () => {} };
  }

  /** As a crash and a restart leave it: what was kept after the last reply. */
  async function survive<T>(work: (deps: SyncDeps) => Promise<T>): Promise<T | undefined> {
    try {
      const result = await work(open());
      crashAt = Infinity;
      return result;
    } catch (problem) {
      if (host.requests < crashAt) throw problem;
      crashAt = Infinity;
      memory = structuredClone(memory);
      // Of each row only whether any walk came by is kept.
      for (let place = 0; place < rows.places; place += 1)
        rows.columns.walk[place] = Math.min(1, rows.columns.walk[place] ?? 0);
      return undefined;
    }
  }

  return {
    rows,
    get memory() {
      return memory;
    },
    /** Links that were removed although the service has them. */
    wronglyRemoved: () => wrongly,
    /** The next walk ends after so many more requests, as by a crash. */
    crashAfter: (requests: number) => {
      crashAt = host.requests + requests;
    },
    pass: () => survive(fullPass),
    readNewest: () => survive(readNewest),
    /** What differs from the service: ids that are missing here, too many, or have other fields. */
    differences: () => {
      const there = host.readable();
      const missing = [...there.keys()].filter((id) => !rows.has(id));
      const tooMany = [...rows.ids()].filter((id) => !there.has(id));
      const changed = [...there].filter(([id, link]) => {
        const place = rows.placeOf(id);
        return place !== undefined && JSON.stringify(rows.fields(place)) !== JSON.stringify(link);
      });
      return { missing, tooMany, changed: changed.map(([id]) => id) };
    },
  };
}
