/** Taken tags: the source and medium that a new link takes over from its channel, which one press leaves out. */
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type UtmTags, utmNames } from '#contract/new-link/utm-tags.ts';
import classes from './TakenTags.module.css';

interface TakenTagsProps {
  /** Undefined where it takes none. */
  tags: UtmTags | undefined;
  onClear: () => void;
}

export function TakenTags({ tags, onClear }: TakenTagsProps) {
  const t = useTranslations('linksNew.utm');
  if (tags === undefined) return null;
  const values = utmNames.map((name) => tags[name]).filter((tag) => tag !== '');
  return (
    <p className={classes.line}>
      <span>{t('title')}</span>
      <bdi className={classes.tags}>{values.join(' · ').slice(0, 120)}</bdi>
      <Button size="compact-xs" variant="subtle" onClick={onClear}>
        {t('clear')}
      </Button>
    </p>
  );
}
