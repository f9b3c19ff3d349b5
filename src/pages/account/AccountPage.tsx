/** The account and this device: who one is at the service, how things are shown here, and what is kept here. */
import { Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#queries/account.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { AsOf } from '#ui/AsOf.tsx';
import { PanelGrid, PanelSkeleton } from '#ui/Panel.tsx';
import { QueryState } from '#ui/QueryState.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AppearancePanel } from './AppearancePanel.tsx';
import { LabelsPanel } from './LabelsPanel.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import { SecurityPanel } from './SecurityPanel.tsx';
import { StoredPanel } from './StoredPanel.tsx';

/** Costs one request; none where the account is known from signing in. */
export function AccountPage() {
  const account = useQuery(accountQuery(useEngine()));
  return (
    <Stack gap="md">
      <Group justify="space-between" wrap="nowrap" mih={36}>
        <Title order={1}>Account</Title>
        <AsOf
          at={account.dataUpdatedAt}
          refreshing={account.isFetching}
          onRefresh={() => void account.refetch({ cancelRefetch: false })}
        />
      </Group>
      <QueryState
        query={account}
        what="your account"
        skeleton={
          <PanelGrid>
            <PanelSkeleton rows={6} />
            <PanelSkeleton rows={6} />
          </PanelGrid>
        }
      >
        {(data) => (
          <PanelGrid>
            <ProfilePanel account={data} />
            <AccountForm email={data.email} />
          </PanelGrid>
        )}
      </QueryState>
      <PanelGrid>
        <SecurityPanel />
        <StoredPanel />
      </PanelGrid>
      <AppearancePanel />
      <LabelsPanel />
    </Stack>
  );
}
