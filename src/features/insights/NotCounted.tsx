/** Not counted: one line of a card whose figures could not be made, with the button that tries again. */
import { Anchor } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Insight } from '#queries/library.ts';
import classes from './Card.module.css';

export function NotCounted({ insight }: { insight: Insight<unknown> }) {
  const t = useTranslations('insights.failed');
  const { isFetching, refetch } = insight;
  return (
    <p role="alert" className={classes.quiet}>
      {t('text')}{' '}
      <Anchor
        component="button"
        type="button"
        inherit
        // A second press waits for the running try.
        aria-busy={isFetching}
        onClick={() => {
          if (!isFetching) void refetch();
        }}
      >
        {t('retry')}
      </Anchor>
    </p>
  );
}
