/** Channels as cards: the colour that people gave them, name, star and description; links are dropped on them. */
import { Skeleton } from '@mantine/core';
import { useRef } from 'react';
import type { Channel } from '#contract/resources/channels.ts';
import { useRowShortcuts } from '#ui/data-table/use-row-shortcuts.ts';
import { ChannelCard } from './ChannelCard.tsx';
import classes from './ChannelCards.module.css';
import type { ChannelAct } from './ChannelDialogs.tsx';

interface ChannelCardsProps {
  channels: readonly Channel[];
  /** When the service told of them, in milliseconds since 1970. */
  heardAt: number;
  /** Other cards are on their way to the place of these. */
  stale: boolean;
  onAct: (act: ChannelAct) => void;
}

/** Arrow keys, or J and K, go from card to card. */
export function ChannelCards({ channels, heardAt, stale, onAct }: ChannelCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  useRowShortcuts(list);
  return (
    <ul ref={list} className={classes['cards']} aria-label="Channels" aria-busy={stale} data-stale={stale || undefined}>
      {channels.map((channel) => (
        <ChannelCard key={channel.id} channel={channel} heardAt={heardAt} onAct={onAct} />
      ))}
    </ul>
  );
}

/** The room of so many cards, before they are there. */
export function ChannelCardsSkeleton({ cards }: { cards: number }) {
  return (
    <div className={classes['cards']}>
      {Array.from({ length: cards }, (_, index) => (
        <Skeleton key={index} height={96} radius="lg" />
      ))}
    </div>
  );
}
