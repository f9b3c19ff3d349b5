/** External link: a remote URL as a link that opens in a new tab, or as text where it is unsafe. */
import type { ReactNode } from 'react';
import { LookalikeMark } from '#ui/safety/LookalikeMark.tsx';
import { displayUrl, externalLinkProps, toSafeHref } from '#ui/safety/safe-url.ts';
import classes from './ExternalLink.module.css';
import { UntrustedText } from './UntrustedText.tsx';

interface ExternalLinkProps {
  url: string;
  /**
   * `line` truncates, with the whole URL on hover; `ends` does too, without the query, and keeps the end of the path; `whole`
   * wraps, and folds very long ones.
   */
  fit?: 'line' | 'ends' | 'whole';
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
    <bdi dir="ltr" className={fit === 'ends' ? classes.ends : classes.line} title={shown}>
      {mark}
      {linked(fit === 'ends' ? <HostAndPath url={shown} /> : shown)}
    </bdi>
  );
}

/** Both are cut at the slash between them, so that the end of the path is always there. */
function HostAndPath({ url }: { url: string }) {
  const [place = ''] = url.replace(/^https?:\/\//i, '').split(/[?#]/);
  const slash = place.indexOf('/');
  const path = slash === -1 ? '' : place.slice(slash + 1).replace(/\/$/, '');
  return (
    <>
      <span className={classes.host}>{slash === -1 ? place : place.slice(0, slash)}</span>
      {path === '' ? null : (
        <>
          <span className={classes.slash}>/</span>
          <span className={classes.path}>
            <bdi dir="ltr">{path}</bdi>
          </span>
        </>
      )}
    </>
  );
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
