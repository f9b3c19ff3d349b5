/** Assigned links of a campaign: those that were put there from this browser, where not all links are loaded for a report. */
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '#features/paths.ts';
import { useLinksOfCampaign } from '#queries/jobs.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import classes from './AssignedLinks.module.css';

export function AssignedLinks({ id }: { id: number }) {
  const t = useTranslations('campaigns.links');
  const { data: items } = useLinksOfCampaign(id);
  return (
    <Panel title={t('title')} covers={t('partial')}>
      {items === undefined ? null : <LinkList items={items} />}
    </Panel>
  );
}

function LinkList({ items }: { items: readonly { id: number; label: string }[] }) {
  const t = useTranslations('campaigns.links');
  if (items.length === 0) return <Text c="var(--deck-text-dim)">{t('none')}</Text>;
  return (
    <>
      <Text size="xs" c="var(--deck-text-dim)">
        {t('count', { count: items.length })}
      </Text>
      <ul className={classes.links} aria-label={t('label')}>
        {items.map(({ id, label }) => (
          <li key={id}>
            <ScreenLink to={paths.link.href(id)} className={classes.link} textClass={classes.link}>
              <ShortLink url={label} />
            </ScreenLink>
          </li>
        ))}
      </ul>
    </>
  );
}
