/** New link notice: tells on every other screen that a link was made, or why it was not. */
import { Alert, Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LinkCreatedNotice } from '#features/new-link/LinkCreatedNotice.tsx';
import { paths } from '#features/routes/paths.ts';
import { useLinkNotes } from '#queries/link-notes.ts';
import { type NewLinkProgress, useNewLink } from '#queries/new-link.ts';
import classes from './NewLinkNotice.module.css';

/** Nothing on the screen of new links, which shows all of it and more. */
export function NewLinkNotice() {
  const { state, actions } = useNewLink();
  const notes = useLinkNotes();
  const isWizard = useLocation().pathname === paths.newLink.href();
  const isMade = !isWizard && state.step === 'made';
  // What the draft describes exists now.
  useEffect(() => {
    if (isMade) void notes.dropDraft();
  }, [isMade, notes]);
  if (isWizard) return null;
  if (state.step === 'made') {
    return (
      <div className={classes['notice']}>
        <LinkCreatedNotice made={{ link: state.link, asked: state.body }} onClose={actions.dismiss} />
      </div>
    );
  }
  const problem = problemOf(state);
  if (problem === undefined) return null;
  return (
    <Alert color="amber" role="alert" title={problem.title} className={classes.notice ?? ''}>
      <p dir="auto">{problem.text.slice(0, 400)}</p>
      <Button size="xs" variant="default" component={Link} to={paths.newLink.href()}>
        Go to the new link
      </Button>
    </Alert>
  );
}

const notMade = 'The link was not made';

/** What the user has to know or to decide; undefined while there is nothing of that kind. */
function problemOf(state: NewLinkProgress): { title: string; text: string } | undefined {
  switch (state.step) {
    case 'refused':
      return { title: notMade, text: state.error.message };
    case 'taken':
      return { title: notMade, text: 'Another link has its alias.' };
    case 'absent':
      if (!state.sent) return { title: notMade, text: 'Linkdeck was closed before it was sent.' };
      return { title: notMade, text: 'The request or its reply was lost, and the service has no such link.' };
    case 'unknown':
      return { title: 'It is not known whether the link exists', text: state.reason };
    case 'several':
      return {
        title: 'Which one is the new link?',
        text: 'The reply was lost, and the service has more than one new link to its destination.',
      };
    default:
      return undefined;
  }
}
