/** Short link text: what comes before the alias dimmed, the alias strong, without the scheme. */
import { splitShortUrl } from '#ui/safety/safe-url.ts';
import classes from './ShortLink.module.css';

interface ShortLinkProps {
  url: string;
  /** `row` truncates, with the whole link on hover; `title` is large and wraps. */
  size?: 'row' | 'title';
}

export function ShortLink({ url, size = 'row' }: ShortLinkProps) {
  const { before, alias } = splitShortUrl(url);
  return (
    <bdi dir="ltr" className={classes[size]} title={size === 'row' ? before + alias : undefined}>
      {alias === '' ? null : <span className={classes.host}>{before}</span>}
      <span className={classes.alias}>{alias === '' ? before : alias}</span>
    </bdi>
  );
}
