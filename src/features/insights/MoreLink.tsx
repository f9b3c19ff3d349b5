/** More link: the way from a card to all of its links. */
import { Anchor } from '@mantine/core';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import classes from './Card.module.css';

export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor component={ScreenLink} to={to} className={classes.more}>
      {children}
      <ArrowRight size={12} aria-hidden />
    </Anchor>
  );
}
