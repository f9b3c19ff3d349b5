/** Short link line: a short link on a line of its own, which may open its link, with the button that copies it. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#features/paths.ts';
import { CopyButton } from '#ui/inputs/CopyButton.tsx';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import classes from './ShortLinkLine.module.css';

interface ShortLinkLineProps {
  url: string;
  /** The id of the link that it opens; undefined for none. */
  opens?: number;
  /** After it; by default the button that copies it. */
  end?: ReactNode;
  className?: string;
}

export function ShortLinkLine({ url, opens, end, className = '' }: ShortLinkLineProps) {
  const t = useTranslations('link.actions');
  const text = <ShortLink url={url} />;
  return (
    <span className={`${classes.line} ${className}`}>
      {opens === undefined ? (
        text
      ) : (
        <ScreenLink to={paths.link.href(opens)} className={classes.opens} textClass={classes.opens}>
          {text}
        </ScreenLink>
      )}
      {end === undefined ? <CopyButton value={url} label={t('copy')} /> : end}
    </span>
  );
}
