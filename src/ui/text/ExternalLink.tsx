/** A way out of the dashboard to a remote address, or the address as text where nobody should follow it. */
import type { ReactNode } from 'react';
import { toSafeHref, toShownAddress } from '#ui/safety/safe-url.ts';
import classes from './ExternalLink.module.css';
import { UntrustedText } from './UntrustedText.tsx';

interface ExternalLinkProps {
  /** The address as the service sent it. */
  address: string;
  /** `line` cuts at the end of its place, with the whole on hover; `whole` wraps, folds the very long, and unfolds. */
  fit?: 'line' | 'whole';
  /** Whether `https://` is shown too. */
  scheme?: boolean;
}

/** Opens beside the dashboard, and tells the destination nothing of where the person came from. */
export function ExternalLink({ address, fit = 'whole', scheme = true }: ExternalLinkProps) {
  const shown = toShownAddress(scheme ? address : address.replace(/^https?:\/\//i, ''));
  const linked = (content: ReactNode) => <Linked address={address}>{content}</Linked>;
  if (fit === 'whole') return <UntrustedText text={shown} fold={200} wrap={linked} />;
  return (
    <bdi dir="ltr" className={classes.line} title={shown}>
      {linked(shown)}
    </bdi>
  );
}

function Linked({ address, children }: { address: string; children: ReactNode }) {
  const href = toSafeHref(address);
  if (href === undefined) return children;
  return (
    <a className={classes.link} href={href} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      {children}
    </a>
  );
}
