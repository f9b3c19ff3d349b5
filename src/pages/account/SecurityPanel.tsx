/** Security panel: the accounts whose keys this browser holds, auto-lock, and removing them. */
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ForgetAccountDialog } from '#features/session/ForgetAccountDialog.tsx';
import { keyRetentionLabel } from '#features/session/key-retention-labels.ts';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import type { KnownAccount } from '#queries/session.ts';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';
import { SelectInput } from '#ui/inputs/SelectInput.tsx';

import classes from './SecurityPanel.module.css';
import { SettingRow } from './SettingRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** In minutes; 0 for never. */
const idleChoices = [5, 15, 60, 0];

export function SecurityPanel() {
  const t = useTranslations('account.security');
  const engine = useEngine();
  const { security, embedded, chooseIdle, switchTo, addAccount } = useSessionActions();
  const openDialog = useDialog();
  const forget = (account: KnownAccount) => openDialog(ForgetAccountDialog, { account });
  const current = security.accounts.find(({ accountId }) => accountId === engine.accountId);
  return (
    <>
      <SettingsSection title={t('title')} covers={t(embedded ? 'coversPage' : 'covers')}>
        {embedded || security.shared || current?.retention !== 'memory' ? null : (
          <p className={classes.warning}>{t('separate')}</p>
        )}
        <ul className={classes.accounts} aria-label={t('accounts')}>
          {security.accounts.map((account) => (
            <li key={account.accountId}>
              <SettingRow
                name={<bdi>{account.email}</bdi>}
                note={<AccountNote account={account} />}
              >
                {account.state === 'open' && account.accountId !== engine.accountId ? (
                  <Button size="xs" variant="default" onClick={() => switchTo(account.accountId)}>
                    {t('switch')}
                  </Button>
                ) : null}
                <Button
                  size="xs"
                  variant="default"
                  c="var(--mantine-color-error)"
                  aria-label={t('forgetNamed', { email: account.email })}
                  onClick={() => forget(account)}
                >
                  {t('forget')}
                </Button>
              </SettingRow>
            </li>
          ))}
        </ul>
        <SettingRow name={t('another')}>
          <Button
            size="xs"
            variant="default"
            leftSection={<Plus size={14} aria-hidden />}
            aria-label={t('add')}
            onClick={addAccount}
          >
            {t('addShort')}
          </Button>
        </SettingRow>
      </SettingsSection>
      <SettingsSection title={t('locking')} covers={t(embedded ? 'lockNotePage' : 'lockNote')}>
        <SettingRow
          name={t('idle.label')}
          note={t('idle.note')}
          control={(ids) => (
            <SelectInput
              {...ids}
              aria-label={t('idle.label')}
              w={180}
              data={idleChoices.map((minutes) => ({
                value: String(minutes),
                label: minutes === 0 ? t('idle.never') : t('idle.after', { minutes }),
              }))}
              value={String(security.idleMinutes)}
              onChange={(value) => void chooseIdle(Number(value ?? 15))}
            />
          )}
        />
      </SettingsSection>
    </>
  );
}

/** Its service, and for how long its key is kept. */
function AccountNote({ account }: { account: KnownAccount }) {
  const t = useTranslations('account.security');
  const keyTexts = useTranslations('device');
  const device = useSessionActions();
  const shown = useEngine().accountId;
  const { accountId, state, refused, retention, serviceAddress } = account;
  const stateText = (): string => {
    if (refused) return t('refused');
    if (state === 'locked') return t('locked');
    if (device.embedded) return '';
    return t(accountId === shown ? 'openHere' : 'open');
  };
  const keyText = state === 'open' ? keyRetentionLabel(retention, device, keyTexts) : '';
  return (
    <>
      <bdi dir="ltr">{serviceAddress}</bdi> · {stateText()} {keyText}
    </>
  );
}
