/** Sort button: sorts the rows of a list by clicks, where those came after the rows. */
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';

export function SortButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations('insights');
  return (
    <Button size="compact-xs" variant="default" onClick={onClick}>
      {t('sort')}
    </Button>
  );
}
