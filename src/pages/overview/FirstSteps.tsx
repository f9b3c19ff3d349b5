/** First steps of a new account: make a link, follow it, see its statistics; hidden for good once done or put away. */
import { Anchor, Button } from '@mantine/core';
import { Circle, CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import type { Page } from '#contract/protocol/envelope.ts';
import type { Link as LinkRow } from '#contract/resources/links.ts';
import { paths } from '#features/routes/paths.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { knownTotal } from '#queries/endpoint-query.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import classes from './FirstSteps.module.css';

/** With more links than these, nobody needs to be shown how to make one. */
const fewLinks = 3;

const entryOf = (accountId: string): string => `linkdeck.first-steps.${accountId}`;

/** Costs no request: `top` is the first page of links by clicks. */
export function FirstSteps({ top }: { top: Page<LinkRow> }) {
  const t = useTranslations('overview.steps');
  const { accountId } = useEngine();
  const [hidden, setHidden] = useState(() => wasHidden(accountId));
  const total = knownTotal(top);
  // Without a link they are all that the screen has to say, so that they stay.
  if ((hidden && total !== 0) || total === undefined || total > fewLinks || top.unreadable.length > 0) return null;
  const link = top.rows[0];
  const short = link?.shorturl;
  const clicked = (link?.clicks ?? 0) > 0;
  const hide = () => {
    remember(accountId);
    setHidden(true);
  };
  return (
    <Panel
      title={t('title')}
      control={
        link === undefined ? null : (
          <Button variant="subtle" color="gray" size="compact-sm" onClick={hide}>
            {clicked ? t('finish') : t('hide')}
          </Button>
        )
      }
    >
      <ol className={classes.steps}>
        <Step done={link !== undefined} title={t('make')}>
          {link === undefined ? (
            <Anchor component={Link} to={paths.newLink.href()} underline="always">
              {t('makeLink')}
            </Anchor>
          ) : (
            t('made')
          )}
        </Step>
        <Step done={clicked} title={t('follow')}>
          {short ? t.rich('followLink', { short: () => <ExternalLink address={short} scheme={false} /> }) : t('followLater')}
        </Step>
        <Step done={false} title={t('see')}>
          {link?.id != null && clicked ? (
            <Anchor component={Link} to={paths.link.href(link.id)} underline="always" onClick={hide}>
              {t('seeLink')}
            </Anchor>
          ) : (
            t('seeLater')
          )}
        </Step>
      </ol>
    </Panel>
  );
}

function Step({ done, title, children }: { done: boolean; title: string; children: ReactNode }) {
  const t = useTranslations('overview.steps');
  const Icon = done ? CircleCheck : Circle;
  return (
    <li className={classes.step} data-done={done || undefined}>
      <Icon size={18} aria-label={done ? t('done') : t('open')} role="img" />
      <div>
        <strong>{title}</strong>
        <span>{children}</span>
      </div>
    </li>
  );
}

/** Where storage is blocked, the steps show again after a reload. */
function wasHidden(accountId: string): boolean {
  try {
    return localStorage.getItem(entryOf(accountId)) === 'hidden';
  } catch {
    return false;
  }
}

function remember(accountId: string): void {
  try {
    localStorage.setItem(entryOf(accountId), 'hidden');
  } catch {
    // Blocked: hidden until the next reload.
  }
}
