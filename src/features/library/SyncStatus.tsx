/** Sync status: what of the account's links is here, in words, with the buttons that read the others and pause that. */
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useBudget } from '#queries/budget.ts';
import { useLibraryActions, useLibraryState } from '#queries/library.ts';
import { useNow } from '#ui/format/use-now.ts';
import classes from './SyncStatus.module.css';
import { isSecondClick } from './second-click.ts';
import { syncWords } from './sync-words.ts';

/** Nothing while no link was read. */
export function SyncStatus() {
  const t = useTranslations('library');
  const state = useLibraryState();
  const { fill, pause } = useLibraryActions();
  const { phase, resting } = state;
  const words = syncWords(state, useBudget(), useNow(), t);
  if (words === '') return null;
  const isStopped = resting === 'paused' || resting === 'key' || resting === 'failed';
  return (
    <div className={classes['status']}>
      <span>{words}</span>
      {phase === 'whole' || phase === 'loading' ? null : (
        <Button
          size="compact-xs"
          variant="default"
          onClick={(press) => void (isStopped ? fill() : isSecondClick(press) || pause())}
        >
          {isStopped ? t('offer.load') : t('pause')}
        </Button>
      )}
    </div>
  );
}
