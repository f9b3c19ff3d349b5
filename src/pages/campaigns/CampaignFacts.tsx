/** What the service says of a campaign, fact by fact: whether it is public, its rotator, its list page. */
import { ActionIcon, Badge, Tooltip } from '@mantine/core';
import { ExternalLink as Outward } from 'lucide-react';
import type { Campaign } from '#contract/resources/campaigns.ts';
import { targetOf } from '#features/assign/model/assignment.ts';
import { toSafeHref } from '#ui/safety/safe-url.ts';
import { CopyButton } from '#ui/text/CopyButton.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import classes from './CampaignFacts.module.css';

export function PublicChip({ shown }: { shown: boolean }) {
  return (
    <Badge variant="light" color={shown ? 'teal' : 'gray'} size="sm" className={classes['chip'] ?? ''}>
      {shown ? 'Public' : 'Not public'}
    </Badge>
  );
}

/** The address that leads each visitor to one of the links, to be copied as it is handed out. */
export function Rotator({ campaign }: { campaign: Pick<Campaign, 'id' | 'name' | 'rotator'> }) {
  const { rotator } = campaign;
  if (rotator === null) return <span className={classes['none']}>No rotator</span>;
  return (
    <span className={classes['address']}>
      <ShortLink address={rotator} />
      <CopyButton value={rotator} label={`Copy rotator of ${targetOf('campaign', campaign).name.slice(0, 80)}`} />
    </span>
  );
}

/** Opened beside the dashboard, where its address is one that a person may be led to. */
export function ListPage({ campaign }: { campaign: Pick<Campaign, 'id' | 'name' | 'list'> }) {
  const { list } = campaign;
  if (list === '') return <span className={classes['none']}>No list page</span>;
  const href = toSafeHref(list);
  const label = `Open list page of ${targetOf('campaign', campaign).name.slice(0, 80)}`;
  return (
    <span className={classes['address']}>
      <ShortLink address={list} />
      {href === undefined ? null : (
        <Tooltip label={label}>
          <ActionIcon
            component="a"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            referrerPolicy="no-referrer"
            aria-label={label}
          >
            <Outward size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </span>
  );
}
