/** Export trend button: saves recorded intervals as a CSV file, and says what went wrong where that fails. */
import { Button, CloseButton, Text } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '#features/files/download.ts';
import classes from './ExportTrendButton.module.css';
import type { NamedTrend } from './trend-csv.ts';

interface ExportTrendButtonProps {
  /** For screen readers: "Export the trend as CSV". */
  label: string;
  /** With its extension. */
  file: string;
  read: () => Promise<readonly NamedTrend[]>;
}

export function ExportTrendButton({ label, file, read }: ExportTrendButtonProps) {
  const t = useTranslations('trends');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const [trends, { trendFile }] = await Promise.all([read(), import('./trend-csv.ts')]);
      saveFile(new Blob([trendFile(trends, t)], { type: 'text/csv;charset=utf-8' }), file);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return (
    <div className={classes.place}>
      <Button
        variant="subtle"
        color="gray"
        size="compact-xs"
        fw={400}
        mih={24}
        leftSection={<Download size={14} />}
        aria-label={label}
        loading={busy}
        onClick={() => void save()}
      >
        {t('file.csv')}
      </Button>
      {failed ? (
        <div role="alert" className={classes.problem}>
          <Text size="xs">{t('file.failed')}</Text>
          <CloseButton size="sm" aria-label={t('file.dismiss')} onClick={() => setFailed(false)} />
        </div>
      ) : null}
    </div>
  );
}
