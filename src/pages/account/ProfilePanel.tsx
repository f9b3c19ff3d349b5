/** Profile panel: name, plan and dates of the account. The picture is only linked, because loading it would tell its server. */
import { Badge } from '@mantine/core';
import type { Account } from '#contract/resources/account.ts';
import { useEngine } from '#queries/EngineContext.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { TimeAgo } from '#ui/text/TimeAgo.tsx';
import { UntrustedText } from '#ui/text/UntrustedText.tsx';
import classes from './ProfilePanel.module.css';

export function ProfilePanel({ account }: { account: Account }) {
  const { username, email, avatar, status, expires, registered } = account;
  return (
    <Panel title="Profile">
      <div className={classes.who}>
        <span className={classes.initial} aria-hidden>
          {Array.from(username || email)[0]?.toUpperCase() ?? '–'}
        </span>
        <div className={classes.names}>
          <div className={classes.name}>
            <UntrustedText text={username || 'No name'} fold={120} />
          </div>
          <UntrustedText text={email || 'No e-mail address'} fold={120} />
        </div>
      </div>
      <dl className={classes.facts}>
        <dt>Plan</dt>
        <dd>
          {status === '' ? (
            'Not told'
          ) : (
            <Badge maw="100%">
              <bdi>{status.slice(0, 60)}</bdi>
            </Badge>
          )}
        </dd>
        <dt>Plan ends</dt>
        <dd>
          <TimeAgo moment={expires} none="Never: the service names no end" both />
        </dd>
        <dt>Member since</dt>
        <dd>
          <TimeAgo moment={registered} none="Not told" both />
        </dd>
        <dt>Picture</dt>
        <dd>{avatar === '' ? 'None' : <ExternalLink address={avatar} />}</dd>
        <dt>Service</dt>
        <dd>{useEngine().serviceAddress}</dd>
      </dl>
    </Panel>
  );
}
