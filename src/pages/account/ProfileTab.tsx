/** Profile tab: what the service tells of the account. */
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ReadingNotes } from '#features/records/ReadingNotes.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import { accountQuery } from '#queries/resources/account.ts';
import { LastUpdated } from '#ui/layout/LastUpdated.tsx';
import { PanelSkeleton } from '#ui/layout/Panel.tsx';
import { QueryState } from '#ui/layout/QueryState.tsx';
import classes from './ProfilePanel.module.css';
import { ProfilePanel } from './ProfilePanel.tsx';

export function ProfileTab() {
  const t = useTranslations('account');
  const account = useQuery(accountQuery(useEngine()));
  return (
    <Stack gap="md">
      <QueryState query={account} what={t('what.account')} skeleton={<PanelSkeleton rows={6} />}>
        {(data) => (
          <>
            <ReadingNotes notes={data.notes} />
            <ProfilePanel account={data} />
          </>
        )}
      </QueryState>
      <div className={classes.updated}>
        <LastUpdated query={account} />
      </div>
    </Stack>
  );
}
