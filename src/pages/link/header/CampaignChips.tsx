/** Campaign chips: the campaign that a link was assigned to from this browser, the one that its destination names, and its other tags. */
import { Megaphone, Tag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type LinkCampaign, useLinkCampaigns } from '#features/assign/model/use-link-campaigns.ts';
import { paths } from '#features/paths.ts';
import type { ShownLink } from '#pages/link/use-link-screen.ts';
import { readTags } from '#queries/library.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import classes from './LinkHeader.module.css';

export function CampaignChips({ link }: { link: ShownLink }) {
  const campaign = useLinkCampaigns([link.id])(link);
  const { source, medium, campaign: tag } = readTags(link.longurl ?? '');
  const isTagShown = campaign?.isAssigned !== true;
  const others = [source, medium, isTagShown ? '' : tag].filter((each) => each !== '').join(' · ');
  return (
    <>
      {campaign === null ? null : <CampaignChip campaign={campaign} tag={tag} />}
      {others === '' ? null : <TagChip tags={others} />}
    </>
  );
}

function CampaignChip({ campaign, tag }: { campaign: LinkCampaign; tag: string }) {
  const t = useTranslations('link.chips');
  const { id, name, isAssigned } = campaign;
  const content = (
    <>
      <Megaphone size={14} aria-hidden />
      <bdi dir="auto">{name.slice(0, 200)}</bdi>{' '}
      {isAssigned ? <span className={classes.note}>{t('assignedHere')}</span> : null}
    </>
  );
  if (id === null)
    return (
      <li className={classes.chip} title={t('campaign', { name: tag })}>
        {content}
      </li>
    );
  return (
    <li>
      <ScreenLink
        to={paths.campaign.href(id)}
        className={classes.chip}
        textClass={classes.chip}
        title={isAssigned ? undefined : t('campaign', { name: tag })}
      >
        {content}
      </ScreenLink>
    </li>
  );
}

function TagChip({ tags }: { tags: string }) {
  const t = useTranslations('link.chips');
  return (
    <li className={classes.chip} title={t('utm', { tags })}>
      <Tag size={14} aria-hidden />
      <bdi dir="auto">{tags.slice(0, 200)}</bdi>
    </li>
  );
}
