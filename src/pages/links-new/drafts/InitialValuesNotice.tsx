/** Initial values notice: tells where the values in the form come from, with the way to replace them. */

import { Alert, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { LinkDraft } from '#local/link-drafts.ts';
import { formatDistance } from '#ui/format/format.ts';
import { useErrorText } from '#ui/format/use-message.ts';
import { useNow } from '#ui/format/use-now.ts';
import { ErrorAlert } from '#ui/layout/ErrorAlert.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import type { ValuesSource } from './use-initial-values.ts';

interface InitialValuesNoticeProps {
  source: ValuesSource;
  otherDraft: LinkDraft | undefined;
  /** Empties the form. */
  onStartAfresh: () => void;
  onContinue: (draft: LinkDraft) => void;
}

export function InitialValuesNotice({
  source,
  otherDraft,
  onStartAfresh,
  onContinue,
}: InitialValuesNoticeProps) {
  const t = useTranslations('linksNew.source');
  const errorText = useErrorText();
  const now = useNow();
  const ago = ({ savedAt }: { savedAt: number }) => formatDistance(Math.min(savedAt, now), now);
  const text = sourceText();
  return (
    <>
      <ErrorAlert title={t('failed')}>
        {source.kind === 'no-copy' ? errorText(source.reason) : undefined}
      </ErrorAlert>
      {text === null ? null : (
        <Notice action={t('startOver')} onAction={onStartAfresh}>
          {text}
        </Notice>
      )}
      {otherDraft === undefined ? null : (
        <Notice action={t('continue')} onAction={() => onContinue(otherDraft)}>
          {t('other', { ago: ago(otherDraft) })}
        </Notice>
      )}
    </>
  );

  function sourceText(): ReactNode {
    switch (source.kind) {
      case 'draft':
        return t('draft', { ago: ago(source) });
      case 'sent':
        return t.rich('sent', {
          url: source.link,
          ago: ago({ savedAt: source.sentAt }),
          link: () => <ShortLink url={source.link} />,
        });
      case 'copy':
        return (
          <>
            {t.rich('copy', {
              url: source.link,
              link: () => <ShortLink url={source.link} />,
            })}
            {source.unread ? ` ${t('unread')}` : ''}
          </>
        );
      default:
        return null;
    }
  }
}

function Notice({
  action,
  onAction,
  children,
}: {
  action: string;
  onAction: () => void;
  children: ReactNode;
}) {
  return (
    <Alert color="gray" role="status">
      <Group justify="space-between" gap="xs">
        <div>{children}</div>
        <Button size="compact-sm" variant="default" onClick={onAction}>
          {action}
        </Button>
      </Group>
    </Alert>
  );
}
