/** Assigned links: what was put into a campaign from this browser, while not all links are read. */
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '#features/paths.ts';
import { useLinksOfCampaign } from '#queries/jobs.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
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
              <ScreenLink
                to={paths.link.href(link.id)}
                className={classes.opens}
                textClass={classes.opens}
              >
                <ShortLink url={link.label} />
              </ScreenLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
