/** Profile tab: what the service tells of the account. */
import { Badge, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Account } from '#contract/resources/account.ts';
import { ReadingNotes } from '#features/records/ReadingNotes.tsx';
import { useEngine } from '#queries/EngineContext.tsx';
import { accountQuery } from '#queries/resources/account.ts';
import { LastUpdated } from '#ui/layout/LastUpdated.tsx';
import { PanelSkeleton } from '#ui/layout/Panel.tsx';
import { QueryState } from '#ui/layout/QueryState.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { TimeAgo } from '#ui/text/TimeAgo.tsx';
import { ReadValue } from '#ui/text/UnparsedValue.tsx';
import { UntrustedText } from '#ui/text/UntrustedText.tsx';
import classes from './ProfilePanel.module.css';
import { SettingsSection } from './SettingsSection.tsx';

export function ProfileTab() {
  const t = useTranslations('account');
  const account = useQuery(accountQuery(useEngine()));
  return (
    <Stack gap="md">
      <QueryState query={account} what={t('what.account')} skeleton={<PanelSkeleton rows={6} />}>
        {(data) => (
          <>
            <ReadingNotes notes={data.notes} />
            <ProfilePanel account={data} />
          </>
        )}
      </QueryState>
      <div className={classes.updated}>
        <LastUpdated query={account} />
      </div>
    </Stack>
  );
}

/** Name, plan and dates of the account. The picture is only linked, because loading it would tell its server. */
function ProfilePanel({ account }: { account: Account }) {
  const t = useTranslations('account.profile');
  const { username, email } = account;
  return (
    <SettingsSection title={t('title')}>
      <div className={classes.who}>
        <span className={classes.initial} aria-hidden>
          {Array.from(username || email || '')[0]?.toUpperCase() ?? '–'}
        </span>
        <div className={classes.names}>
          <div className={classes.name}>
            <ReadValue of={account} name="username">
              {(text) => <UntrustedText text={text || t('noName')} fold={120} />}
            </ReadValue>
          </div>
          <ReadValue of={account} name="email">
            {(text) => <UntrustedText text={text || t('noEmail')} fold={120} />}
          </ReadValue>
        </div>
      </div>
      <dl className={classes.facts}>
        <dt>{t('plan')}</dt>
        <dd>
          <ReadValue of={account} name="status">
            {(status) =>
              status === '' ? (
                t('unknown')
              ) : (
                <Badge maw="100%">
                  <bdi>{status.slice(0, 60)}</bdi>
                </Badge>
              )
            }
          </ReadValue>
        </dd>
        <dt>{t('ends')}</dt>
        <dd>
          <ReadValue of={account} name="expires" none={t('endless')}>
            {(expires) => <TimeAgo moment={expires} both />}
          </ReadValue>
        </dd>
        <dt>{t('since')}</dt>
        <dd>
          <ReadValue of={account} name="registered" none={t('unknown')}>
            {(registered) => <TimeAgo moment={registered} both />}
          </ReadValue>
        </dd>
        <dt>{t('picture')}</dt>
        <dd>
          <ReadValue of={account} name="avatar">
            {(avatar) => (avatar === '' ? t('noPicture') : <ExternalLink url={avatar} />)}
          </ReadValue>
        </dd>
        <dt>{t('service')}</dt>
        <dd>{useEngine().serviceAddress}</dd>
      </dl>
    </SettingsSection>
  );
}
