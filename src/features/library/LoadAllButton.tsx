/** Load all button: reads the links of the account that are not here yet, and says how long that takes. */
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useLibraryActions } from '#queries/library.ts';
import { useTimeLeft } from './use-time-left.ts';

interface LoadAllButtonProps {
  /** Links that are not here yet. */
  missing: number;
  /** Called when it is pressed. */
  onLoad?: () => void;
}

export function LoadAllButton({ missing, onLoad }: LoadAllButtonProps) {
  const t = useTranslations('library.count');
  const { readAllLinks } = useLibraryActions();
  const time = useTimeLeft(missing);
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      onClick={() => {
        onLoad?.();
        void readAllLinks();
      }}
    >
      {t('load', { time })}
    </Button>
  );
}
