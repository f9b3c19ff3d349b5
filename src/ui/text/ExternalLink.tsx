/** External link: a remote URL as a link that opens in a new tab, or as text where it is unsafe. */
import type { ReactNode } from 'react';
import { LookalikeMark } from '#ui/safety/LookalikeMark.tsx';
import {
  displayUrl,
  externalLinkProps,
  splitDestination,
  toSafeHref,
} from '#ui/safety/safe-url.ts';
import classes from './ExternalLink.module.css';
import { UntrustedText } from './UntrustedText.tsx';

interface ExternalLinkProps {
  url: string;
  /**
   * `line` truncates, with the whole URL on hover; `path` does too, without host and query; `whole` wraps, and folds very
   * long ones.
   */
  fit?: 'line' | 'path' | 'whole';
  /** Shows `https://` too. */
  scheme?: boolean;
}

/** Sends no referrer to the destination. */
export function ExternalLink({ url, fit = 'whole', scheme = true }: ExternalLinkProps) {
  const whole = displayUrl(url);
  const shown = scheme ? whole : whole.replace(/^https?:\/\//i, '');
  const mark = <LookalikeMark url={url} />;
  const linked = (content: ReactNode) => <Linked url={url}>{content}</Linked>;
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
      {linked(fit === 'path' ? pathOrHost(url) : shown)}
    </bdi>
  );
}

/** The host stands for a home page. */
function pathOrHost(url: string): string {
  const { host, path } = splitDestination(url);
  return path === '' ? host : path;
}

function Linked({ url, children }: { url: string; children: ReactNode }) {
  const href = toSafeHref(url);
  if (href === undefined) return children;
  return (
    <a className={classes.link} href={href} {...externalLinkProps}>
      {children}
    </a>
  );
}
