/** New link notice: tells on every screen of links that are on their way: held with Undo, made, or not made and why. */
import { Alert, Button, Group, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { use, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { QuickCreateContext } from '#app/quick-create/quick-create.ts';
import { HoldBar } from '#features/new-link/HoldBar.tsx';
import { LinkCreatedNotice } from '#features/new-link/LinkCreatedNotice.tsx';
import { paths } from '#features/routes/paths.ts';
import { useLinkNotes } from '#queries/link-notes.ts';
import { isForWizard, type NewLinkProgress, type PendingNewLink, useNewLinks } from '#queries/new-link.ts';
import { copyText } from '#ui/copy/clipboard.ts';
import { ignoresShortcuts } from '#ui/data-table/use-row-shortcuts.ts';
import { completeUrl } from '#ui/form/complete-url.ts';
import { type MessageWriter, useMessage } from '#ui/format/use-message.ts';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import classes from './NewLinkNotice.module.css';

/** On the screen of new links only of those that were begun beside it, as it shows all of its own. */
export function NewLinkNotice() {
  const links = useNewLinks();
  const isWizard = useLocation().pathname === paths.newLink.href();
  const shown = links.filter((link) => !isWizard || !isForWizard(link));
  const open = use(QuickCreateContext);

  const undo = ({ state: { body }, actions }: PendingNewLink) => {
    actions.undo();
    open(body);
  };
  useWindowEvent('keydown', (event) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const held = shown.findLast(({ quick, state }) => quick && state.step === 'held');
    if (held === undefined || event.defaultPrevented || ignoresShortcuts(event.target)) return;
    event.preventDefault();
    undo(held);
  });

  if (shown.length === 0) return null;
  return (
    <div className={classes.notices}>
      {shown.map((link) => (
        <Notice key={link.id} link={link} onUndo={() => undo(link)} />
      ))}
    </div>
  );
}

function Notice({ link, onUndo }: { link: PendingNewLink; onUndo: () => void }) {
  const t = useTranslations('shell.pending');
  const write = useMessage();
  const { quick, state, actions } = link;
  const open = use(QuickCreateContext);
  if (state.step === 'made') return <Made link={link} made={state} />;
  if (state.step === 'held') {
    return (
      <Alert role="status" title={t('held')} className={classes.notice ?? ''}>
        <HoldBar />
        <Text size="sm" mt={4} component="div">
          {t.rich('heldText', { url: state.body.url, address: () => <ExternalLink address={state.body.url} /> })}
        </Text>
        <Group gap="xs" mt="xs">
          {quick ? (
            <Button size="xs" variant="default" aria-keyshortcuts="Control+Z Meta+Z" onClick={onUndo}>
              {t('undo')}
            </Button>
          ) : null}
          <Button size="xs" variant="subtle" onClick={actions.sendNow}>
            {t('now')}
          </Button>
        </Group>
      </Alert>
    );
  }
  const problem = problemOf(state, t, write);
  if (problem === undefined) {
    return (
      <Alert role="status" title={t('creating')} className={classes.notice ?? ''}>
        <span dir="auto">{state.step === 'looking' ? t('looking') : whyWaiting(state, write)}</span>
      </Alert>
    );
  }
  const change = () => {
    actions.dismiss();
    open({ ...state.body, failed: state });
  };
  return (
    <Alert color="amber" role="alert" title={problem.title} className={classes.notice ?? ''}>
      <p dir="auto">{problem.text.slice(0, 400)}</p>
      {isForWizard(link) ? (
        <Button size="xs" variant="default" component={Link} to={paths.newLink.href()}>
          {t('goTo')}
        </Button>
      ) : (
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={change}>
            {t('change')}
          </Button>
          <Button size="xs" variant="subtle" onClick={actions.dismiss}>
            {t('dismiss')}
          </Button>
        </Group>
      )}
    </Alert>
  );
}

type MadeState = Extract<NewLinkProgress, { step: 'made' }>;

/** What was begun beside a screen is copied, as the user has nothing else to do with it here. */
function Made({ link: { quick, actions }, made: { body, link } }: { link: PendingNewLink; made: MadeState }) {
  const t = useTranslations('shell.pending');
  const notes = useLinkNotes();
  const [copying, setCopying] = useState<'trying' | 'copied' | 'failed'>('trying');
  const { shorturl } = link;
  useEffect(() => {
    if (quick) void copyText(shorturl).then((copied) => setCopying(copied ? 'copied' : 'failed'));
  }, [quick, shorturl]);
  useEffect(() => {
    // What the draft describes exists now; a draft of another link stays.
    const drop = async () => {
      const { url } = (await notes.readDraft())?.values ?? {};
      if (typeof url === 'string' && completeUrl(url) === body.url) await notes.dropDraft();
    };
    void drop();
  }, [notes, body.url]);
  return (
    <div className={classes.notice}>
      <LinkCreatedNotice made={{ link, asked: body }} onClose={actions.dismiss}>
        <Text size="sm">{copying === 'trying' ? '' : copying === 'copied' ? t('copied') : t('notCopied')}</Text>
      </LinkCreatedNotice>
    </div>
  );
}

function whyWaiting(state: NewLinkProgress, write: MessageWriter): string {
  return state.step === 'sending' ? write(state.why) : '';
}

/** What the user has to know or to decide; undefined while there is nothing of that kind. */
function problemOf(
  state: NewLinkProgress,
  t: ReturnType<typeof useTranslations<'shell.pending'>>,
  write: MessageWriter,
): { title: string; text: string } | undefined {
  switch (state.step) {
    case 'refused':
      return { title: t('failed'), text: write(state.error.message) };
    case 'taken':
      return { title: t('failed'), text: t('taken') };
    case 'absent':
      return { title: t('failed'), text: state.sent ? t('absent') : t('closed') };
    case 'unknown':
      return { title: t('unknown'), text: write(state.reason) };
    case 'several':
      return { title: t('several'), text: t('severalText') };
    default:
      return undefined;
  }
}
