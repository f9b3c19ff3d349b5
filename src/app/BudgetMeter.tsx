/** The request budget as a quiet bar: how many requests are left, and when all of them are back. */
import { Popover, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type Budget, useBudget } from '#queries/budget.ts';
import classes from './BudgetMeter.module.css';
import { budgetWords, isLow } from './budget-words.ts';

export function BudgetMeter() {
  const state = useBudget();
  const now = useSeconds(state.fullAt !== null || state.pausedUntil !== null);
  const words = budgetWords(state, now);
  return (
    <Popover width={320} position="bottom-end" hideDetached={false}>
      <Popover.Target>
        <UnstyledButton className={classes['meter'] ?? ''} data-low={isLow(state) || undefined} aria-label={words.short}>
          <span className={classes['track']} aria-hidden="true">
            <span className={classes['level']} style={{ width: `${share(state)}%` }} />
          </span>
          <span className={classes['words']} aria-hidden="true">
            <span className={classes['left']}>{words.left}</span>
            {words.when === '' ? null : <span className={classes['when']}>{words.when}</span>}
          </span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Text fw={550}>{words.short}</Text>
        {words.waiting === '' ? null : <Text mt={4}>{words.waiting}</Text>}
        <Text size="xs" c="var(--deck-text-dim)" mt={8}>
          The service allows {state.limit} requests a minute with one key. Linkdeck counts along and stops one short of
          that, so that it is never refused: what is asked for beyond it waits its turn.
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}

function share({ left, limit }: Budget): number {
  // One request is never spent, so a full bar is one less than the cap.
  return Math.max(0, Math.min(100, (left / Math.max(1, limit - 1)) * 100));
}

/** The present instant (milliseconds since 1970), a second at a time while somebody counts down. */
function useSeconds(counting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!counting) return undefined;
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [counting]);
  return now;
}
