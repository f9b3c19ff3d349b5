/** Creation status: what is known of the new link at this moment, from the hold until it exists. */

import { Alert, Button, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { HoldBar } from '#features/new-link/HoldBar.tsx';
import { useBudget } from '#queries/budget.ts';
import type { NewLinkActions, NewLinkProgress } from '#queries/new-link.ts';
import { useMessage } from '#ui/format/use-message.ts';
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
  const t = useTranslations('linksNew.creation');
  const panel = useRef<HTMLElement>(null);
  // The button that was pressed is gone with the fields.
  useEffect(() => panel.current?.focus(), [state.step]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && state.step === 'held') creation.undo();
  };
  return (
    <section ref={panel} tabIndex={-1} className={classes['panel']} aria-labelledby="link-on-its-way" onKeyDown={onKeyDown}>
      <Content state={state} creation={creation} onBack={onBack} />
      <Text size="sm" c="var(--deck-text-dim)" component="div">
        {t.rich('destination', { address: () => <ExternalLink address={state.body.url} />, url: state.body.url })}
      </Text>
    </section>
  );
}

function Content({ state, creation, onBack }: CreationStatusProps): ReactNode {
  const t = useTranslations('linksNew.creation');
  const write = useMessage();
  switch (state.step) {
    case 'held':
      return (
        <>
          <Heading>{t('held')}</Heading>
          <HoldBar />
          <Text>{t('heldText')}</Text>
          <Group gap="xs">
            <Button variant="default" onClick={creation.undo}>
              {t('undo')}
            </Button>
            <Button variant="subtle" onClick={creation.sendNow}>
              {t('now')}
            </Button>
          </Group>
        </>
      );
    case 'sending':
      return <Sending why={write(state.why)} />;
    case 'looking':
      return (
        <>
          <Heading busy>{t('looking')}</Heading>
          <Text>
            {state.resumed ? t('resumed') : t('replyLost')} {t('once')}
          </Text>
        </>
      );
    case 'unknown':
      return (
        <>
          <Heading>{t('unknown')}</Heading>
          <Alert color="amber" role="alert" title={t('unknownTitle')}>
            <span dir="auto">{write(state.reason)}</span>
          </Alert>
          <Text>{t('unknownText')}</Text>
          <Group gap="xs">
            <Button onClick={creation.lookAgain}>{t('lookAgain')}</Button>
            <Button variant="subtle" onClick={creation.dismiss}>
              {t('stop')}
            </Button>
          </Group>
        </>
      );
    case 'several':
      return (
        <>
          <Heading>{t('several')}</Heading>
          <Text>{t('severalText')}</Text>
          <Stack gap="xs">
            {state.links.map((link) => (
              <Group key={link.id} gap="xs">
                <ExternalLink address={link.shorturl} />
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('choose', { link: link.shorturl })}
                  onClick={() => creation.choose(link.id)}
                >
                  {t('thisOne')}
                </Button>
              </Group>
            ))}
          </Stack>
          <Group>
            <Button variant="subtle" onClick={() => creation.choose(null)}>
              {t('none')}
            </Button>
          </Group>
        </>
      );
    case 'absent':
      return (
        <>
          <Heading>{t('absent')}</Heading>
          <Text>
            {state.sent ? t('absentText') : t('unsent')} {state.whole ? t('canSend') : t('needsPassword')}
          </Text>
          <Group gap="xs">
            {state.whole ? <Button onClick={creation.sendAgain}>{t('sendAgain')}</Button> : null}
            <Button variant={state.whole ? 'default' : 'filled'} onClick={onBack}>
              {t('back')}
            </Button>
          </Group>
        </>
      );
  }
}

/** A request over the limit was not carried out: it is sent again when the limit allows it. */
function Sending({ why }: { why: string }) {
  const t = useTranslations('linksNew.creation');
  const { pausedUntil } = useBudget();
  return (
    <>
      <Heading busy>{t('sending')}</Heading>
      <Text>{pausedUntil !== null ? t('paused') : why || t('sendingText')}</Text>
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
