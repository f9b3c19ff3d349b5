/** Channel item: what a row or a card says of a link, bio page or QR item of a channel; it is dragged onto others. */
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type ChannelItem, type ItemType, itemTypes } from '#contract/resources/channels.ts';
import { ActionItems, ActionMenu } from '#features/actions/ActionMenu.tsx';
import { useDragItems } from '#features/assign/drag/use-drag-and-drop.ts';
import type { AssignableItem, AssignTarget } from '#features/assign/model/assignment.ts';
import { useAssignActions } from '#features/assign/use-assign-actions.ts';
import { paths } from '#features/paths.ts';
import { formatDay, parseMoment } from '#ui/format/format.ts';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { externalLinkProps, splitUrl, toSafeHref } from '#ui/safety/safe-url.ts';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import classes from './ChannelItems.module.css';

interface ItemCardProps extends ItemProps {
  /** Undefined where they are not known, and for what is no link. */
  clicks: number | undefined;
}

export function ItemCard({ item, channel, clicks }: ItemCardProps) {
  const t = useTranslations('channels.items');
  return (
    <div className={classes.card}>
      <div className={classes.top}>
        <ItemTitle item={item} channel={channel} />
        <ItemMenu item={item} />
      </div>
      <ItemLink item={item} />
      <span className={classes.date}>
        <AddedOn item={item} />
        {clicks === undefined ? null : ` · ${t('clicks', { clicks })}`}
      </span>
    </div>
  );
}

/** Links have no name of their type. */
const namedTypes = ['bio', 'qr'] as const satisfies readonly ItemType[];

type Texts = ReturnType<typeof useTranslations<'channels.items'>>;

interface ItemProps {
  item: ChannelItem;
  channel: AssignTarget;
}

/** The title, and below it the short link. */
export function ItemCell(props: ItemProps) {
  return (
    <div className={classes.cell}>
      <ItemTitle {...props} />
      <ItemLink item={props.item} />
    </div>
  );
}

/** Makes its row draggable onto another channel, unless its type or id is unknown. */
function ItemTitle({ item, channel }: ItemProps) {
  const t = useTranslations('channels.items');
  const items = assignable(item, t);
  const [only] = items;
  const { ref } = useDragItems({ items, from: channel, around: 'tr, li' });
  return (
    <span className={classes.item} ref={items.length === 0 ? undefined : ref}>
      <ReadValue of={item} name="type">
        {(type) =>
          // Most items are links, whose titles would only begin later.
          type === 'links' ? null : (
            <Badge variant="light" color="gray" size="sm" className={classes.chip}>
              <bdi>{typeName(type, t)}</bdi>
            </Badge>
          )
        }
      </ReadValue>
      {item.title === null && only !== undefined ? (
        <ItemAnchor item={item}>
          <bdi dir="auto">{only.name}</bdi>
        </ItemAnchor>
      ) : null}
      <ReadValue of={item} name="title">
        {(title) => (
          <ItemAnchor item={item}>
            <bdi dir="auto" title={title}>
              {title.trim() === '' ? t('untitled') : title.slice(0, 300)}
            </bdi>
          </ItemAnchor>
        )}
      </ReadValue>
    </span>
  );
}

/** An unknown type is shown unchanged. */
function typeName(type: string, t: Texts): string {
  const known = namedTypes.find((each) => each === type);
  return known === undefined ? type.slice(0, 24) : t(`types.${known}`);
}

/** The item in a list, which is empty where its type or id is unknown. */
function assignable({ type, id, title, link }: ChannelItem, t: Texts): AssignableItem[] {
  const known = itemTypes.find((each) => each === type);
  if (known === undefined || id === null) return [];
  const { host, rest } = splitUrl(link ?? '');
  const name = [title ?? '', host + rest].find((text) => text.trim() !== '');
  return [{ type: known, id, name: name ?? t('numbered', { type: known, id: `${id}` }) }];
}

/** A link opens its page in the dashboard, every other item its own address; one without type or id opens nothing. */
function ItemAnchor({
  item: { type, id, preview, link },
  children,
}: {
  item: ChannelItem;
  children: ReactNode;
}) {
  const shown = { className: classes.opens, dir: 'auto', 'data-opens': true };
  if (type === null || id === null)
    return (
      <span className={classes.opens} dir="auto">
        {children}
      </span>
    );
  if (type === 'links') {
    return (
      <ScreenLink to={paths.link.href(id)} textClass={classes.opens} {...shown}>
        {children}
      </ScreenLink>
    );
  }
  const href = [preview, link]
    .map((url) => toSafeHref(url ?? ''))
    .find((safe) => safe !== undefined);
  if (href === undefined)
    return (
      <span className={classes.opens} dir="auto">
        {children}
      </span>
    );
  return (
    <a href={href} {...externalLinkProps} {...shown}>
      {children}
    </a>
  );
}

export function ItemMenu({ item }: { item: ChannelItem }) {
  const [only] = assignable(item, useTranslations('channels.items'));
  return only === undefined ? null : (
    <ActionMenu name={only.name}>
      <AssignItems item={only} />
    </ActionMenu>
  );
}

function AssignItems({ item }: { item: AssignableItem }) {
  return <ActionItems actions={useAssignActions([item])} />;
}

function ItemLink({ item }: { item: ChannelItem }) {
  const t = useTranslations('channels.items');
  if (item.link === '') return <span>–</span>;
  return (
    <ReadValue of={item} name="link">
      {(link) => (
        <span className={classes.short}>
          <ShortLink url={link} />
          <CopyButton value={link} label={t('copy')} />
        </span>
      )}
    </ReadValue>
  );
}

export function AddedOn({ item }: { item: ChannelItem }) {
  return (
    <ReadValue of={item} name="date" none={<span>–</span>}>
      {(date) =>
        parseMoment(date) === undefined ? (
          <bdi>{date.slice(0, 40)}</bdi>
        ) : (
          <time dateTime={date}>{formatDay(date)}</time>
        )
      }
    </ReadValue>
  );
}
