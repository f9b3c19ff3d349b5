/** Campaign menu: what can be done with a campaign of the list, its two addresses among it. */
import { Copy, ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { hasId, type Identified } from '#contract/reading/readable.ts';
import type { Campaign } from '#contract/resources/campaigns.ts';
import { useTargetNames } from '#features/assign/model/use-target-names.ts';
import { TargetActionsMenu } from '#features/assign/target-page/TargetActionsMenu.tsx';
import type { TargetAction } from '#features/assign/target-page/TargetDialogs.tsx';
import { toSafeHref } from '#ui/safety/safe-url.ts';

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
  const copy = { id: 'copy-rotator', title: t('rotator'), icon: Copy, copies: rotator ?? '' };
  const open = { id: 'open-list', title: t('open'), icon: ExternalLink, href };
  return (
    <TargetActionsMenu
      target={targetOf('campaign', campaign)}
      onAction={(kind) => onAction({ kind, record: campaign })}
      more={[copy.copies === '' ? undefined : copy, href === undefined ? undefined : open]}
    />
  );
}
