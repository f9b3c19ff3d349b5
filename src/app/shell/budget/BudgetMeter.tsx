/** Request meter: a bar with the requests left, and a popover with reset time and queue. */
import { List, Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type Budget, useBudget } from '#queries/budget.ts';
import classes from './BudgetMeter.module.css';
import { budgetMessages, isLow } from './budget-messages.ts';
import { useSeconds } from './use-seconds.ts';

export function BudgetMeter() {
  const t = useTranslations('shell.meter');
  const state = useBudget();
  const now = useSeconds(state.fullAt !== null || state.pausedUntil !== null);
  const messages = budgetMessages(state, now, t);
  return (
    <Popover width={320} position="bottom-end" hideDetached={false} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.meter ?? ''} data-low={isLow(state) || undefined} aria-label={messages.short}>
          {state.isLimitKnown ? (
            <span className={classes.track} aria-hidden="true">
              <span className={classes.level} style={{ width: `${share(state)}%` }} />
            </span>
          ) : null}
          <span className={classes.words} aria-hidden="true">
            <span className={classes.left}>{messages.left}</span>
            {messages.when === '' ? null : <span className={classes.when}>{messages.when}</span>}
          </span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={8}>
          <Text fw={550}>{messages.short}</Text>
          {messages.waiting.length === 0 ? null : (
            <div>
              <Text>{t('queue')}</Text>
              <List size="sm">
                {messages.waiting.map((line) => (
                  <List.Item key={line}>{line}</List.Item>
                ))}
              </List>
            </div>
          )}
          {messages.notes.map((note) => (
            <Text key={note}>{note}</Text>
          ))}
          <Text size="xs" c="var(--deck-text-dim)">
            {state.isLimitKnown ? t('limit', { count: state.limit }) : t('noLimit')}
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function share({ left, limit }: Budget): number {
  // One request is kept in reserve, so a full bar is one less than the limit.
  return Math.max(0, Math.min(100, (left / Math.max(1, limit - 1)) * 100));
}
