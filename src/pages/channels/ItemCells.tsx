/** The parts of an item's row: what kind it is and its title, its short link, its date, and where else to put it. */
import { ActionIcon, Badge } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ChannelItem, itemTypes } from '#contract/resources/channels.ts';
import { useDragItems } from '#features/assign/drag/use-drag-and-drop.ts';
import type { AssignableItem, AssignTarget } from '#features/assign/model/assignment.ts';
import { AssignMenu } from '#features/assign/picker/AssignMenu.tsx';
import { paths } from '#features/routes/paths.ts';
import { formatDay, parseMoment } from '#ui/format/format.ts';
import { splitAddress, toSafeHref } from '#ui/safety/safe-url.ts';
import { CopyButton } from '#ui/text/CopyButton.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import classes from './ItemCells.module.css';

const typeWords = new Map([
  ['links', 'Link'],
  ['bio', 'Bio page'],
  ['qr', 'QR'],
]);

interface ItemTitleProps {
  item: ChannelItem;
  /** Where it is. */
  channel: AssignTarget;
}

/** Makes its whole row something to drag onto another channel; a type that nobody knows stays where it is. */
export function ItemTitle({ item, channel }: ItemTitleProps) {
  const items = assignable(item);
  const { ref } = useDragItems({ items, from: channel, around: 'tr, li' });
  return (
    <span className={classes['item']} ref={items.length === 0 ? undefined : ref}>
      <Badge variant="light" color="gray" size="sm" className={classes['chip'] ?? ''}>
        {/* A type that nobody knows is shown as it came. */}
        <bdi>{typeWords.get(item.type) ?? item.type.slice(0, 24)}</bdi>
      </Badge>
      <Opens item={item}>
        <bdi dir="auto" title={item.title}>
          {item.title.trim() === '' ? 'No title' : item.title.slice(0, 300)}
        </bdi>
      </Opens>
    </span>
  );
}

function assignable({ type, id, title, link }: ChannelItem): AssignableItem[] {
  const known = itemTypes.find((each) => each === type);
  const { host, rest } = splitAddress(link);
  return known === undefined ? [] : [{ type: known, id, name: title.trim() === '' ? host + rest : title }];
}

/** A link has a screen of its own; bio pages and QR items are looked at where they are. */
function Opens({ item: { type, id, preview, link }, children }: { item: ChannelItem; children: ReactNode }) {
  const shown = { className: classes['opens'], 'data-opens': true };
  if (type === 'links') {
    return (
      <Link to={paths.link.href(id)} {...shown}>
        {children}
      </Link>
    );
  }
  const href = toSafeHref(preview) ?? toSafeHref(link);
  if (href === undefined) return <span className={classes['opens']}>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer" {...shown}>
      {children}
    </a>
  );
}

/** The way onto other channels without dragging. */
export function ItemMenu({ item }: { item: ChannelItem }) {
  const items = assignable(item);
  const [only] = items;
  if (only === undefined) return null;
  return (
    <AssignMenu
      items={items}
      button={
        <ActionIcon aria-label={`Actions for ${only.name.slice(0, 80)}`}>
          <Ellipsis size={16} aria-hidden />
        </ActionIcon>
      }
    />
  );
}

export function ItemLink({ link }: { link: string }) {
  if (link === '') return <span>–</span>;
  return (
    <span className={classes['short']}>
      <ShortLink address={link} />
      <CopyButton value={link} label="Copy short link" />
    </span>
  );
}

export function AddedOn({ date }: { date: string | null }) {
  if (date === null) return <span>–</span>;
  if (parseMoment(date) === undefined) return <bdi>{date.slice(0, 40)}</bdi>;
  return <time dateTime={date}>{formatDay(date)}</time>;
}
