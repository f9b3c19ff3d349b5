/** Link chips: when a link expires, its channels and campaign, its tags, its rules and its date, each a word or two. */
import { CalendarClock, GitFork, Megaphone, Plus, Tag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ActionItems, ActionMenu } from '#features/actions/ActionMenu.tsx';
import { linkItem } from '#features/assign/model/assignment.ts';
import { type LinkCampaign, useLinkCampaigns } from '#features/assign/model/use-link-campaigns.ts';
import { useAssignActions } from '#features/assign/use-assign-actions.ts';
import { paths } from '#features/paths.ts';
import type { LinkScreen, ShownLink } from '#pages/link/use-link-screen.ts';
import { rulesOf } from '#pages/link/WhereItLeads.tsx';
import { readTags } from '#queries/library.ts';
import {
  formatClock,
  formatDate,
  formatDay,
  formatInstant,
  formatMoment,
  formatWeekday,
  parseMoment,
} from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { ColorDot } from '#ui/text/ColorDot.tsx';
import { UnparsedValue } from '#ui/text/UnparsedValue.tsx';
import classes from './LinkHeader.module.css';

interface ChipsProps {
  screen: LinkScreen;
  link: ShownLink;
}

const day = 86_400_000;
/** How far ahead an expiry is marked. */
const soon = 14 * day;
/** How far ahead a day is called by its name. */
const byName = 6 * day;

export function LinkChips({ screen, link }: ChipsProps) {
  const t = useTranslations('link.chips');
  const { detail, sent } = screen;
  const actions = useAssignActions([linkItem(link)]);
  const rules = detail === undefined ? 0 : rulesOf(detail.details, sent?.body).length;
  return (
    <ul className={classes.chips}>
      {detail === undefined ? null : <Expiry details={detail.details} />}
      <Channels screen={screen} />
      <CampaignChips link={link} />
      {rules === 0 ? null : (
        <li className={classes.chip}>
          <GitFork size={14} aria-hidden />
          {t('rules', { count: rules })}
        </li>
      )}
      <Created link={link} />
      <li>
        <ActionMenu
          name={link.name}
          button={(menu) => (
            <button {...menu} type="button" className={classes.chip} data-add>
              <Plus size={14} aria-hidden />
              {t('add')}
            </button>
          )}
        >
          <ActionItems actions={actions} />
        </ActionMenu>
      </li>
    </ul>
  );
}

type Details = NonNullable<LinkScreen['detail']>['details'];

/** Nothing where it does not expire. */
function Expiry({ details: { expiry, unparsed } }: { details: Details }) {
  const t = useTranslations('link.chips');
  const now = useNow();
  const raw = unparsed?.['expiry'];
  if (expiry === null && raw === undefined) return null;
  const at = parseMoment(expiry ?? '');
  if (expiry === null || at === undefined)
    return (
      <li className={classes.chip}>
        {t.rich('expiryUnread', {
          value: () =>
            expiry === null ? <UnparsedValue raw={raw ?? null} /> : <bdi>{expiry}</bdi>,
        })}
      </li>
    );
  const isNear = Math.abs(at - now) < byName;
  const when = isNear ? `${formatWeekday(at)}, ${formatClock(at)}` : formatDate(at, now);
  const isSoon = at > now && at - now <= soon;
  return (
    <li className={classes.chip} data-soon={isSoon || undefined} title={formatMoment(expiry)}>
      <CalendarClock size={14} aria-hidden />
      {at > now ? t('expires', { when }) : t('expired', { when })}
    </li>
  );
}

function Channels({ screen: { id, facts } }: { screen: LinkScreen }) {
  const ids = facts?.links.find((fact) => fact.id === id)?.channels ?? [];
  const channels = facts?.channels.filter((channel) => ids.includes(channel.id)) ?? [];
  return channels.map((channel) => (
    <li key={channel.id}>
      <ScreenLink
        to={paths.channel.href(channel.id)}
        className={classes.chip}
        textClass={classes.chip}
      >
        <ColorDot color={channel.color} />
        <bdi dir="auto">{channel.name.slice(0, 200)}</bdi>
      </ScreenLink>
    </li>
  ));
}

function Created({ link }: { link: ShownLink }) {
  const t = useTranslations('link.chips');
  const now = useNow();
  const { date, unparsed } = link;
  if (date === null && unparsed?.['date'] === undefined)
    return <li className={classes.chip}>{t('createdUnknown')}</li>;
  const at = parseMoment(date ?? '');
  const isToday = at !== undefined && formatDate(at, now) === formatDate(now, now);
  const when = () => {
    if (date === null) return <UnparsedValue raw={unparsed?.['date'] ?? null} />;
    return <bdi>{formatDay(date)}</bdi>;
  };
  return (
    <li className={classes.chip} title={at === undefined ? undefined : formatInstant(at)}>
      {isToday ? t('createdToday', { time: formatClock(at) }) : t.rich('created', { date: when })}
    </li>
  );
}

/** The campaign that a link was assigned to from this browser, the one that its destination names, and its other tags. */
function CampaignChips({ link }: { link: ShownLink }) {
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
