/** Domains screen: lists the branded domains, and opens the dialogs that add, change and delete one. */
import { Alert } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Identified } from '#contract/reading/readable.ts';
import type { Domain } from '#contract/resources/domains.ts';
import { ListPage } from '#features/records/ListPage.tsx';
import { domainsQuery } from '#queries/resources/domains.ts';
import { AddDomainDialog, ChangeRedirectsDialog, DeleteDomainDialog } from './DomainDialogs.tsx';
import { DomainTable } from './DomainTable.tsx';

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; domain: Identified<Domain> };

/** Costs one request. */
export function DomainsPage() {
  const t = useTranslations('domains');
  const [dialog, setDialog] = useState<OpenDialog>();
  const [message, setMessage] = useState('');
  const close = () => setDialog(undefined);
  return (
    <ListPage
      title={t('title')}
      list={domainsQuery}
      create={{ label: t('add.title'), onClick: () => setDialog({ kind: 'add' }) }}
      notice={
        message === '' ? null : (
          <Alert
            role="status"
            withCloseButton
            closeButtonLabel={t('close')}
            onClose={() => setMessage('')}
          >
            <span dir="auto">{message}</span>
          </Alert>
        )
      }
      cardHeight={108}
      emptyTitle={t('empty.title')}
      empty={t('empty.text')}
      rows={(domains, stale) => (
        <DomainTable
          domains={domains}
          stale={stale}
          onAction={(kind, domain) => setDialog({ kind, domain })}
        />
      )}
    >
      {dialog?.kind === 'add' ? <AddDomainDialog onClose={close} /> : null}
      {dialog?.kind === 'edit' ? (
        <ChangeRedirectsDialog domain={dialog.domain} onClose={close} />
      ) : null}
      {dialog?.kind === 'delete' ? (
        <DeleteDomainDialog
          domain={dialog.domain}
          onDeleted={(answer) => setMessage(answer || t('deleted'))}
          onClose={close}
        />
      ) : null}
    </ListPage>
  );
}
