/** Security tab: e-mail and password of the account, and the keys in this browser. */
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import { accountQuery } from '#queries/resources/account.ts';
import { AccountForm } from './AccountForm.tsx';
import { SecurityPanel } from './SecurityPanel.tsx';

export function SecurityTab() {
  const { changesAccount } = useSessionActions();
  const account = useQuery(accountQuery(useEngine()));
  return (
    <Stack gap="lg">
      {changesAccount ? <AccountForm email={account.data?.email ?? null} /> : null}
      <SecurityPanel />
    </Stack>
  );
}
