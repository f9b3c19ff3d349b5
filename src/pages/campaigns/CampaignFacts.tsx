/** Campaign facts: whether a campaign is public, its rotator and its list page. */
import { ActionIcon, Badge, Skeleton, Tooltip } from '@mantine/core';
import { ExternalLink as Outward } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Campaign } from '#contract/resources/campaigns.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import { externalLinkProps, toSafeHref } from '#ui/safety/safe-url.ts';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import classes from './CampaignFacts.module.css';

interface CampaignProps {
  campaign: Campaign;
}

export function PublicChip({ campaign }: CampaignProps) {
  const t = useTranslations('campaigns');
  return (
    <ReadValue of={campaign} name="public">
      {(shown) => (
        <Badge variant="light" color={shown ? 'teal' : 'gray'} size="sm" className={classes.chip}>
          {shown ? t('public') : t('private')}
        </Badge>
      )}
    </ReadValue>
  );
}

/** The address that leads each visitor to one of the links. */
function Rotator({ campaign }: CampaignProps) {
  const t = useTranslations('campaigns.rotator');
  const { nameOf } = useTargetNames();
  return (
    <ReadValue
      of={campaign}
      name="rotator"
      none={<span className={classes.none}>{t('none')}</span>}
    >
      {(rotator) => (
        <span className={classes.url}>
          <ShortLink url={rotator} />
          <CopyButton
            value={rotator}
            label={t('copy', { name: nameOf('campaign', campaign).slice(0, 80) })}
          />
        </span>
      )}
    </ReadValue>
  );
}

/** Without a link where its address is not a safe one. */
function PublicListLink({ campaign }: CampaignProps) {
  const t = useTranslations('campaigns.list');
  const { nameOf } = useTargetNames();
  if (campaign.list === '') return <span className={classes.none}>{t('none')}</span>;
  const label = t('open', { name: nameOf('campaign', campaign).slice(0, 80) });
  return (
    <ReadValue of={campaign} name="list">
      {(list) => (
        <span className={classes.url}>
          <ShortLink url={list} />
          <Opener href={toSafeHref(list)} label={label} />
        </span>
      )}
    </ReadValue>
  );
}

function Opener({ href, label }: { href: string | undefined; label: string }) {
  if (href === undefined) return null;
  return (
    <Tooltip label={label}>
      <ActionIcon component="a" href={href} {...externalLinkProps} aria-label={label}>
        <Outward size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

interface CampaignUrlsProps {
  /** Undefined while its list is not read. */
  campaign: Campaign | undefined;
  pending: boolean;
}

export function CampaignUrls({ campaign, pending }: CampaignUrlsProps) {
  const t = useTranslations('campaigns');
  if (campaign === undefined) return pending ? <Skeleton h={28} w={420} maw="100%" /> : null;
  return (
    <section aria-label={t('addresses')}>
      <dl className={classes.facts}>
        <Fact name={t('table.rotator')} help={t('rotator.help')}>
          <Rotator campaign={campaign} />
        </Fact>
        <Fact
          name={t('table.list')}
          help={campaign.public === true ? t('list.public') : t('list.private')}
        >
          <PublicListLink campaign={campaign} />
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, help, children }: { name: string; help: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt title={help}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
