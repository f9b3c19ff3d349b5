/** Short link text: the hostname dimmed, the alias strong, without the scheme. */
import { splitUrl } from '#ui/safety/safe-url.ts';
import classes from './ShortLink.module.css';

interface ShortLinkProps {
  url: string;
  /** `row` truncates, with the whole link on hover; `title` is large and wraps. */
  size?: 'row' | 'title';
}

export function ShortLink({ url, size = 'row' }: ShortLinkProps) {
  const { host, rest } = splitUrl(url);
  return (
    <bdi dir="ltr" className={classes[size]} title={size === 'row' ? host + rest : undefined}>
      {rest === '' ? null : <span className={classes.host}>{host}</span>}
      <span className={classes.alias}>{rest === '' ? host : rest}</span>
    </bdi>
  );
}
