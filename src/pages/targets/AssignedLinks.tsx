/** Assigned links: what was put into a campaign from this browser, while not all links are read. */
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ShortLinkLine } from '#features/link-row/ShortLinkLine.tsx';
import { useLinksOfCampaign } from '#queries/jobs.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import classes from './Targets.module.css';

export function AssignedLinks({ id }: { id: number }) {
  const t = useTranslations('campaigns.links');
  const { data: items } = useLinksOfCampaign(id);
  const isEmpty = items?.length === 0;
  return (
    <Panel title={t('title')} covers={t('partial')}>
      {items === undefined ? null : (
        <Text size={isEmpty ? undefined : 'xs'} c="var(--deck-text-dim)">
          {isEmpty ? t('none') : t('count', { count: items.length })}
        </Text>
      )}
      {items === undefined || isEmpty ? null : (
        <ul className={classes.links} aria-label={t('label')}>
          {items.map((link) => (
            <li key={link.id}>
              <ShortLinkLine url={link.label} opens={link.id} end={null} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
