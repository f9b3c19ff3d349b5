/** Pending link actions: what the user can do about a new link in each of its states. */
import { useTranslations } from 'use-intl';
import { nextAlias } from '#contract/new-link/alias.ts';
import type { NamedLink } from '#contract/resources/links.ts';
import type { PendingNewLink } from '#queries/new-link.ts';
import { NoticeAction } from '#ui/notices/Notice.tsx';
import { ShortLink } from '#ui/text/ShortLink.tsx';
import classes from './PendingLinkNotice.module.css';
import { refusesAlias, waitsForConnection } from './pending-states.ts';
import type { LinkReturn } from './use-link-return.ts';

interface PendingLinkActionsProps {
  link: PendingNewLink;
  back: LinkReturn;
}

export function PendingLinkActions({ link, back }: PendingLinkActionsProps) {
  const t = useTranslations('shell.pending');
  const { state, actions } = link;
  switch (state.step) {
    case 'held':
      return (
        <>
          <NoticeAction aria-keyshortcuts="Control+Z Meta+Z" onClick={back.undo}>
            {t('undo')}
          </NoticeAction>
          <NoticeAction onClick={actions.sendNow}>{t('now')}</NoticeAction>
        </>
      );
    case 'sending':
      return waitsForConnection(state) ? (
        <NoticeAction onClick={back.undo}>{t('undo')}</NoticeAction>
      ) : null;
    case 'unknown':
      return <NoticeAction onClick={actions.checkAgain}>{t('checkNow')}</NoticeAction>;
    case 'several':
      return <Choices links={state.links} choose={actions.choose} />;
    case 'taken':
      return <TakenActions alias={state.body.custom ?? ''} back={back} />;
    case 'absent':
      return (
        <>
          {state.whole ? (
            <NoticeAction onClick={actions.sendAgain}>{t('sendAgain')}</NoticeAction>
          ) : null}
          <NoticeAction onClick={back.change}>{t('change')}</NoticeAction>
        </>
      );
    case 'refused':
      return refusesAlias(state) ? (
        <TakenActions alias={state.body.custom ?? ''} back={back} />
      ) : (
        <NoticeAction onClick={back.change}>{t('change')}</NoticeAction>
      );
    default:
      return null;
  }
}

function TakenActions({ alias, back }: { alias: string; back: LinkReturn }) {
  const t = useTranslations('shell.pending');
  const next = nextAlias(alias);
  return (
    <>
      <NoticeAction onClick={back.change}>{t('changeAlias')}</NoticeAction>
      {back.useAlias === undefined ? null : (
        <NoticeAction onClick={() => back.useAlias?.(next)}>
          {t('useAlias', { alias: next.slice(0, 60) })}
        </NoticeAction>
      )}
    </>
  );
}

interface ChoicesProps {
  links: readonly NamedLink[];
  choose: (id: number | null) => void;
}

/** Which of several new links is this one, or none of them. */
function Choices({ links, choose }: ChoicesProps) {
  const t = useTranslations('shell.pending');
  return (
    <div className={classes.choices}>
      {links.map(({ id, shorturl }) => (
        <NoticeAction key={id} onClick={() => choose(id)}>
          <ShortLink url={shorturl} />
        </NoticeAction>
      ))}
      <NoticeAction onClick={() => choose(null)}>{t('none')}</NoticeAction>
    </div>
  );
}
