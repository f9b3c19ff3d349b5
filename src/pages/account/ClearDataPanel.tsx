/** Clear data panel: removes all that Linkdeck stores in this browser, after one question that says what goes. */
import { Button, useMantineColorScheme } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useSessionActions } from '#features/session/SessionContext.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';
import { SettingRow } from './SettingRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export function ClearDataPanel() {
  const t = useTranslations('account.clear');
  const { clearData } = useSessionActions();
  const { clearColorScheme } = useMantineColorScheme();
  const openDialog = useDialog();
  const ask = () =>
    openDialog(ConfirmDialog, {
      title: t('title'),
      confirmLabel: t('confirm'),
      failure: t('failed'),
      onConfirm: async () => {
        clearColorScheme();
        await clearData();
      },
      children: t('text'),
    });
  return (
    <SettingsSection title={t('section')}>
      <SettingRow name={t('name')} note={t('note')}>
        <Button size="xs" variant="default" c="var(--mantine-color-error)" onClick={ask}>
          {t('open')}
        </Button>
      </SettingRow>
    </SettingsSection>
  );
}
