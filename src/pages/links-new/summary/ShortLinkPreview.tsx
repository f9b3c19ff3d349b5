/** The short link as it will be, as far as that is known before it is made. */
import { splitAddress, toShownAddress } from '#ui/safety/safe-url.ts';
import classes from './ShortLinkPreview.module.css';

interface ShortLinkPreviewProps {
  /** With or without a scheme; '' is the service's own domain, whose name nothing tells. */
  domain: string;
  /** '' where the service makes one up. */
  alias: string;
}

export function ShortLinkPreview({ domain, alias }: ShortLinkPreviewProps) {
  const host = splitAddress(domain.trim().replace(/\/+$/, '')).host;
  const shown = toShownAddress(alias.trim());
  return (
    <span className={classes['preview']}>
      {host === '' ? (
        <span className={classes['unknown']}>service’s own domain</span>
      ) : (
        <bdi dir="ltr" className={classes['host']}>
          {host}
        </bdi>
      )}
      <span className={classes['host']}>/</span>
      {shown === '' ? (
        <span className={classes['unknown']}>made up by the service</span>
      ) : (
        <bdi className={classes['alias']}>{shown}</bdi>
      )}
    </span>
  );
}
