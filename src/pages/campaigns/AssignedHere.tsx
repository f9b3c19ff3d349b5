/** Links of a campaign, as far as they can be known: its public list page, and the links that this browser assigned. */
import { Button, Text } from '@mantine/core';
import { ExternalLink as OpenIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Campaign } from '#contract/resources/campaigns.ts';
import { paths } from '#features/routes/paths.ts';
import { useLinksOfCampaign } from '#queries/jobs.ts';
import { formatCount } from '#ui/format/format.ts';
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
  const { data: items } = useLinksOfCampaign(id);
  const list = campaign?.public === true ? toSafeHref(campaign.list ?? '') : undefined;
  return (
    <Panel
      title="Links in this campaign"
      covers={
        list === undefined
          ? 'The service doesn’t list the links of a campaign, so there may be more than you see here.'
          : 'The public links of this campaign are on its list page.'
      }
    >
      {list === undefined ? null : (
        <Button
          component="a"
          href={list}
          {...outward}
          variant="default"
          className={classes['open'] ?? ''}
          leftSection={<OpenIcon size={16} aria-hidden />}
        >
          Open public list
        </Button>
      )}
      {items === undefined ? null : items.length === 0 ? (
        <Text c="var(--deck-text-dim)">Links that you assign in this browser are listed here.</Text>
      ) : (
        <>
          <Text size="xs" c="var(--deck-text-dim)">
            {formatCount(items.length, 'link')} assigned from this browser. Each may have moved to another campaign since.
          </Text>
          <ul className={classes['links']} aria-label="Assigned from this browser">
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
