/** Campaign menu: what can be done with a campaign of the list, its two addresses among it. */
import { Menu } from '@mantine/core';
import { Copy, ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Campaign } from '#contract/resources/campaigns.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { TargetActionsMenu } from '#features/assign/target-page/TargetActionsMenu.tsx';
import type { TargetAction } from '#features/assign/target-page/TargetDialogs.tsx';
import { copyText } from '#ui/inputs/clipboard.ts';
import { externalLinkProps, toSafeHref } from '#ui/safety/safe-url.ts';

interface CampaignMenuProps {
  campaign: Campaign;
  onAction: (action: TargetAction<Identified<Campaign>>) => void;
}

/** None for a campaign without an id. */
export function CampaignMenu({ campaign, onAction }: CampaignMenuProps) {
  const t = useTranslations('campaigns.commands');
  const { targetOf } = useTargetNames();
  if (!hasId(campaign)) return null;
  const { rotator, list } = campaign;
  const href = toSafeHref(list ?? '');
  return (
    <TargetActionsMenu
      target={targetOf('campaign', campaign)}
      onAction={(kind) => onAction({ kind, record: campaign })}
    >
      {rotator === null || rotator === '' ? null : (
        <Menu.Item
          leftSection={<Copy size={16} aria-hidden />}
          onClick={() => void copyText(rotator)}
        >
          {t('rotator')}
        </Menu.Item>
      )}
      {href === undefined ? null : (
        <Menu.Item
          component="a"
          href={href}
          {...externalLinkProps}
          leftSection={<ExternalLink size={16} aria-hidden />}
        >
          {t('open')}
        </Menu.Item>
      )}
    </TargetActionsMenu>
  );
}
