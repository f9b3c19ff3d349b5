/** Visible assignments: which are shown, and how each change is announced. */
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { logged } from '#contract/message.ts';
import { announcementText } from '#features/assign/model/assign-messages.ts';
import type { JobSummary } from '#queries/jobs.ts';
import { createManualClock } from '#testing/time/manual-clock.ts';
import { dashboard } from '#texts/en/dashboard.ts';
import { createVisibleAssignments } from './visible-assignments.ts';

const texts = {
  t: createTranslator({ locale: 'en', messages: dashboard, namespace: 'assigning' }),
  jobTexts: createTranslator({ locale: 'en', messages: dashboard, namespace: 'jobs' }),
  write: logged,
};

const news = { kind: 'channel', id: 1, name: 'News' } as const;

function job(part: Partial<JobSummary> = {}): JobSummary {
  return {
    id: 'a',
    kind: 'assign',
    title: 'News',
    target: news,
    itemType: 'links',
    createdAt: 1,
    state: 'held',
    why: '',
    total: 20,
    done: 0,
    refused: 0,
    unknown: 0,
    dropped: 0,
    remainingMs: null,
    heldUntil: null,
    kept: true,
    ...part,
  };
}

/** A watch, and the way to say how jobs stand now. */
function watch(first: readonly JobSummary[] = []) {
  const clock = createManualClock();
  let jobs = first;
  let tell = () => {};
  const made = createVisibleAssignments(
    {
      get: () => jobs,
      subscribe: (listener) => {
        tell = listener;
        return () => (tell = () => {});
      },
    },
    clock,
  );
  const said: string[] = [];
  const leave = made.subscribe(() => {
    const now = made
      .get()
      .said.map((each) => announcementText(each, texts))
      .join('. ');
    if (now !== '' && now !== said.at(-1)) said.push(now);
  });
  return {
    ...made,
    clock,
    said,
    leave,
    shown: () => made.get().jobs.map(({ id }) => id),
    become: (...next: JobSummary[]) => {
      jobs = next;
      tell();
    },
  };
}

describe('A screen reader', () => {
  it('hears the start, each quarter of many, and the end, and nothing of single rows', () => {
    const { become, said } = watch();
    become(job());
    become(job({ state: 'waiting' }));
    for (let done = 0; done < 20; done += 1) become(job({ state: 'running', done }));
    become(job({ state: 'finished', done: 20 }));
    expect(said).toEqual([
      'Assigning 20 links to channel News. You can undo this for 8 seconds.',
      '5 of 20 done',
      '10 of 20 done',
      '15 of 20 done',
      '20 links assigned to channel News',
    ]);
  });

  it('hears how it ended where not all went well, that it was undone, paused, or waits', () => {
    const { become, said } = watch([job({ total: 4, state: 'running' })]);
    become(job({ total: 4, state: 'running', why: 'The service allows no more requests for the moment.' }));
    become(job({ total: 4, state: 'paused', why: 'The key was refused.' }));
    become(job({ total: 4, state: 'finished', done: 1, refused: 1, unknown: 1, dropped: 1 }));
    become(job({ id: 'b', total: 1 }));
    become();
    expect(said).toEqual([
      'The service allows no more requests for the moment.',
      'Assigning is paused. The key was refused.',
      '1 of 4 links assigned to channel News, 1 failed, 1 not known, 1 cancelled',
      'Assigning 1 link to channel News. You can undo this for 8 seconds.',
      'Undone. Nothing was assigned.',
    ]);
  });

  it('hears the same words again when the same happens again, as a text that stays is not read', () => {
    const { become, get } = watch();
    become(job());
    const first = get().times;
    become(job(), job({ id: 'b' }));
    expect(get().said.map(({ what }) => what)).toEqual(['started']);
    expect(get().times).toBe(first + 1);
  });
});

describe('At the foot of the page', () => {
  it('stands what is not finished, also after a reload; not what had ended before, nor what makes links', () => {
    const { shown } = watch([
      job({ id: 'old', state: 'finished', done: 20 }),
      job({ id: 'running', state: 'running' }),
      job({ id: 'paused', state: 'paused' }),
      job({ id: 'create', kind: 'create', state: 'running' }),
    ]);
    expect(shown()).toEqual(['running', 'paused']);
  });

  it('what went well goes after a while, what failed stays until it is dismissed', async () => {
    const { become, shown, clock, dismiss } = watch([job({ state: 'running' }), job({ id: 'b', state: 'running' })]);
    become(job({ state: 'finished', done: 20 }), job({ id: 'b', state: 'finished', done: 19, refused: 1 }));
    await clock.advance(11_999);
    expect(shown()).toEqual(['a', 'b']);
    await clock.advance(1);
    expect(shown()).toEqual(['b']);
    dismiss('b');
    expect(shown()).toEqual([]);
  });

  it('nothing that still runs can be dismissed', () => {
    const { shown, dismiss } = watch([job({ state: 'running' })]);
    dismiss('a');
    expect(shown()).toEqual(['a']);
  });
});
