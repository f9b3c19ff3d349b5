/** Look-alike mark: a sign beside a URL whose host can pose as another, with both forms of the host on hover and focus. */
import { Tooltip } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { lookalikeHost } from '#contract/new-link/lookalike-host.ts';
import classes from './LookalikeMark.module.css';

/** Nothing for other hosts. */
export function LookalikeMark({ url }: { url: string }) {
  const t = useTranslations('ui.lookalike');
  const host = lookalikeHost(url);
  if (host === undefined) return null;
  const ascii = host.ascii.slice(0, 120);
  const label =
    host.written.toLowerCase() === host.ascii
      ? t('ascii', { ascii })
      : t('mixed', { written: host.written.slice(0, 120), ascii });
  return (
    <Tooltip
      label={<bdi>{label}</bdi>}
      multiline
      maw={320}
      events={{ hover: true, focus: true, touch: true }}
    >
      {/* Takes the focus, because the reason can be learned by keyboard nowhere else. */}
      <span tabIndex={0} role="img" aria-label={label} className={classes.mark}>
        <TriangleAlert size={13} aria-hidden />
      </span>
    </Tooltip>
  );
}
