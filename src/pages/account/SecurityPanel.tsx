/** Security panel: the accounts whose keys this browser holds, auto-lock, and removing them. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDevice } from '#features/device/DeviceContext.tsx';
import { ForgetAccountDialog } from '#features/device/ForgetAccountDialog.tsx';
import { keyRetentionLabel } from '#features/device/key-retention-labels.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import type { KnownAccount } from '#queries/session.ts';
import { SelectInput } from '#ui/inputs/SelectInput.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './SecurityPanel.module.css';

const idleChoices = [
  { value: '5', label: 'After 5 minutes' },
  { value: '15', label: 'After 15 minutes' },
  { value: '60', label: 'After 60 minutes' },
  { value: '0', label: 'Never' },
];

export function SecurityPanel() {
  const engine = useEngine();
  const device = useDevice();
  const keyTexts = useTranslations('device');
  const { security, embedded, lock, chooseIdle, switchTo, addAccount } = device;
  const [forgetting, setForgetting] = useState<KnownAccount>();
  const current = security.accounts.find(({ accountId }) => accountId === engine.accountId);
  return (
    <Panel
      title="Keys and lock"
      covers={embedded ? 'Holds for Linkdeck in this page' : 'Holds for all tabs of Linkdeck in this browser'}
    >
      <Stack gap="md">
        {embedded || security.shared || current?.kept !== 'memory' ? null : (
          <Text size="sm" c="var(--deck-waiting)">
            This browser lets the tabs of Linkdeck share nothing, so each asks for the key and counts its requests by itself. Keep
            to one tab.
          </Text>
        )}
        <ul className={classes.accounts} aria-label="Accounts in this browser">
          {security.accounts.map((account) => (
            <li key={account.accountId} className={classes.account}>
              <div className={classes.about}>
                <bdi className={classes.email}>{account.email}</bdi>
                <span className={classes.note}>{account.serviceAddress}</span>
                <span className={classes.note}>
                  {stateLabel(account, engine.accountId, embedded)}{' '}
                  {account.state === 'open' ? keyRetentionLabel(account.kept, device, keyTexts) : ''}
                </span>
              </div>
              <Group gap={6} wrap="nowrap">
                {account.state === 'open' && account.accountId !== engine.accountId ? (
                  <Button size="xs" variant="default" onClick={() => switchTo(account.accountId)}>
                    Switch
                  </Button>
                ) : null}
                <Button
                  size="xs"
                  variant="subtle"
                  color="red"
                  aria-label={`Forget ${account.email}…`}
                  onClick={() => setForgetting(account)}
                >
                  Forget…
                </Button>
              </Group>
            </li>
          ))}
        </ul>
        <SelectInput
          label="Lock when nobody does anything"
          description="And after twelve hours in any case. While bulk work runs, only the twelve hours count."
          data={idleChoices}
          value={String(security.idleMinutes)}
          onChange={(value) => void chooseIdle(Number(value ?? 15))}
        />
        <Text size="sm" c="var(--deck-text-dim)">
          A lock clears the keys and everything on the screen{embedded ? '' : ', in all tabs'}. Lock Linkdeck when you leave this
          computer: until then anyone at it can use your account.
        </Text>
        <Group gap="sm">
          <Button variant="default" onClick={lock} aria-keyshortcuts="Control+Shift+L">
            Lock now
          </Button>
          <Button variant="default" onClick={addAccount}>
            Add another account
          </Button>
        </Group>
      </Stack>
      {forgetting === undefined ? null : <ForgetAccountDialog account={forgetting} onClose={() => setForgetting(undefined)} />}
    </Panel>
  );
}

function stateLabel({ accountId, state, refused }: KnownAccount, shown: string, embedded: boolean): string {
  if (refused) return 'The service refuses its key.';
  if (state === 'locked') return 'Locked.';
  if (embedded) return '';
  return accountId === shown ? 'Open in this tab.' : 'Open.';
}
