/** View toggle: the button of a panel that changes between its chart and its table. */
import { Button } from '@mantine/core';
import { ChartColumn, Table2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import classes from './ViewToggle.module.css';

interface ViewToggleProps {
  /** The title of the panel. */
  title: string;
  asTable: boolean;
  onChange: (asTable: boolean) => void;
}

export function ViewToggle({ title, asTable, onChange }: ViewToggleProps) {
  const t = useTranslations('ui.view');
  const label = asTable ? t('chartOf', { title }) : t('tableOf', { title });
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-xs"
      fw={400}
      mih={24}
      leftSection={asTable ? <ChartColumn size={14} /> : <Table2 size={14} />}
      className={classes.button}
      aria-label={label}
      title={label}
      onClick={() => onChange(!asTable)}
    >
      <span className={classes.words}>{asTable ? t('chart') : t('table')}</span>
    </Button>
  );
}
