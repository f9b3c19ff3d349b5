/** Copy panel: a user's own words of the account as one file, to be saved and to be restored. */
import { Alert, Button, FileButton } from '@mantine/core';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { SettingRow } from '#pages/account/SettingRow.tsx';
import { SettingsSection } from '#pages/account/SettingsSection.tsx';
import { useOwnCopy } from './use-own-copy.ts';

export function CopyPanel() {
  const t = useTranslations('account.copy');
  const { save, restore, outcome } = useOwnCopy();
  const resetFile = useRef<() => void>(null);
  return (
    <SettingsSection title={t('title')} covers={t('covers')}>
      <SettingRow name={t('name')} note={t('note')}>
        <Button size="xs" variant="default" onClick={save}>
          {t('save')}
        </Button>
        <FileButton
          resetRef={resetFile}
          accept="application/json,.json"
          inputProps={{ 'aria-label': t('choose') }}
          onChange={(file) => {
            // Without it, browsers report no change when the user chooses the same file again.
            resetFile.current?.();
            if (file !== null) restore(file);
          }}
        >
          {(props) => (
            <Button size="xs" variant="default" {...props}>
              {t('restore')}
            </Button>
          )}
        </FileButton>
      </SettingRow>
      {/* Always rendered, because screen readers announce only changes within it. */}
      <div role="status">
        {outcome === undefined ? null : (
          <Alert my="sm" color={outcome.tone === 'failed' ? 'red' : 'gray'}>
            <bdi dir="auto">{outcome.text}</bdi>
          </Alert>
        )}
      </div>
    </SettingsSection>
  );
}
