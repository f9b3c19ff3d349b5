/** What the service says of a campaign, fact by fact: whether it is public, its rotator, its list page. */
import { Badge } from '@mantine/core';
import type { Campaign } from '#contract/campaigns.ts';
import { targetOf } from '#pages/pieces/target-of.ts';
import { CopyButton } from '#ui/CopyButton.tsx';
import { ExternalLink } from '#ui/ExternalLink.tsx';
import { ShortLink } from '#ui/ShortLink.tsx';
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

export function ListPage({ address }: { address: string }) {
  if (address === '') return <span className={classes['none']}>No list page</span>;
  return (
    <span className={classes['address']}>
      <ExternalLink address={address} fit="line" scheme={false} />
    </span>
  );
}
