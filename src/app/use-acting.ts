/** Tells the engine that somebody is at work on this page, so that bulk work leaves room for them. */
import { useEffect } from 'react';
import type { Engine } from '#engine/engine.ts';

/** What people do at a page; a page that moves by itself does none of it. */
const signs = ['pointerdown', 'keydown', 'wheel'] as const;

/** The engine knows no more than the minute, so that a wheel that is turned need not tell it a hundred times. */
const seldom = 10_000;

/** Calls `engine.touch` when somebody acts, at most every ten seconds. */
export function useActing(engine: Engine): void {
  useEffect(() => {
    let told = -Infinity;
    const act = ({ timeStamp }: Event) => {
      if (timeStamp - told < seldom) return;
      told = timeStamp;
      engine.touch();
    };
    const options = { capture: true, passive: true };
    for (const sign of signs) window.addEventListener(sign, act, options);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, act, options);
    };
  }, [engine]);
}
