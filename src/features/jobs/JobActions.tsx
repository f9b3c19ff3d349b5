/** Job actions: the buttons that the state of a job allows, and the message when one of them fails. */
import { Button, Group, Text } from '@mantine/core';
import { Download, type LucideIcon, Pause, Play, RotateCw, Trash2, Undo2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '#features/files/download.ts';
import { MovedLinksMenu } from '#features/jobs/moved/MovedLinksMenu.tsx';
import { hasMovedLinks } from '#features/jobs/moved/moved-links.ts';
import { paths } from '#features/paths.ts';
import { type JobSummary, useJobActions, useReadRows } from '#queries/jobs.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useDialog } from '#ui/dialogs/DialogHost.tsx';
import { FocusHandoff } from '#ui/dialogs/FocusHandoff.tsx';
import { useErrorText, useMessage } from '#ui/format/use-message.ts';
import { ScreenLink } from '#ui/navigation/ScreenLink.tsx';
import { NoticeAction } from '#ui/notices/Notice.tsx';
import { isTrialOver, leftOf } from './job-labels.ts';
import { resultsCsv } from './results-csv.ts';

interface JobActionsProps {
  job: JobSummary;
  /** Adds the button that forgets a finished job. */
  removable?: boolean;
  /** For a page about this job alone: larger buttons, with the most likely one filled. */
  large?: boolean;
  /** For a notice: no icons, no pause and no file. */
  brief?: boolean;
}

export function JobActions({
  job,
  removable = false,
  large = false,
  brief = false,
}: JobActionsProps) {
  const t = useTranslations('jobs');
  const errorText = useErrorText();
  const write = useMessage();
  const { id, state, kind, done, refused, unknown } = job;
  const { undo, start, pause, resume, cancel, retry, remove } = useJobActions();
  const readRows = useReadRows();
  const openDialog = useDialog();
  const [problem, setProblem] = useState('');
  const left = leftOf(job);
  // A plan sends refused links again itself, as they may have other names by then.
  const retried = job.plan === undefined ? refused + unknown : unknown;
  // The screen of a plan has one with its own columns.
  const hasFile = !brief && !(large && job.plan !== undefined) && done + refused + unknown > 0;
  const active = state === 'running' || state === 'waiting';
  const pauseAction = brief ? undefined : { name: t('actions.pause'), Icon: Pause, send: pause };
  const main = {
    held: { name: t('actions.undo'), Icon: Undo2, send: undo },
    waiting: pauseAction,
    running: pauseAction,
    paused: {
      name: isTrialOver(job) ? t('actions.createRest', { count: left }) : t('actions.resume'),
      Icon: Play,
      send: resume,
    },
    finished: undefined,
  }[state];
  const style = { large, brief };
  const askToStop = () =>
    openDialog(ConfirmDialog, {
      title: t(`stop.${stopped[kind]}`),
      confirmLabel: t('stop.confirm'),
      cancelLabel: t('stop.keepGoing'),
      failure: t('stop.failed'),
      onConfirm: () => cancel(id),
      children: t(`stop.${stopped[kind]}Text`, { count: left }),
    });
  const run = (work: () => Promise<unknown>) => () => {
    work().then(
      () => setProblem(''),
      (error: unknown) => setProblem(errorText(error)),
    );
  };
  const download = async () => {
    const { name, text } = await resultsCsv(job, await readRows(id), t, write);
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
  };

  return (
    <>
      <Group gap={groupGap({ large, brief })}>
        {/* One button for Pause and Resume, so that it keeps the focus when the user presses it. */}
        {main === undefined ? null : (
          <Action
            {...style}
            Icon={main.Icon}
            primary={!active}
            keys={state === 'held' && kind === 'assign' ? 'Control+Z Meta+Z' : undefined}
            onClick={run(() => main.send(id))}
          >
            {main.name}
          </Action>
        )}
        {state === 'held' ? (
          <Action {...style} Icon={Play} onClick={run(() => start(id))}>
            {kind === 'assign' ? t('actions.assignNow') : t('actions.startNow')}
          </Action>
        ) : null}
        {(active || state === 'paused') && left > 0 ? (
          <Action {...style} Icon={X} onClick={askToStop}>
            {t('actions.stop')}
          </Action>
        ) : null}
        {(state === 'finished' || state === 'paused') && retried > 0 ? (
          <Action {...style} Icon={RotateCw} onClick={run(() => retry(id))}>
            {t('actions.retry', { count: retried })}
          </Action>
        ) : null}
        {hasFile ? (
          <Action {...style} Icon={Download} primary={state === 'finished'} onClick={run(download)}>
            {t('actions.download')}
          </Action>
        ) : null}
        {!brief && done > 0 && hasMovedLinks(job) ? (
          <MovedLinksMenu job={job} large={large} run={run} />
        ) : null}
        {!brief && !large && job.plan !== undefined ? (
          <Button component={ScreenLink} to={paths.plan.href(job.plan)} size="xs" variant="default">
            {t('actions.openPlan')}
          </Button>
        ) : null}
        {removable && state === 'finished' ? (
          <Action {...style} Icon={Trash2} onClick={run(() => remove(id))}>
            {t('actions.remove')}
          </Action>
        ) : null}
      </Group>
      {problem === '' ? null : (
        <Text role="alert" size="sm" c="var(--mantine-color-error)" dir="auto">
          {t('actions.failed', { problem: problem.slice(0, 400) })}
        </Text>
      )}
    </>
  );
}

/** What a job that is stopped was at. */
const stopped = { create: 'import', assign: 'assign', read: 'read' } as const;

function groupGap({ large, brief }: { large: boolean; brief: boolean }) {
  if (brief) return 4;
  return large ? 'sm' : 'xs';
}

interface ActionProps {
  Icon: LucideIcon;
  large: boolean;
  brief: boolean;
  /** The action that most users take next. */
  primary?: boolean;
  keys?: string;
  onClick: () => void;
  children: ReactNode;
}

function Action({ Icon, large, brief, primary = false, keys, onClick, children }: ActionProps) {
  if (brief) {
    return (
      <NoticeAction aria-keyshortcuts={keys} onClick={onClick}>
        {children}
      </NoticeAction>
    );
  }
  return (
    <FocusHandoff>
      <Button
        size={large ? 'sm' : 'xs'}
        variant={large && primary ? 'filled' : 'default'}
        leftSection={<Icon size={14} aria-hidden />}
        aria-keyshortcuts={keys}
        onClick={onClick}
      >
        {children}
      </Button>
    </FocusHandoff>
  );
}
