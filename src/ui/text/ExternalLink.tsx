/** External link: a remote URL as a link that opens in a new tab, or as text where it is unsafe. */
import type { ReactNode } from 'react';
import { LookalikeMark } from '#ui/safety/LookalikeMark.tsx';
import { outward, toSafeHref, toShownAddress } from '#ui/safety/safe-url.ts';
import classes from './ExternalLink.module.css';
import { UntrustedText } from './UntrustedText.tsx';

interface ExternalLinkProps {
  address: string;
  /** `line` truncates, with the whole URL on hover; `whole` wraps, and folds very long ones. */
  fit?: 'line' | 'whole';
  /** Shows `https://` too. */
  scheme?: boolean;
}

/** Sends no referrer to the destination. */
export function ExternalLink({ address, fit = 'whole', scheme = true }: ExternalLinkProps) {
  const whole = toShownAddress(address);
  const shown = scheme ? whole : whole.replace(/^https?:\/\//i, '');
  const mark = <LookalikeMark address={address} />;
  const linked = (content: ReactNode) => <Linked address={address}>{content}</Linked>;
  if (fit === 'whole') {
    return (
      <>
        {mark}
        <UntrustedText text={shown} fold={200} wrap={linked} />
      </>
    );
  }
  return (
    <bdi dir="ltr" className={classes.line} title={shown}>
      {mark}
      {linked(shown)}
    </bdi>
  );
}

function Linked({ address, children }: { address: string; children: ReactNode }) {
  const href = toSafeHref(address);
  if (href === undefined) return children;
  return (
    <a className={classes.link} href={href} {...outward}>
      {children}
    </a>
  );
}
