/** Security panel: the accounts whose keys this browser holds, auto-lock, and removing them. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ForgetAccountDialog } from '#features/session/ForgetAccountDialog.tsx';
import { keyRetentionLabel } from '#features/session/key-retention-labels.ts';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import type { KnownAccount } from '#queries/session.ts';
import { SelectInput } from '#ui/inputs/SelectInput.tsx';

import classes from './SecurityPanel.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** In minutes; 0 for never. */
const idleChoices = [5, 15, 60, 0];

export function SecurityPanel() {
  const t = useTranslations('account.security');
  const engine = useEngine();
  const device = useSessionActions();
  const keyTexts = useTranslations('device');
  const { security, embedded, chooseIdle, switchTo, addAccount } = device;
  const [forgetting, setForgetting] = useState<KnownAccount>();
  const current = security.accounts.find(({ accountId }) => accountId === engine.accountId);
  const stateLabel = ({ accountId, state, refused }: KnownAccount, shown: string): string => {
    if (refused) return t('refused');
    if (state === 'locked') return t('locked');
    if (embedded) return '';
    return t(accountId === shown ? 'openHere' : 'open');
  };
  return (
    <SettingsSection title={t('title')} covers={t(embedded ? 'coversPage' : 'covers')}>
      <Stack gap="md">
        {embedded || security.shared || current?.retention !== 'memory' ? null : (
          <Text size="sm" c="var(--deck-waiting)">
            {t('separate')}
          </Text>
        )}
        <ul className={classes.accounts} aria-label={t('accounts')}>
          {security.accounts.map((account) => (
            <li key={account.accountId} className={classes.account}>
              <div className={classes.about}>
                <bdi className={classes.email}>{account.email}</bdi>
                <span className={classes.note}>{account.serviceAddress}</span>
                <span className={classes.note}>
                  {stateLabel(account, engine.accountId)}{' '}
                  {account.state === 'open'
                    ? keyRetentionLabel(account.retention, device, keyTexts)
                    : ''}
                </span>
              </div>
              <Group gap={6} wrap="nowrap">
                {account.state === 'open' && account.accountId !== engine.accountId ? (
                  <Button size="xs" variant="default" onClick={() => switchTo(account.accountId)}>
                    {t('switch')}
                  </Button>
                ) : null}
                <Button
                  size="xs"
                  variant="subtle"
                  color="red"
                  aria-label={t('forgetNamed', { email: account.email })}
                  onClick={() => setForgetting(account)}
                >
                  {t('forget')}
                </Button>
              </Group>
            </li>
          ))}
        </ul>
        <SelectInput
          label={t('idle.label')}
          description={t('idle.note')}
          data={idleChoices.map((minutes) => ({
            value: String(minutes),
            label: minutes === 0 ? t('idle.never') : t('idle.after', { minutes }),
          }))}
          value={String(security.idleMinutes)}
          onChange={(value) => void chooseIdle(Number(value ?? 15))}
        />
        <Text size="sm" c="var(--deck-text-dim)">
          {t(embedded ? 'lockNotePage' : 'lockNote')}
        </Text>
        <Group gap="sm">
          <Button variant="default" onClick={addAccount}>
            {t('add')}
          </Button>
        </Group>
      </Stack>
      {forgetting === undefined ? null : (
        <ForgetAccountDialog account={forgetting} onClose={() => setForgetting(undefined)} />
      )}
    </SettingsSection>
  );
}
