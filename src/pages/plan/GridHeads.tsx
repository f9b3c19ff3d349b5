/** Grid heads: a channel of a plan with the tags of its links, a variant with its destination, and what both can do. */
import { Popover, TextInput, UnstyledButton } from '@mantine/core';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { nameKey } from '#contract/record-names.ts';
import { sumOfCells } from '#features/plans/plan-clicks.ts';
import type { PlannedChannel } from '#queries/plans.ts';
import { useListPages } from '#queries/records/use-list-pages.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import { IconButton } from '#ui/inputs/IconButton.tsx';
import { ColorDot } from '#ui/text/ColorDot.tsx';
import classes from './PlanGrid.module.css';
import { slugOf } from './patterns.ts';
import type { PlanCell } from './plan-cells.ts';
import type { PlanState } from './use-plan.ts';

export function VariantHead({ variant, state }: { variant: string; state: PlanState }) {
  const t = useTranslations('plan.grid');
  const { plan, cells, setVariants } = state;
  const remove = () => setVariants(plan.variants.filter((each) => each !== variant));
  return (
    <Head
      name={variant === '' ? t('link') : variant}
      detail={variant === '' ? null : <Detail text={destinationOf(plan.url, variant)} />}
      cells={cells.filter((cell) => cell.variant === variant)}
      state={state}
      onRemove={variant === '' ? undefined : remove}
    />
  );
}

/** What the variant makes of the destination; '' where it is the same for all. */
function destinationOf(url: string, variant: string): string {
  if (!url.includes('{variant}')) return '';
  const filled = url.replaceAll('{variant}', slugOf(variant));
  return filled.replace(/^https?:\/\//i, '');
}

interface ChannelHeadProps {
  channel: PlannedChannel;
  state: PlanState;
}

/** Knows colours and new names from the list of channels, which costs one request. */
export function ChannelHead({ channel, state }: ChannelHeadProps) {
  const t = useTranslations('plan');
  const { plan, cells, isRunning, setChannels } = state;
  const { rows, isWhole } = useListPages(channelsQuery);
  const known = rows?.find(({ name }) => nameKey(name ?? '') === nameKey(channel.name));
  const own = cells.filter((cell) => cell.channel === channel);
  const isNew = isWhole && known === undefined && own.every(({ link }) => link === undefined);
  const names = plan.channels.map(({ name }) => name);
  return (
    <Head
      name={channel.name}
      dot={<ColorDot color={known?.color ?? null} />}
      badge={isNew ? <span className={classes.isNew}>{t('form.isNew')}</span> : null}
      detail={
        isRunning ? (
          <Detail text={tagsOf(channel)} />
        ) : (
          <ChannelTags channel={channel} state={state} />
        )
      }
      cells={own}
      state={state}
      onRemove={() => setChannels(names.filter((name) => name !== channel.name))}
    />
  );
}

function tagsOf({ source, medium }: PlannedChannel): string {
  return [source, medium].filter((tag) => tag !== '').join(' · ');
}

/** Source and medium of a channel, and the fields that change them. */
function ChannelTags({ channel, state: { plan, change } }: ChannelHeadProps) {
  const t = useTranslations('plan.tags');
  const plain = {
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    dir: 'ltr',
  } as const;
  const changeTo = (part: Partial<PlannedChannel>) =>
    change({
      channels: plan.channels.map((each) => (each === channel ? { ...each, ...part } : each)),
    });
  const tags = tagsOf(channel);
  return (
    <Popover trapFocus returnFocus position="bottom-start" width={280}>
      <Popover.Target>
        <UnstyledButton
          className={classes.tags}
          title={tags}
          aria-label={[t('of', { name: channel.name }), tags].filter(Boolean).join(': ')}
        >
          <bdi dir={tags === '' ? 'auto' : 'ltr'}>{tags || t('none')}</bdi>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.fields} aria-label={t('of', { name: channel.name })}>
        <TextInput
          {...plain}
          label={t('source')}
          value={channel.source}
          onChange={(event) => changeTo({ source: event.currentTarget.value })}
        />
        <TextInput
          {...plain}
          label={t('medium')}
          value={channel.medium}
          onChange={(event) => changeTo({ medium: event.currentTarget.value })}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

interface HeadProps {
  name: string;
  /** Before its name. */
  dot?: ReactNode;
  /** After its name. */
  badge?: ReactNode;
  detail: ReactNode;
  cells: readonly PlanCell[];
  state: PlanState;
  /** Undefined where it has to stay. */
  onRemove: (() => void) | undefined;
}

/** Of a row or a column, with the clicks of its links and a button that copies them. */
function Head({ name, dot, badge, detail, cells, state, onRemove }: HeadProps) {
  const t = useTranslations('plan.grid');
  const links = cells.flatMap(({ link }) => (link === undefined ? [] : [link]));
  const sum = sumOfCells(
    links.map(({ id }) => id),
    state.clicks,
  );
  const isRemovable = !state.isRunning && links.length === 0 && onRemove !== undefined;
  return (
    <div className={classes.head}>
      <div className={classes.words}>
        <span className={classes.name}>
          {dot}
          <bdi dir="auto" title={name}>
            {name}
          </bdi>
          {badge}
        </span>
        <div className={classes.details}>
          {detail}
          {sum === null ? null : <small>{t('clicks', { count: sum })}</small>}
        </div>
      </div>
      {links.length === 0 ? null : (
        <CopyButton
          value={links.map(({ shorturl }) => shorturl).join('\n')}
          label={t('copy', { name, count: links.length })}
        />
      )}
      {isRemovable ? (
        <IconButton label={t('remove', { name })} tip={t('remove', { name })} onClick={onRemove}>
          <X size={14} aria-hidden />
        </IconButton>
      ) : null}
    </div>
  );
}

function Detail({ text }: { text: string }) {
  return text === '' ? null : (
    <small dir="ltr" title={text}>
      {text}
    </small>
  );
}
