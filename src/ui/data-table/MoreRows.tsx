/** More rows: a button below the first rows of a list, for a service that sends a thousand where 25 were asked for. */
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './DataTable.module.css';

/** So many rows are rendered at first, and as many more at each press. */
export const rowStep = 100;

interface MoreRowsProps {
  total: number;
  /** How many are rendered. */
  most: number;
  onMore: (most: number) => void;
}

export function MoreRows({ total, most, onMore }: MoreRowsProps) {
  const t = useTranslations('ui');
  if (total <= most) return null;
  return (
    <Button variant="default" className={classes.more} onClick={() => onMore(most + rowStep)}>
      {t('moreRows', { more: Math.min(rowStep, total - most), total })}
    </Button>
  );
}
