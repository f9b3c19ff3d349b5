/** Says where the values in the fields come from, and what can be done about that. */
import { Alert, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LinkDraft } from '#queries/link-notes.ts';
import { formatDistance } from '#ui/format/format.ts';
import { useNow } from '#ui/format/use-now.ts';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import type { Beginning } from './use-initial-values.ts';

interface InitialValuesNoticeProps {
  beginning: Beginning;
  otherDraft: LinkDraft | undefined;
  /** Empties the fields. */
  onAfresh: () => void;
  onContinue: (draft: LinkDraft) => void;
}

export function InitialValuesNotice({ beginning, otherDraft, onAfresh, onContinue }: InitialValuesNoticeProps) {
  const now = useNow();
  const afresh = (
    <Button size="compact-sm" variant="default" onClick={onAfresh}>
      Start afresh
    </Button>
  );
  return (
    <>
      {beginning.kind === 'draft' ? (
        <Note action={afresh}>
          Your draft from {formatDistance(Math.min(beginning.savedAt, now), now)} is back, as this browser kept it. A password is
          never kept.
        </Note>
      ) : null}
      {beginning.kind === 'preset' ? (
        <Note action={afresh}>
          Begun with your preset “<bdi>{beginning.name.slice(0, 80)}</bdi>”.
        </Note>
      ) : null}
      {beginning.kind === 'copy' ? (
        <Note action={afresh}>
          Filled in from <ShortLink address={beginning.shorturl} />: destination, title, description, countries, devices and
          expiry. The service does not tell the rest, such as languages, parameters, pixels or a password.
        </Note>
      ) : null}
      {beginning.kind === 'no-copy' ? (
        <Alert color="red" role="alert" title="The link to duplicate could not be read">
          <span dir="auto">{beginning.reason}</span>
        </Alert>
      ) : null}
      {otherDraft === undefined ? null : (
        <Note
          action={
            <Button size="compact-sm" variant="default" onClick={() => onContinue(otherDraft)}>
              Continue the draft
            </Button>
          }
        >
          You have a draft of another link from {formatDistance(Math.min(otherDraft.savedAt, now), now)}. It is replaced when you
          fill in this one.
        </Note>
      )}
    </>
  );
}

function Note({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <Alert color="gray" role="status">
      <Group justify="space-between" gap="xs">
        <div>{children}</div>
        {action}
      </Group>
    </Alert>
  );
}
