/** Link row: a link as a line of its title and alias, or as its short link above its title and destination. */
import type { ReactNode } from 'react';
import { linkTitle } from '#contract/resources/link-title.ts';
import type { Link } from '#contract/resources/links.ts';
import { externalLinkProps, shownUrl } from '#ui/safety/safe-url.ts';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import classes from './LinkRow.module.css';
import { LinkTitle } from './LinkTitle.tsx';

interface LinkRowProps {
  link: Link;
  /** `head` is an option above the figures of its link: its short link is the heading. */
  as: 'line' | 'option' | 'head';
  /** Where the short link of an option leads; undefined for nowhere. */
  href?: string;
  onOpen?: () => void;
  /** At the end of the first line of an option. */
  end?: ReactNode;
}

export function LinkRow({ link, as, href, onOpen, end }: LinkRowProps) {
  const { alias } = link;
  if (as === 'line')
    // In a row of its user: the alias is left out on a phone.
    return (
      <>
        <LinkTitle link={link} />
        {alias === null || alias === linkTitle(link) ? null : (
          <bdi dir="ltr" className={classes.alias}>
            {alias}
          </bdi>
        )}
      </>
    );
  const [Whole, First] = as === 'head' ? (['div', 'h1'] as const) : (['span', 'span'] as const);
  return (
    <Whole className={`${classes.option} ${as === 'head' ? classes.head : ''}`}>
      <First className={classes.first}>
        <ReadValue of={link} name="shorturl">
          {(url) =>
            href === undefined ? (
              <ShortLink url={url} />
            ) : (
              <a href={href} {...externalLinkProps} onClick={onOpen}>
                <ShortLink url={url} />
              </a>
            )
          }
        </ReadValue>
        {end === undefined ? null : <span className={classes.end}>{end}</span>}
      </First>
      <span className={classes.second}>
        <LinkTitle link={link} />
        <bdi dir="ltr" className={classes.destination}>
          {shownUrl(link.longurl ?? '')}
        </bdi>
      </span>
    </Whole>
  );
}
