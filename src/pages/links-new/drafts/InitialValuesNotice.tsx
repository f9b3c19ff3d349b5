/** Initial values notice: tells where the values in the form come from, with the way to replace them. */
import { Alert, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LinkDraft } from '#queries/link-notes.ts';
import { formatDistance } from '#ui/format/format.ts';
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

export function InitialValuesNotice({ source, otherDraft, onStartAfresh, onContinue }: InitialValuesNoticeProps) {
  const now = useNow();
  const ago = ({ savedAt }: { savedAt: number }) => formatDistance(Math.min(savedAt, now), now);
  const text = sourceText();
  return (
    <>
      <ErrorAlert title="The link to duplicate could not be read">
        {source.kind === 'no-copy' ? source.reason : undefined}
      </ErrorAlert>
      {text === null ? null : (
        <Notice action="Start afresh" onAction={onStartAfresh}>
          {text}
        </Notice>
      )}
      {otherDraft === undefined ? null : (
        <Notice action="Continue the draft" onAction={() => onContinue(otherDraft)}>
          You have a draft of another link from {ago(otherDraft)}. It is replaced when you fill in this one.
        </Notice>
      )}
    </>
  );

  function sourceText(): ReactNode {
    switch (source.kind) {
      case 'draft':
        return `Your draft from ${ago(source)} is back, as this browser kept it. A password is never kept.`;
      case 'preset':
        return (
          <>
            Begun with your preset “<bdi>{source.name.slice(0, 80)}</bdi>”.
          </>
        );
      case 'sent':
        return (
          <>
            Filled in from <ShortLink address={source.link} /> as sent from this browser {ago({ savedAt: source.sentAt })}. Choose
            a new alias and password.
          </>
        );
      case 'copy':
        return (
          <>
            Filled in from <ShortLink address={source.link} />: destination, title, description, countries, devices and expiry.
            The service does not tell the rest, such as languages, parameters, pixels or a password.
            {source.unread ? ' What could not be read of it is left out.' : ''}
          </>
        );
      default:
        return null;
    }
  }
}

function Notice({ action, onAction, children }: { action: string; onAction: () => void; children: ReactNode }) {
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
