/** Visible assignments: which are shown, and how each change is announced. */
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { logged } from '#contract/message.ts';
import { announcementText } from '#features/assign/model/assign-messages.ts';
import type { JobSummary } from '#queries/jobs.ts';
import { dashboard } from '#texts/en/dashboard.ts';
import { createVisibleAssignments } from './visible-assignments.ts';

const texts = {
  t: createTranslator({ locale: 'en', messages: dashboard, namespace: 'assigning' }),
  jobTexts: createTranslator({ locale: 'en', messages: dashboard, namespace: 'jobs' }),
  write: logged,
};

/** Noon of the day of the first jobs. */
const day = Date.UTC(2026, 2, 1, 12);

const news = { kind: 'channel', id: 1, name: 'News' } as const;

function job(part: Partial<JobSummary> = {}): JobSummary {
  return {
    id: 'a',
    kind: 'assign',
    title: 'News',
    target: news,
    itemType: 'links',
    createdAt: day,
    state: 'held',
    why: '',
    total: 20,
    done: 0,
    refused: 0,
    unknown: 0,
    dropped: 0,
    remainingMs: null,
    heldUntil: null,
    isStored: true,
    ...part,
  };
}

/** A watch, and the way to say how jobs stand now. */
function watch(first: readonly JobSummary[] = []) {
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
    day,
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
      'Adding 20 links to channel News. You can undo this for 8 seconds.',
      '5 of 20 done',
      '10 of 20 done',
      '15 of 20 done',
      '20 links added to channel News',
    ]);
  });

  it('hears how it ended where not all went well, that it was undone, paused, or waits', () => {
    const { become, said } = watch([job({ total: 4, state: 'running' })]);
    become(
      job({
        total: 4,
        state: 'running',
        why: 'The service allows no more requests for the moment.',
      }),
    );
    become(job({ total: 4, state: 'paused', why: 'The key was refused.' }));
    become(job({ total: 4, state: 'finished', done: 1, refused: 1, unknown: 1, dropped: 1 }));
    become(job({ id: 'b', total: 1 }));
    become();
    expect(said).toEqual([
      'The service allows no more requests for the moment.',
      'Adding is paused. The key was refused.',
      '1 of 4 links added to channel News, 1 failed, 1 not known, 1 cancelled',
      'Adding 1 link to channel News. You can undo this for 8 seconds.',
      'Undone. Nothing was added.',
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

describe('Among the notices', () => {
  it('stands what is not finished, also after a reload; not what had ended before, nor what makes links', () => {
    const { shown } = watch([
      job({ id: 'old', state: 'finished', done: 20 }),
      job({ id: 'running', state: 'running' }),
      job({ id: 'paused', state: 'paused' }),
      job({ id: 'create', kind: 'create', state: 'running' }),
    ]);
    expect(shown()).toEqual(['running', 'paused']);
  });

  it('what has finished stays until it is dismissed', () => {
    const { become, shown, dismiss } = watch([job({ state: 'running' })]);
    become(job({ state: 'finished', done: 20 }));
    expect(shown()).toEqual(['a']);
    dismiss('a');
    expect(shown()).toEqual([]);
  });

  it('stands nothing that paused on an earlier day, but what still runs', () => {
    const createdAt = day - 24 * 3_600_000;
    const { shown } = watch([
      job({ state: 'paused', createdAt }),
      job({ id: 'b', state: 'running', createdAt }),
    ]);
    expect(shown()).toEqual(['b']);
  });

  it('nothing that still runs can be dismissed', () => {
    const { shown, dismiss } = watch([job({ state: 'running' })]);
    dismiss('a');
    expect(shown()).toEqual(['a']);
  });
});
