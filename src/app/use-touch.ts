/** Touch hook: tells the engine that the user acts at this page: for the idle lock, and so that other work leaves room. */
import { useEffect } from 'react';
import type { Clock } from '#base/clock.ts';
import type { Engine } from '#engine/engine.ts';

/** What users do at a page; a page that moves by itself causes none of it. */
const acts = ['pointerdown', 'keydown', 'wheel'] as const;

/** The engine counts in minutes, so that a wheel that turns need not tell it a hundred times; in milliseconds. */
const minDistance = 10_000;

/** Before any screen handles them, and without holding up a scroll. */
const options = { capture: true, passive: true };

/** Calls `engine.touch` when the user acts, at most every ten seconds. In a frame, what happens outside of it does not count. */
export function useTouch(engine: Pick<Engine, 'touch'>, clock: Pick<Clock, 'now'>): void {
  useEffect(() => {
    let touchedAt = -Infinity;
    const onAct = () => {
      const now = clock.now();
      // A clock that was set back must not make the user look idle.
      if (now >= touchedAt && now - touchedAt < minDistance) return;
      touchedAt = now;
      engine.touch();
    };
    for (const act of acts) window.addEventListener(act, onAct, options);
    return () => {
      for (const act of acts) window.removeEventListener(act, onAct, options);
    };
  }, [engine, clock]);
}
