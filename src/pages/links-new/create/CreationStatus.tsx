/** Creation status: what is known of the new link at this moment, from the hold until it exists. */
import { Alert, Button, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { HoldBar } from '#features/new-link/HoldBar.tsx';
import { useBudget } from '#queries/budget.ts';
import type { NewLinkActions, NewLinkProgress } from '#queries/new-link.ts';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import classes from './CreationStatus.module.css';

/** The states in which the fields make room for what is known. */
type Busy = Extract<NewLinkProgress, { step: 'held' | 'sending' | 'looking' | 'unknown' | 'several' | 'absent' }>;

interface CreationStatusProps {
  state: Busy;
  creation: NewLinkActions;
  /** Back to the fields, with all their values. */
  onBack: () => void;
}

export function CreationStatus({ state, creation, onBack }: CreationStatusProps) {
  const panel = useRef<HTMLElement>(null);
  // The button that was pressed is gone with the fields.
  useEffect(() => panel.current?.focus(), [state.step]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && state.step === 'held') creation.undo();
  };
  return (
    <section ref={panel} tabIndex={-1} className={classes['panel']} aria-labelledby="link-on-its-way" onKeyDown={onKeyDown}>
      {content({ state, creation, onBack })}
      <Text size="sm" c="var(--deck-text-dim)" component="div">
        Destination: <ExternalLink address={state.body.url} />
      </Text>
    </section>
  );
}

function content({ state, creation, onBack }: CreationStatusProps): ReactNode {
  switch (state.step) {
    case 'held':
      return (
        <>
          <Heading>The link is about to be created</Heading>
          <HoldBar />
          <Text>Nothing is sent yet. In three seconds it is, and then it cannot be taken back.</Text>
          <Group gap="xs">
            <Button variant="default" onClick={creation.undo}>
              Undo
            </Button>
            <Button variant="subtle" onClick={creation.sendNow}>
              Create now
            </Button>
          </Group>
        </>
      );
    case 'sending':
      return <Sending why={state.why} />;
    case 'looking':
      return (
        <>
          <Heading busy>Looking whether the link exists…</Heading>
          <Text>
            {state.resumed
              ? 'A link was on its way when this page was left, so it is not known whether it was made.'
              : 'Sent; the reply was lost.'}{' '}
            It is not sent again, so that it is not made twice. This can take some seconds.
          </Text>
        </>
      );
    case 'unknown':
      return (
        <>
          <Heading>It is not known whether the link exists</Heading>
          <Alert color="amber" role="alert" title="Looking for it failed">
            <span dir="auto">{state.reason}</span>
          </Alert>
          <Text>The request was sent once. Sending it again could make the link twice, so look first.</Text>
          <Group gap="xs">
            <Button onClick={creation.lookAgain}>Look again</Button>
            <Button variant="subtle" onClick={creation.dismiss}>
              Stop looking
            </Button>
          </Group>
        </>
      );
    case 'several':
      return (
        <>
          <Heading>Which of these is the new link?</Heading>
          <Text>The reply was lost, and the service has more than one new link to this destination.</Text>
          <Stack gap="xs">
            {state.links.map((link) => (
              <Group key={link.id} gap="xs">
                <ExternalLink address={link.shorturl} />
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`It is ${link.shorturl}`}
                  onClick={() => creation.choose(link.id)}
                >
                  This one
                </Button>
              </Group>
            ))}
          </Stack>
          <Group>
            <Button variant="subtle" onClick={() => creation.choose(null)}>
              None of them
            </Button>
          </Group>
        </>
      );
    case 'absent':
      return (
        <>
          <Heading>The link was not made</Heading>
          <Text>
            {state.sent
              ? 'The request or its reply was lost, and two looks at the service have not found the link.'
              : 'Linkdeck was closed before it was sent.'}{' '}
            {state.whole
              ? 'It can be sent again.'
              : 'It had a password, which is not kept over a reload: enter it again under Protection.'}
          </Text>
          <Group gap="xs">
            {state.whole ? <Button onClick={creation.sendAgain}>Send again</Button> : null}
            <Button variant={state.whole ? 'default' : 'filled'} onClick={onBack}>
              Back to the fields
            </Button>
          </Group>
        </>
      );
  }
}

/** A request over the limit was not carried out: it is sent again when the limit allows it. */
function Sending({ why }: { why: string }) {
  const { pausedUntil } = useBudget();
  return (
    <>
      <Heading busy>The link is being created…</Heading>
      <Text>
        {pausedUntil !== null
          ? 'The service has said “too many requests”, so that this one waits. It goes on by itself, and the link is made once.'
          : why || 'The request is on its way, once. It can no longer be taken back.'}
      </Text>
    </>
  );
}

function Heading({ busy = false, children }: { busy?: boolean; children: string }) {
  return (
    <Group gap="sm" wrap="nowrap" role="status">
      {busy ? <Loader size="xs" aria-hidden /> : null}
      <Title order={2} size="h3" id="link-on-its-way">
        {children}
      </Title>
    </Group>
  );
}
