/** Quick create foot: on to all options, or create the link with what is filled in. */
import { Button, Kbd, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './QuickCreateDialog.module.css';

interface QuickCreateFootProps {
  busy: boolean;
  onAllOptions: () => void;
}

export function QuickCreateFoot({ busy, onAllOptions }: QuickCreateFootProps) {
  const t = useTranslations('shell.create');
  return (
    <div className={classes.foot}>
      <Button variant="subtle" onClick={onAllOptions}>
        {t('more')}
      </Button>
      <Text size="xs" c="var(--deck-text-dim)" className={classes.hint}>
        {t('copies')}
      </Text>
      <Button
        type="submit"
        loading={busy}
        rightSection={
          <Kbd size="xs" className={classes.enter} aria-hidden>
            ↵
          </Kbd>
        }
      >
        {t('submit')}
      </Button>
    </div>
  );
}
