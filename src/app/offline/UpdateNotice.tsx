/** Update notice: offers a reload where the server has a newer build; nothing is reloaded unasked. */
import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { AppUpdates } from './app-updates.ts';
import { tabUpdates } from './tab-updates.ts';
import classes from './UpdateNotice.module.css';

export function UpdateNotice({ updates = tabUpdates }: { updates?: AppUpdates }) {
  const t = useTranslations('shell.update');
  const isReady = useSyncExternalStore(updates.subscribe, updates.get);
  return (
    <div role="status">
      {isReady ? (
        <div className={classes['notice']}>
          <span>{t('ready')}</span>
          <Button size="compact-sm" variant="default" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
