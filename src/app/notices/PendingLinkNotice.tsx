/** Pending link notice: a new link that is held with Undo, on its way, or was not created and why. */
import { WifiOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Clock } from '#base/clock.ts';
import { newLinkHoldMs } from '#queries/hold-times.ts';
import { isOver, type PendingNewLink } from '#queries/new-link.ts';
import { type MessageWriter, useErrorText, useMessage } from '#ui/format/use-message.ts';
import { HoldRing } from '#ui/notices/HoldRing.tsx';
import { Notice } from '#ui/notices/Notice.tsx';
import { splitUrl } from '#ui/safety/safe-url.ts';
import { PendingLinkActions } from './PendingLinkActions.tsx';
import classes from './PendingLinkNotice.module.css';
import { waitsForConnection, waitsForService } from './pending-states.ts';
import type { LinkReturn } from './use-link-return.ts';

type Texts = ReturnType<typeof useTranslations<'shell.pending'>>;
type State = PendingNewLink['state'];
type Refusal = Extract<State, { step: 'refused' }>['error'];

interface PendingLinkNoticeProps {
  link: PendingNewLink;
  clock: Clock;
  back: LinkReturn;
}

export function PendingLinkNotice({ link, clock, back }: PendingLinkNoticeProps) {
  const t = useTranslations('shell.pending');
  const write = useMessage();
  const problemText = useProblemText();
  const { state, heldUntil, actions, problem } = link;
  const title = titleOf(state, t);
  const canClose = isOver(state) || state.step === 'unknown';
  return (
    <Notice
      tone={toneOf(state)}
      icon={iconOf(state, heldUntil ?? 0, clock)}
      label={title}
      title={title}
      text={<Details state={state} text={problemText(problem) || textOf(state, t, write)} />}
      actions={<PendingLinkActions link={link} back={back} />}
      onClose={canClose ? actions.dismiss : undefined}
    />
  );
}

/** What a screen reader announces of a new link; '' where nothing is new. */
export function usePendingText(): (link: PendingNewLink) => string {
  const t = useTranslations('shell.pending');
  const write = useMessage();
  const problemText = useProblemText();
  return ({ state, problem }) => {
    if (problem !== undefined) return `${titleOf(state, t)}. ${problemText(problem)}`;
    if (state.step === 'sending' && !waits(state)) return '';
    if (state.step === 'held') return `${titleOf(state, t)}. ${t('heldText')}`;
    return `${titleOf(state, t)}. ${textOf(state, t, write)}`;
  };
}

/** Why the user's last action could not be carried out; '' where it was. */
function useProblemText(): (problem: unknown) => string {
  const t = useTranslations('jobs.actions');
  const errorText = useErrorText();
  return (problem) =>
    problem === undefined ? '' : t('failed', { problem: errorText(problem).slice(0, 300) });
}

function Details({ state, text }: { state: State; text: string }) {
  const { host, rest } = splitUrl(state.body.url);
  return (
    <>
      {text === '' ? null : <p className={classes.line}>{text.slice(0, 400)}</p>}
      {/* Several links may wait, and not all have an alias of their own. */}
      <p className={classes.destination}>
        <bdi dir="ltr">{(host + rest).slice(0, 200)}</bdi>
      </p>
    </>
  );
}

function iconOf(state: State, heldUntil: number, clock: Clock) {
  if (state.step === 'held')
    return <HoldRing until={heldUntil} maxMs={newLinkHoldMs} clock={clock} />;
  return waitsForConnection(state) ? <WifiOff size={18} aria-hidden /> : undefined;
}

/** Nothing is sent, and it begins by itself. */
function waits(state: State): boolean {
  return waitsForConnection(state) || waitsForService(state);
}

function toneOf(state: State) {
  const { step } = state;
  if (waits(state)) return 'waiting';
  if (step === 'held' || step === 'sending') return 'busy';
  return step === 'looking' || step === 'unknown' || step === 'several' ? 'waiting' : 'failed';
}

function titleOf(state: State, t: Texts): string {
  const { custom = '' } = state.body;
  const named = { alias: custom.slice(0, 60), has: custom === '' ? 'no' : 'yes' } as const;
  if (waitsForConnection(state)) return t('offline', named);
  if (waitsForService(state)) return t('away', named);
  switch (state.step) {
    case 'looking':
    case 'unknown':
      return t('unknown', named);
    case 'several':
      return t('several');
    case 'taken':
      return t('taken', named);
    case 'refused':
    case 'absent':
      return t('failed', named);
    default:
      return t('creating', named);
  }
}

function textOf(state: State, t: Texts, write: MessageWriter): string {
  if (waitsForConnection(state)) return t('offlineText');
  if (waitsForService(state)) return t('awayText');
  switch (state.step) {
    case 'sending':
      return write(state.why);
    case 'looking':
    case 'unknown':
      return t('looking');
    case 'several':
      return t('severalText');
    case 'taken':
      return t('kept');
    case 'refused':
      return refusalText(state.error, write);
    case 'absent':
      return state.sent ? t('absent') : t('closed');
    default:
      return '';
  }
}

/** What the service says of fields, without their names, which are the interface's own. */
function refusalText({ kind, fields = [], message }: Refusal, write: MessageWriter): string {
  const texts = kind === 'invalid' ? fields.map(({ text }) => text) : [];
  return texts.join(' ') || write(message);
}
