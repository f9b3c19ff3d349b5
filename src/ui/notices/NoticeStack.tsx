/** Notice stack: the messages of the dashboard in one place above the page, with their time, announcement and undo key. */

import { VisuallyHidden } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Clock } from '#base/clock.ts';
import { pressedKey } from '#base/pressed-key.ts';
import { ignoresShortcuts } from '#ui/data-table/use-row-shortcuts.ts';
import { useReservedFoot } from '#ui/layout/use-reserved-foot.ts';
import classes from './NoticeStack.module.css';
import { noticeMs, type StackedNotice, shownNotices } from './stacked-notice.ts';

interface NoticeStackProps {
  notices: readonly StackedNotice[];
  clock: Clock;
}

/** The live region is always there: screen readers announce only changes of one that exists. */
export function NoticeStack({ notices, clock }: NoticeStackProps) {
  const t = useTranslations('ui.notices');
  const { text, times } = useAnnouncement(notices);
  const shown = shownNotices(notices);
  useUndoShortcut(notices);
  return (
    <>
      <VisuallyHidden role="status" aria-label={t('label')}>
        <span key={times}>{text}</span>
      </VisuallyHidden>
      {shown.length === 0 ? null : <Stack shown={shown} clock={clock} />}
    </>
  );
}

function Stack({ shown, clock }: { shown: readonly StackedNotice[]; clock: Clock }) {
  const t = useTranslations('ui.notices');
  const stack = useReservedFoot<HTMLElement>('--deck-foot', 16);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const checkFocus = () => setFocused(stack.current?.contains(document.activeElement) === true);
  // No browser reports the end of a focus whose button was removed.
  useEffect(checkFocus);
  return (
    <section
      ref={stack}
      className={classes.stack}
      aria-label={t('label')}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ relatedTarget, currentTarget }) =>
        setFocused(currentTarget.contains(relatedTarget))
      }
    >
      {shown.map((notice) => (
        <Frame key={notice.id} notice={notice} isHeld={isHovered || isFocused} clock={clock} />
      ))}
    </section>
  );
}

interface FrameProps {
  notice: StackedNotice;
  isHeld: boolean;
  clock: Clock;
}

function Frame({ notice: { card, onExpire }, isHeld, clock }: FrameProps) {
  useExpiry(onExpire, isHeld, clock);
  return (
    <div className={classes.frame}>
      {card}
      {onExpire === undefined ? null : (
        <div
          className={classes.time}
          style={{ animationDuration: `${noticeMs}ms` }}
          data-held={isHeld || undefined}
          aria-hidden
        />
      )}
    </div>
  );
}

/** Calls back at the end of the time, which stands still while the notice is held. */
function useExpiry(onExpire: (() => void) | undefined, isHeld: boolean, clock: Clock): void {
  const left = useRef(noticeMs);
  const expire = useEffectEvent(() => onExpire?.());
  const isPassing = onExpire !== undefined;
  useEffect(() => {
    if (!isPassing) left.current = noticeMs;
    if (!isPassing || isHeld) return undefined;
    const stop = new AbortController();
    const begun = clock.now();
    const run = async () => {
      await clock.wait(left.current, stop.signal);
      if (!stop.signal.aborted) expire();
    };
    void run();
    return () => {
      stop.abort();
      left.current = Math.max(0, left.current - (clock.now() - begun));
    };
  }, [isPassing, isHeld, clock]);
}

/**
 * The texts that are new since the last time, until none of their notices is there any more; `times` tells the same text apart
 * when it is announced again.
 */
function useAnnouncement(notices: readonly StackedNotice[]): { text: string; times: number } {
  const [state, setState] = useState({
    saidOf: new Map<string, string>(),
    saidBy: [] as readonly string[],
    text: '',
    times: 0,
  });
  const news = notices.filter(({ id, said }) => said !== '' && state.saidOf.get(id) !== said);
  const isPast = state.text !== '' && !notices.some(({ id }) => state.saidBy.includes(id));
  if (news.length > 0) {
    setState({
      saidOf: new Map([...state.saidOf, ...news.map(({ id, said }) => [id, said] as const)]),
      saidBy: news.map(({ id }) => id),
      text: news.map(({ said }) => said).join(' '),
      times: state.times + 1,
    });
  } else if (isPast) {
    setState({ ...state, text: '' });
  }
  return state;
}

/** Ctrl Z or ⌘ Z undoes the newest that can be undone, whose button may be many Tabs away; in a text field the browser's own undo stays. */
function useUndoShortcut(notices: readonly StackedNotice[]): void {
  useWindowEvent('keydown', (event) => {
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    const isUndo = pressedKey(event) === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;
    if (!isUndo || event.defaultPrevented || ignoresShortcuts(event.target)) return;
    const undoable = notices.filter(({ onUndo }) => onUndo !== undefined);
    const newest = undoable.toSorted((one, other) => one.at - other.at).at(-1);
    if (newest === undefined) return;
    event.preventDefault();
    newest.onUndo?.();
  });
}
