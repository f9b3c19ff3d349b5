/** Links of a campaign, as far as they can be known: its public list page, and the links that this browser assigned. */
import { Button, Text } from '@mantine/core';
import { ExternalLink as OpenIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import type { Campaign } from '#contract/resources/campaigns.ts';
import { paths } from '#features/routes/paths.ts';
import { useLinksOfCampaign } from '#queries/jobs.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { outward, toSafeHref } from '#ui/safety/safe-url.ts';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import classes from './AssignedHere.module.css';

interface AssignedHereProps {
  id: number;
  /** Undefined while its list is not read. */
  campaign: Campaign | undefined;
}

export function AssignedHere({ id, campaign }: AssignedHereProps) {
  const t = useTranslations('campaigns.links');
  const { data: items } = useLinksOfCampaign(id);
  const list = campaign?.public === true ? toSafeHref(campaign.list ?? '') : undefined;
  return (
    <Panel title={t('title')} covers={list === undefined ? t('partial') : t('listed')}>
      {list === undefined ? null : (
        <Button
          component="a"
          href={list}
          {...outward}
          variant="default"
          className={classes['open'] ?? ''}
          leftSection={<OpenIcon size={16} aria-hidden />}
        >
          {t('open')}
        </Button>
      )}
      {items === undefined ? null : items.length === 0 ? (
        <Text c="var(--deck-text-dim)">{t('none')}</Text>
      ) : (
        <>
          <Text size="xs" c="var(--deck-text-dim)">
            {t('count', { count: items.length })}
          </Text>
          <ul className={classes['links']} aria-label={t('label')}>
            {items.map(({ id: link, label }) => (
              <li key={link}>
                <Link to={paths.link.href(link)} className={classes['link']}>
                  <ShortLink address={label} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
