/** Address commands: what the command palette does with the rotator and the list page of the campaign that is open. */
import { Copy, ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Campaign } from '#contract/resources/campaigns.ts';
import type { Command } from '#features/commands.ts';
import { copyText } from '#ui/inputs/clipboard.ts';
import { toSafeHref } from '#ui/safety/safe-url.ts';

/** None for an address that the campaign does not have, or that could not be read. */
export function useUrlCommands(campaign: Campaign | undefined): readonly Command[] {
  const t = useTranslations('campaigns.commands');
  if (campaign === undefined) return [];
  const copy = (id: 'rotator' | 'list') => {
    const url = campaign[id];
    if (url === null || url === '') return [];
    return [
      {
        id: `copy-${id}`,
        title: t(id),
        icon: Copy,
        tell: async () => ((await copyText(url)) ? t('copied') : t('failed')),
      },
    ];
  };
  const href = toSafeHref(campaign.list ?? '');
  const open = () => void window.open(href, '_blank', 'noopener,noreferrer');
  return [
    ...copy('rotator'),
    ...copy('list'),
    ...(href === undefined
      ? []
      : [{ id: 'open-list', title: t('open'), icon: ExternalLink, run: open }]),
  ];
}
