/** Screen link: a link to a screen of the app, which is not shown where the app has no such screen. */
import type { RefAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useLeadsTo } from './leads-to.ts';

interface ScreenLinkProps extends LinkProps, RefAttributes<HTMLAnchorElement> {
  /** With it the words stay without a link, as text of this class. */
  textClass?: string;
}

/** Buttons and menu items take it as their component, and are gone with it. */
export function ScreenLink({ textClass, ...link }: ScreenLinkProps) {
  const leadsTo = useLeadsTo();
  const { to, title, children } = link;
  const path = typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname;
  if (leadsTo(path ?? '')) return <Link {...link} />;
  if (textClass === undefined) return null;
  return (
    <span className={textClass} title={title}>
      {children}
    </span>
  );
}
