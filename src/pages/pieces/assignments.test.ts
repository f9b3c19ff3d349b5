/** Assignments on their way: the grace, one after another, and what goes wrong. */
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '#client/api-error.ts';
import { createWoundClock, settled } from '#testing/wound-clock.ts';
import { type AssignableItem, type AssignTarget, targetKey } from './assigning.ts';
import { createAssignments } from './assignments.ts';
import { grace } from './batch.ts';

const news: AssignTarget = { kind: 'channel', id: 1, name: 'News' };
const spring: AssignTarget = { kind: 'campaign', id: 1, name: 'Spring' };
const autumn: AssignTarget = { kind: 'campaign', id: 2, name: 'Autumn' };

function links(...ids: number[]): AssignableItem[] {
  return ids.map((id) => ({ type: 'links', id, name: `s.link/${id}` }));
}

/** @param failures kinds of failure for the requests that name an item, one after the other; afterwards all is well */
function start(failures: Readonly<Record<number, ApiErrorKind[]>> = {}) {
  const clock = createWoundClock();
  const sent: string[] = [];
  const assignedTo: string[] = [];
  const said: string[] = [];
  const left = structuredClone(failures);
  let held: Promise<void> | undefined;
  const assignments = createAssignments({
    clock,
    send: async (item, target) => {
      sent.push(`${target.kind} ${target.id} ${item.type} ${item.id}`);
      await held;
      const kind = left[item.id]?.shift();
      if (kind !== undefined) throw new ApiError(kind, `because of ${kind}`, { retryAt: kind === 'limit' ? clock.now() + 41_000 : null });
    },
    onAssigned: (target) => assignedTo.push(targetKey(target)),
  });
  assignments.subscribe(() => {
    const now = assignments.get().said.trim();
    if (now !== said.at(-1)) said.push(now);
  });
  return {
    clock,
    sent,
    assignedTo,
    said,
    ...assignments,
    /** Holds back every reply until the returned function is called. */
    hold: () => {
      let open = () => {};
      held = new Promise((resolve) => (open = resolve));
      return () => {
        held = undefined;
        open();
      };
    },
    batch: (index = 0) => assignments.get().batches[index],
    states: () => assignments.get().batches[0]?.parts.map(({ state }) => state),
  };
}

describe('An assignment', () => {
  it('waits for the whole grace, then sends one request after another', async () => {
    const { clock, sent, assign, batch, assignedTo } = start();
    assign(links(1, 2), news);
    await clock.advance(grace - 1);
    expect(sent).toEqual([]);
    expect(batch()?.phase).toBe('grace');
    await clock.advance(1);
    expect(sent).toEqual(['channel 1 links 1', 'channel 1 links 2']);
    expect(batch()?.phase).toBe('finished');
    expect(assignedTo).toEqual(['channel 1']);
  });

  it('that is undone sends nothing, ever', async () => {
    const { clock, sent, assign, undo, batch, said } = start();
    assign(links(1), news);
    await clock.advance(grace - 1);
    undo(batch()!.id);
    expect(batch()).toBeUndefined();
    await clock.advance(60_000);
    expect(sent).toEqual([]);
    expect(said).toContain('Undone. Nothing was assigned.');
  });

  it('cannot be undone after the grace', async () => {
    const { clock, assign, undo, batch, sent } = start();
    assign(links(1), news);
    await clock.advance(grace);
    undo(batch()!.id);
    expect(batch()?.phase).toBe('finished');
    expect(sent).toHaveLength(1);
  });

  it('goes from the screen some time after it went well, and stays where something failed', async () => {
    const { clock, assign, get } = start({ 2: ['refused'] });
    assign(links(1), news);
    assign(links(2), spring);
    await clock.advance(grace);
    expect(get().batches).toHaveLength(2);
    await clock.advance(60_000);
    expect(get().batches.map(({ target }) => target)).toEqual([spring]);
  });

  it('of nothing, or of what is on its way already, does nothing', async () => {
    const { clock, assign, get, sent } = start();
    assign([], news);
    assign(links(1, 1), news);
    assign(links(1), news);
    expect(get().batches).toHaveLength(1);
    await clock.advance(grace);
    expect(sent).toEqual(['channel 1 links 1']);
  });

  it('of the same item to a channel and to a campaign is two', async () => {
    const { clock, assign, sent } = start();
    assign(links(1), news);
    assign(links(1), spring);
    await clock.advance(grace);
    expect(sent).toEqual(['channel 1 links 1', 'campaign 1 links 1']);
  });
});

