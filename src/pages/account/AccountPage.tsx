/** Account screen: profile, e-mail and password, keys, stored data, kept links, appearance and labels. */
import { Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDevice } from '#features/device/DeviceContext.tsx';
import { ReadingNotes } from '#features/records/ReadingNotes.tsx';
import { LinksPanel } from '#pages/account/kept-links/LinksPanel.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import { accountQuery } from '#queries/resources/account.ts';
import { LastUpdated } from '#ui/layout/LastUpdated.tsx';
import { PanelGrid, PanelSkeleton } from '#ui/layout/Panel.tsx';
import { QueryState } from '#ui/layout/QueryState.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AppearancePanel } from './AppearancePanel.tsx';
import { LabelsPanel } from './LabelsPanel.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import { SecurityPanel } from './SecurityPanel.tsx';
import { StoredPanel } from './StoredPanel.tsx';

/** Costs one request, and none right after signing in. */
export function AccountPage() {
  const t = useTranslations('account');
  const { changesAccount } = useDevice();
  const account = useQuery(accountQuery(useEngine()));
  return (
    <Stack gap="md">
      <Group justify="space-between" wrap="nowrap" mih={36}>
        <Title order={1}>{t('title')}</Title>
        <LastUpdated query={account} />
      </Group>
      <QueryState
        query={account}
        what={t('what.account')}
        skeleton={
          <PanelGrid>
            <PanelSkeleton rows={6} />
            <PanelSkeleton rows={6} />
          </PanelGrid>
        }
      >
        {(data) => (
          <Stack gap="md">
            <ReadingNotes notes={data.notes} />
            <PanelGrid>
              <ProfilePanel account={data} />
              {changesAccount ? <AccountForm email={data.email} /> : null}
            </PanelGrid>
          </Stack>
        )}
      </QueryState>
      <PanelGrid>
        <SecurityPanel />
        <StoredPanel />
      </PanelGrid>
      <PanelGrid>
        <LinksPanel />
        <AppearancePanel />
      </PanelGrid>
      <LabelsPanel />
    </Stack>
  );
}
