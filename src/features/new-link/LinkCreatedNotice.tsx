/** Link created notice: a link that was made a moment ago, on a screen about something else. */
import { Alert, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import type { NewLink } from '#contract/resources/links.ts';
import { paths } from '#features/routes/paths.ts';
import { CopyButton } from '#ui/copy/CopyButton.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import { aliasDiffers } from './alias-differs.ts';

export interface MadeBefore {
  readonly link: { readonly id: number; readonly shorturl: string };
  /** What was sent. */
  readonly asked: NewLink;
}

interface LinkCreatedNoticeProps {
  made: MadeBefore;
  /** With it there is a way to put this away. */
  onClose?: () => void;
  /** What is to be known besides. */
  children?: ReactNode;
}

export function LinkCreatedNotice({ made: { link, asked }, onClose, children }: LinkCreatedNoticeProps) {
  const t = useTranslations('linkFacts.created');
  const closing = onClose === undefined ? {} : { withCloseButton: true, closeButtonLabel: t('dismiss'), onClose };
  return (
    <Alert color="teal" role="status" title={t('title')} {...closing}>
      <Group gap="xs">
        <Link to={paths.link.href(link.id)}>
          <ShortLink address={link.shorturl} />
        </Link>
        <CopyButton value={link.shorturl} label={t('copy')} />
      </Group>
      {aliasDiffers(asked.custom, link.shorturl) ? (
        <Text size="sm" c="var(--deck-waiting)">
          {t.rich('otherAlias', { text: asked.custom ?? '', alias: (text) => <bdi>{text}</bdi> })}
        </Text>
      ) : null}
      {children}
    </Alert>
  );
}