describe('Several assignments', () => {
  it('go one after the other, and their requests never overlap', async () => {
    const { clock, sent, assign, hold, batch } = start();
    const release = hold();
    assign(links(1), news);
    assign(links(2), spring);
    await clock.advance(grace);
    expect(sent).toEqual(['channel 1 links 1']);
    expect(batch(1)?.phase).toBe('queued');
    release();
    await settled();
    expect(sent).toEqual(['channel 1 links 1', 'campaign 1 links 2']);
  });

  it('that are cancelled drop what was not sent, and let the one under way end', async () => {
    const { clock, sent, assign, hold, cancel, states, batch, said } = start();
    const release = hold();
    assign(links(1, 2, 3), news);
    await clock.advance(grace);
    cancel(batch()!.id);
    expect(states()).toEqual(['sending', 'dropped', 'dropped']);
    release();
    await settled();
    expect(states()).toEqual(['done', 'dropped', 'dropped']);
    expect(sent).toHaveLength(1);
    expect(said.at(-1)).toBe('1 of 3 links assigned to channel News, 2 cancelled');
  });
});

describe('What fails', () => {
  it('is kept with its reason while the rest goes on, and only that is sent again', async () => {
    const { clock, sent, assign, states, batch, retry, said } = start({ 2: ['refused'] });
    assign(links(1, 2, 3), news);
    await clock.advance(grace);
    expect(states()).toEqual(['done', 'failed', 'done']);
    expect(batch()?.parts[1]?.problem).toBe('because of refused');
    expect(said.at(-1)).toBe('2 of 3 links assigned to channel News, 1 failed');
    sent.length = 0;
    retry(batch()!.id);
    await settled();
    expect(sent).toEqual(['channel 1 links 2']);
    expect(states()).toEqual(['done', 'done', 'done']);
    expect(said.at(-1)).toBe('3 links assigned to channel News');
  });

  it.each(['timeout', 'unreachable'] as const)('with an unknown outcome (%s) is sent once more', async (kind) => {
    const { clock, sent, assign, states } = start({ 1: [kind] });
    assign(links(1), news);
    await clock.advance(grace);
    expect(sent).toHaveLength(2);
    expect(states()).toEqual(['done']);
  });

  it('with an unknown outcome twice has failed', async () => {
    const { clock, sent, assign, states } = start({ 1: ['timeout', 'timeout'] });
    assign(links(1, 2), news);
    await clock.advance(grace);
    expect(sent).toHaveLength(3);
    expect(states()).toEqual(['failed', 'done']);
  });

  it('because of the key is not tried with every other item', async () => {
    const { clock, sent, assign, states, batch } = start({ 1: ['key'] });
    assign(links(1, 2, 3), news);
    await clock.advance(grace);
    expect(sent).toHaveLength(1);
    expect(states()).toEqual(['failed', 'failed', 'failed']);
    expect(batch()?.parts[2]?.problem).toBe('because of key');
  });

  it('over the limit waits as long as the service says, and is no failure', async () => {
    const { clock, sent, assign, states, batch } = start({ 1: ['limit', 'limit'] });
    assign(links(1), news);
    await clock.advance(grace);
    expect(batch()?.limited).toBe(true);
    await clock.advance(40_999);
    expect(sent).toHaveLength(1);
    await clock.advance(1);
    expect(sent).toHaveLength(2);
    await clock.advance(41_000);
    expect(states()).toEqual(['done']);
    expect(batch()?.limited).toBe(false);
  });

  it('over the limit can be cancelled while it waits', async () => {
    const { clock, sent, assign, states, batch, cancel } = start({ 1: ['limit'] });
    assign(links(1), news);
    await clock.advance(grace);
    cancel(batch()!.id);
    await clock.advance(60_000);
    expect(states()).toEqual(['dropped']);
    expect(sent).toHaveLength(1);
  });
});

describe('It is kept', () => {
  it('what was assigned where, the last first; a link leaves the campaign it was in, and no channel', async () => {
    const { clock, assign, get } = start();
    const ids = (target: AssignTarget) => get().assigned.get(targetKey(target))?.map(({ id }) => id);
    assign(links(1, 2), spring);
    assign(links(1), news);
    await clock.advance(grace);
    expect(ids(spring)).toEqual([2, 1]);
    assign(links(2), autumn);
    await clock.advance(grace);
    expect(ids(spring)).toEqual([1]);
    expect(ids(autumn)).toEqual([2]);
    expect(ids(news)).toEqual([1]);
  });

  it('which targets were used, the last first', () => {
    const { assign, get } = start();
    assign(links(1), news);
    assign(links(1), spring);
    assign(links(2), news);
    expect(get().recent).toEqual([news, spring]);
  });
});

describe('A screen reader', () => {
  it('hears the start, each quarter of many, and the end, and nothing of single rows', async () => {
    const { clock, assign, said } = start();
    assign(links(...Array.from({ length: 20 }, (_, index) => index + 1)), news);
    await clock.advance(grace);
    expect(said).toEqual([
      'Assigning 20 links to channel News. You can undo this for 8 seconds.',
      '5 of 20 done',
      '10 of 20 done',
      '15 of 20 done',
      '20 links assigned to channel News',
    ]);
  });

  it('hears the same words again when the same happens again, as a text that stays is not read', () => {
    const { assign, get } = start();
    assign(links(1), news);
    const first = get().said;
    assign(links(2), news);
    const second = get().said;
    expect(second.trim()).toBe(first);
    expect(second).not.toBe(first);
  });
});
