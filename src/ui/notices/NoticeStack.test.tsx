/** The stack of notices: how many are shown, for how long, what is announced, and what Ctrl Z undoes. */
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '#testing/accessibility.ts';
import { EnglishTexts } from '#testing/texts/english-texts.tsx';
import { createManualClock } from '#testing/time/manual-clock.ts';
import { Notice, NoticeAction } from './Notice.tsx';
import { NoticeStack } from './NoticeStack.tsx';
import { noticeMs, type StackedNotice } from './stacked-notice.ts';

function notice(id: string, part: Partial<StackedNotice> = {}): StackedNotice {
  return {
    id,
    at: Number(id),
    said: `Notice ${id}`,
    card: (
      <Notice
        tone="done"
        label={`Notice ${id}`}
        title={`Notice ${id}`}
        actions={<NoticeAction>Action {id}</NoticeAction>}
        onClose={() => undefined}
      />
    ),
    ...part,
  };
}

function show(...first: readonly StackedNotice[]) {
  const clock = createManualClock();
  const withStack = (notices: readonly StackedNotice[]) => (
    <MantineProvider>
      <EnglishTexts>
        <NoticeStack notices={notices} clock={clock} />
      </EnglishTexts>
    </MantineProvider>
  );
  const { rerender } = render(withStack(first));
  return {
    become: (...notices: readonly StackedNotice[]) => rerender(withStack(notices)),
    wind: (milliseconds: number) => act(() => clock.advance(milliseconds)),
    shown: () => screen.queryAllByRole('group').map((group) => group.getAttribute('aria-label')),
    said: () => screen.getByRole('status', { name: 'Notices' }).textContent,
  };
}

describe('Notices', () => {
  it('are three at most, the newest lowest; those that go by themselves make room first @core', async () => {
    const passing = { onExpire: () => undefined };
    const { become, shown } = show(notice('2', passing), notice('1'), notice('3', passing));
    expect(shown()).toEqual(['Notice 1', 'Notice 2', 'Notice 3']);
    await expectAccessible();
    become(notice('1'), notice('2', passing), notice('3', passing), notice('4'));
    expect(shown()).toEqual(['Notice 1', 'Notice 3', 'Notice 4']);
    become(notice('1'), notice('2', passing), notice('4'));
    expect(shown()).toEqual(['Notice 1', 'Notice 2', 'Notice 4']);
  });

  it('go after ten seconds, but not what waits for an answer', async () => {
    const onExpire = vi.fn();
    const { wind, become } = show(notice('1'), notice('2', { onExpire }));
    await wind(noticeMs - 1);
    expect(onExpire).not.toHaveBeenCalled();
    await wind(1);
    expect(onExpire).toHaveBeenCalledOnce();
    become(notice('1'));
    await wind(10 * noticeMs);
    expect(screen.getByRole('group', { name: 'Notice 1' })).toBeDefined();
  });

  it.each([
    [
      'the pointer is on one',
      (stack: HTMLElement) => fireEvent.pointerEnter(stack),
      (stack: HTMLElement) => fireEvent.pointerLeave(stack),
    ],
    [
      'the focus is in one',
      () => act(() => screen.getByRole('button', { name: 'Action 1' }).focus()),
      () => act(() => screen.getByRole('button', { name: 'Action 1' }).blur()),
    ],
  ])('stay while %s, and have the rest of their time afterwards', async (_, hold, release) => {
    const onExpire = vi.fn();
    const { wind } = show(notice('1', { onExpire }));
    const stack = screen.getByRole('region', { name: 'Notices' });
    await wind(noticeMs - 1000);
    hold(stack);
    await wind(10 * noticeMs);
    expect(onExpire).not.toHaveBeenCalled();
    release(stack);
    await wind(999);
    expect(onExpire).not.toHaveBeenCalled();
    await wind(1);
    expect(onExpire).toHaveBeenCalledOnce();
  });

  it('go on when a button that had the focus is gone', async () => {
    const onExpire = vi.fn();
    const { wind, become } = show(notice('1'), notice('2', { onExpire }));
    act(() => screen.getByRole('button', { name: 'Action 1' }).focus());
    become(notice('2', { onExpire }));
    act(() => (document.activeElement as HTMLElement).blur());
    await wind(noticeMs);
    expect(onExpire).toHaveBeenCalledOnce();
  });

  it('are announced once, also when another one comes', () => {
    const { become, said } = show(notice('1'));
    expect(said()).toBe('Notice 1');
    become(notice('1'), notice('2'));
    expect(said()).toBe('Notice 2');
    become(notice('1'), notice('2', { said: 'Notice 2 is over' }));
    expect(said()).toBe('Notice 2 is over');
    become(notice('1'));
    expect(said()).toBe('');
    become(notice('1'), notice('3'));
    expect(said()).toBe('Notice 3');
  });

  it('are undone by Ctrl Z, the newest first, but not while a user types', () => {
    const undo = vi.fn<(notice: number) => void>();
    const { become } = show(
      notice('2', { onUndo: () => undo(2) }),
      notice('1', { onUndo: () => undo(1) }),
    );
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
    field.remove();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, shiftKey: true });
    expect(undo).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    become(notice('1', { onUndo: () => undo(1) }));
    fireEvent.keyDown(document.body, { key: 'z', metaKey: true });
    expect(undo.mock.calls).toEqual([[2], [1]]);
  });
});
