/** First steps: three steps from an empty account to the first click; each ends by doing it, and the list with the click. */
import { Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Plus } from 'lucide-react';
import { lazy, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { ActionButton } from '#features/actions/ActionButton.tsx';
import { linksOnPage } from '#features/library/use-link-page.ts';
import { useLinkActions } from '#features/link-actions/use-link-actions.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { useListPages } from '#queries/records/use-list-pages.ts';
import { channelsQuery } from '#queries/resources/channels.ts';
import { linksQuery } from '#queries/resources/links.ts';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { shownUrl } from '#ui/safety/safe-url.ts';
import classes from './FirstSteps.module.css';

const ChannelForm = lazy(async () => ({
  default: (await import('#features/resource-forms/ChannelForm.tsx')).ChannelForm,
}));

/** Costs one request, for the channels. */
export function FirstSteps() {
  const t = useTranslations('overview.first.steps');
  const engine = useEngine();
  const openDialog = useDialog();
  const channels = useListPages(channelsQuery);
  const newest = useQuery(linksQuery(engine, { page: 1, limit: linksOnPage, order: 'date' }));
  const link = newest.data?.rows.find((row) => row.id !== null);
  const hasChannel = (channels.rows?.length ?? 0) > 0;
  const title = useId();
  return (
    <section className={classes.card} aria-labelledby={title}>
      <Title order={2} id={title} className={classes.title}>
        {t('title')}
      </Title>
      <ol className={classes.steps}>
        <Step number={1} isDone={link !== undefined} title={t('link')} />
        <Step number={2} isDone={hasChannel} title={t('channel')} text={t('channelText')}>
          {channels.isLoading || hasChannel ? null : (
            <Button
              variant="default"
              leftSection={<Plus size={16} aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => openDialog(ChannelForm, {})}
            >
              {t('addChannel')}
            </Button>
          )}
        </Step>
        <Step number={3} isDone={false} title={t('share')} text={t('shareText')}>
          {link === undefined || link.id === null ? null : (
            <ShareLink id={link.id} shorturl={link.shorturl} />
          )}
        </Step>
      </ol>
    </section>
  );
}

function ShareLink({ id, shorturl }: { id: number; shorturl: string | null }) {
  const { copy, qr } = useLinkActions({ id, shorturl });
  return (
    <Group gap="xs">
      <bdi dir="ltr" className={classes.short}>
        {shownUrl(shorturl ?? '')}
      </bdi>
      <ActionButton action={copy} />
      <ActionButton action={qr} />
    </Group>
  );
}

interface StepProps {
  number: number;
  isDone: boolean;
  title: string;
  text?: string;
  /** What does it. */
  children?: ReactNode;
}

function Step({ number, isDone, title, text, children }: StepProps) {
  const t = useTranslations('overview.first.steps');
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      {isDone ? (
        <CircleCheck size={24} aria-hidden className={classes.done} />
      ) : (
        <span className={classes.number} aria-hidden>
          {formatNumber(number)}
        </span>
      )}
      <div className={classes.what}>
        <p className={classes.name}>
          {title}
          {isDone ? <VisuallyHidden> {t('done')}</VisuallyHidden> : null}
        </p>
        {text === undefined || isDone ? null : (
          <Text size="sm" c="var(--deck-text-dim)">
            {text}
          </Text>
        )}
        {children}
      </div>
    </li>
  );
}
